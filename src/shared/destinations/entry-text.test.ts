import { assert, describe, expect, it, test } from 'vitest'
import { assemble } from '../../markets/assemble.ts'
import { whitelabels } from '../../markets/whitelabels.ts'
import type { Market } from '../market/market.ts'
import type { RichNode, RichText } from '../market/rich-text.ts'
import { pageTextsOf } from '../texts/page-texts.ts'
import { translator } from '../texts/texts.ts'
import { entryText } from './entry-text.ts'

const releases = assemble(whitelabels, { port: 8787, now: new Date('2026-11-21') })
const markets = releases.flatMap((release) => release.markets)
const marketOf = (key: string): Market => {
  const found = releases[0]?.markets.find((market) => market.key === key)
  assert(found)
  return found
}
const said = (nodes: RichText): string => nodes.map((node: RichNode) => (node.text ?? '') + said(node.content ?? [])).join('')
const english = marketOf('gb').texts

function entryOf(key: string, country: string): string {
  const { destinations, country: home, entryAdvice, contact } = marketOf(key)
  const found = destinations.flatMap(({ countries }) => countries).find((each) => each.key === country)
  const facts = {
    home: home ?? undefined,
    countries: [{ name: country, rule: found?.entry }],
    advice: entryAdvice,
    phone: contact.phone,
  }
  return said(entryText(facts, translator(pageTextsOf(english, 'en', ['entry']), 'en-GB'), 'en-GB'))
}

describe('what it says of papers', () => {
  it.each([
    ['de', 'norway', 'identity card or passport, valid for your whole stay. No visa'],
    ['de', 'germany', 'you stay in your own country'],
    ['de', 'united-kingdom', '(ETA) has to be applied for'],
    ['gb', 'norway', 'passport, valid for at least 3 months beyond your stay. No visa'],
    ['gb', 'united-kingdom', 'you stay in your own country'],
    ['no', 'sweden', 'identity card or passport'],
    ['fr', 'united-states', '(ESTA) has to be applied for'],
    ['fr', 'south-africa', 'at least 1 month beyond'],
    ['gb', 'thailand', 'electronic arrival form (TDAC)'],
    ['it', 'namibia', 'A visa is needed'],
    ['pt', 'vietnam', 'Whether a visa is needed depends'],
  ])('a traveller from %s to %s: %s', (home, country, sentence) => {
    const text = entryOf(home, country)
    expect(text).toContain(sentence)
    expect(text).toContain('General information as of September 2025')
  })
  it('asks a traveller of no known nationality to look it up, and names no rule', () => {
    const text = entryOf('xx', 'norway')
    expect(text).toMatch(/depends on your nationality.*\+44 20 7946 0120/)
    expect(text).not.toContain('visa')
  })
})

test.each(markets.filter(({ country }) => country !== null))(
  '$key knows the entry rules of every country, and who has the last word',
  (market) => {
    const countries = market.destinations.flatMap((region) => region.countries)
    expect(countries.filter(({ entry }) => entry === undefined)).toEqual([])
    expect(market.entryAdvice?.ministry).toMatch(/^https:/)
  },
)

test('every market names who covers an insolvency', () => expect(markets.filter(({ insolvencyCover }) => !insolvencyCover)).toEqual([]))

test('every market describes every region and country in all its languages', () => {
  const missing = markets.flatMap(({ key, availableLanguages, destinations }) =>
    availableLanguages.flatMap(({ urlCode }) =>
      destinations.flatMap(({ key: region, introduction, countries }) =>
        [{ at: region, text: introduction }, ...countries.map((country) => ({ at: country.key, text: country.description }))]
          .filter(({ text }) => !text?.[urlCode])
          .map(({ at }) => `${key} ${urlCode} ${at}`),
      ),
    ),
  )
  expect(missing).toEqual([])
})
