import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consentSeconds, promoBannerSeconds } from '../cookies.ts'
import { storedItems, storedUnder } from './stored-items.ts'

test('a row is found by what a browser keeps', () => {
  expect(storedUnder('cookie', '__Host-checkout-session')).toBe('session')
  expect(storedUnder('local', 'checkout-completed-abcdefghijkl')).toBe('marks')
  expect(storedUnder('session', 'checkout-completed-abcdefghijkl')).toBeUndefined()
  expect(storedUnder('cookie', 'analytics')).toBeUndefined()
})

test('cookies that the browser writes live as long as is told', () => {
  expect([storedItems.banner.life, storedItems.consent.life]).toEqual([promoBannerSeconds, consentSeconds])
})

/** Names in the code beside the calls that keep something: literal, or a constant of the same file. */
function namesIn(source: string, call: RegExp): string[] {
  const constants = new Map(
    [...source.matchAll(/const (\w+)(?: = \([^)]*\))? =>? ?[`'"]([^`'"]+)[`'"]/g)].map(([, name, text]) => [name, text]),
  )
  return [...source.matchAll(call)].flatMap(([, literal, name]) => {
    const text = literal ?? constants.get(name ?? '')
    return text ? [text.replace(/\$\{.*$/, '…')] : []
  })
}

test('whatever the client keeps stands in the table', () => {
  const found = globSync('src/client/**/*.{ts,tsx}').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const kept = (area: 'local' | 'session', storage: string) =>
      namesIn(source, new RegExp(`${storage}\\.setItem\\((?:['"\`]([^'"\`]+)['"\`]|(\\w+))`, 'g')).map(
        (name) => [file, area, name] as const,
      )
    return [
      ...kept('local', 'localStorage'),
      ...kept('session', 'sessionStorage'),
      ...namesIn(source, /indexedDB\.open\((?:['"`]([^'"`]+)['"`]|(\w+))/g).map((name) => [file, 'database', name] as const),
    ]
  })
  expect(found.length).toBeGreaterThan(6)
  expect(found.filter(([, area, name]) => !storedUnder(area, name))).toEqual([])
})

test('whatever the worker keeps stands in the table', () => {
  const found = globSync('src/worker/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return namesIn(source, /hostCookie\(request, (?:['"`]([^'"`]+)['"`]|(\w+))/g)
  })
  expect(new Set(found.map((name) => storedUnder('cookie', name)))).toEqual(new Set(['session', 'link']))
})
