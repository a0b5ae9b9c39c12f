import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asvsRows } from './setup/asvs-rows.ts'

const table = readFileSync('docs/security.md', 'utf8')

/** `V6.2.1–V6.2.12` is each of them. */
function rowsIn(cell: string): string[] {
  return cell.split(',').flatMap((part) => {
    const [from = '', to] = part.trim().split('–')
    const [, section = '', first = ''] = /^(V\d+\.\d+)\.(\d+)$/.exec(from) ?? []
    const last = to === undefined ? Number(first) : Number(to.slice(section.length + 1))
    return Array.from({ length: last - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`)
  })
}

const answered = [...table.matchAll(/^\| (V[^|]+)\|([^|]*)\|([^|]*)\|$/gm)].map(([, rows = '', what = '', answer = '']) => ({
  rows: rowsIn(rows),
  what: what.trim(),
  answer: answer.trim(),
}))

test('every row of levels 1 and 2 is answered, once', () => {
  const rows = answered.flatMap((each) => each.rows)
  expect(rows.toSorted()).toEqual([...asvsRows].toSorted())
  expect(answered.filter(({ what, answer }) => what === '' || answer === '')).toEqual([])
})

test('what the answers name is there', () => {
  const named = [...table.matchAll(/`((?:src|test|scripts|sandbox|public|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
  const linked = [...table.matchAll(/\]\(([\w.-]+)\)/g)].map(([, path = '']) => `docs/${path}`)
  expect(linked.filter((path) => !existsSync(path))).toEqual([])
})

test('logs and traces keep addresses without their query', () => {
  const settings = readFileSync('wrangler.toml', 'utf8')
  expect(/^\[observability\]\n(?:(?!\[).*\n)*redact_query_string = true$/m.test(settings)).toBe(true)
})
