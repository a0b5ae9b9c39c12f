import { describe, expect, test } from 'vitest'
import { type LanguageCode, languageCodes } from '../shared/language.ts'
import { isComplete } from '../shared/languages.ts'
import { assemble } from './assemble.ts'
import { addressFindings } from './form-of-address.ts'
import { written } from './languages/written.ts'
import { typographyFindings } from './typography.ts'
import { whitelabels } from './whitelabels.ts'
import { fill, spoken } from './words.ts'

function flat(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(node ?? {}).flatMap(([key, value]) => flat(value, path ? `${path}.${key}` : key))
}

const english = new Map(flat(spoken.en))
const wordsIn = (code: LanguageCode) => flat(spoken[code])
const isSlug = (key: string) => key.endsWith('.slug')

describe.each(languageCodes)('%s', (code) => {
  test.runIf(isComplete(code))('says everything that English says', () => {
    const own = new Map(wordsIn(code))
    expect([...english.keys()].filter((key) => !own.get(key))).toEqual([])
  })

  test('says nothing that English does not say', () => {
    const own = new Map(wordsIn(code))
    expect([...own.keys()].filter((key) => !english.has(key))).toEqual([])
  })

  test('sets quotation marks, spaces and dashes in its own way', () => {
    const findings = wordsIn(code).flatMap(([key, text]) =>
      isSlug(key) ? [] : text.split('\n').flatMap((line) => typographyFindings(code, line).map((found) => `${key}: ${found} in ${line}`)),
    )
    expect(findings).toEqual([])
  })

  test('addresses visitors in one form', () => {
    const findings = wordsIn(code).flatMap(([key, text]) =>
      isSlug(key) ? [] : addressFindings(code, text).map((found) => `${key}: ${found}`),
    )
    expect(findings).toEqual([])
  })
})

test.each(languageCodes.filter((code) => code !== 'en'))('%s says the same as English only where that is its own word', (code) => {
  const equal = wordsIn(code).flatMap(([key, text]) =>
    text === english.get(key) && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, ' ')) ? [key] : [],
  )
  expect(equal.sort()).toEqual(Object.keys(written[code].sameAsEnglish?.words ?? {}).sort())
})

test('placeholders are filled the same way everywhere, or in the words of each language; unknown ones stay', () =>
  expect(
    fill({ en: 'By {brand}, {place}, {other}', fr: 'Par {brand}, {place}' }, { brand: 'Tidemark', place: { en: 'here', fr: 'ici' } }),
  ).toEqual({
    en: 'By Tidemark, here, {other}',
    fr: 'Par Tidemark, ici',
  }))

/** Every text per language that a release carries outside of its interface and its longer writing. */
function labelsIn(node: unknown, at = ''): { at: string; code: LanguageCode; text: string }[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const code = languageCodes.find((each) => each === key)
    return code && typeof value === 'string' ? [{ at, code, text: value }] : labelsIn(value, `${at}.${key}`)
  })
}

const published = assemble(whitelabels, { port: 80, now: new Date('2026-11-21T02:00:00Z') }).flatMap(({ whitelabel, markets }) =>
  labelsIn({ whitelabel, markets: markets.map(({ texts: _, ...market }) => market) }, whitelabel.key),
)
const shown = published.filter(({ at }) => !/\.(?:slugs|internalUrl|externalUrls|homePagePath)$/.test(at))

test('what the brands publish is set well, too', () => {
  expect(shown.length).toBeGreaterThan(1000)
  const findings = shown.flatMap(({ at, code, text }) =>
    [...typographyFindings(code, text), ...addressFindings(code, text)].map((found) => `${at}.${code}: ${found} in ${text}`),
  )
  expect([...new Set(findings)]).toEqual([])
})

test('and is the same as in English only in names of places and in words that both languages have', () => {
  const sharedWords = ['Account', 'Contact', 'Cookies', 'Destinations', 'Home', 'Menu', 'Privacy']
  const english = new Map(shown.flatMap(({ at, code, text }) => (code === 'en' ? [[at, text]] : [])))
  const equal = shown.filter(({ at, code, text }) => code !== 'en' && text === english.get(at) && !/\.(?:localizedName|name)$/.test(at))
  expect([...new Set(equal.map(({ text }) => text))].filter((text) => /\p{L}{3}/u.test(text)).sort()).toEqual(sharedWords)
})
