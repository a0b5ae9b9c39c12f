import { expect, test } from 'vitest'
import { begun, begunTexts } from '../../../test/setup/brands/begun-brand.ts'
import { assemble } from '../../markets/assemble.ts'
import { isIconName } from '../artwork/icon-names.ts'
import { isBegun } from '../language.ts'
import { type Market, market as marketSchema } from '../market/market.ts'
import { pageTextsOf } from '../texts/page-texts.ts'
import { checkRelease } from './checks.ts'
import type { Release } from './release.ts'

const [release] = assemble([begun], { port: 8787, now: new Date('2026-11-21T02:00:00Z') }, begunTexts)
const [market] = release?.markets ?? []
if (!release || !market) throw new Error('There is no brand with a language that is begun')

const findingsOf = (changed: (market: Market) => Market): ReturnType<typeof checkRelease> => {
  const edited: Release = { ...release, markets: release.markets.map((each) => (each === market ? changed(each) : each)) }
  return checkRelease(edited, isIconName)
}
const inState = (state: 'begun' | 'complete') => (each: Market) => ({
  ...each,
  availableLanguages: each.availableLanguages.map((language) => (language.urlCode === 'en' ? language : { ...language, state })),
})
const english = Object.values(market.texts.en ?? {}).flatMap((messages) => Object.keys(messages ?? {}))

test('what a begun language lacks is told once for its texts and once for its labels, with their number, and stops nothing', () => {
  const findings = checkRelease(release, isIconName)
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  const told = new Map(findings.map(({ at, message }) => [at, message]))
  expect(told.get('xx.texts.fi')).toBe(`lacks ${english.length - 2} of ${english.length} texts; English stands in`)
  expect(told.get('xx.texts.da')).toBe(`lacks ${english.length} of ${english.length} texts; English stands in`)
  expect(told.get('xx.labels.da')).toMatch(/^lacks \d+ of \d+ texts; English stands in$/)
  expect(told.has('xx.labels.fi')).toBe(false)
  expect(told.get('xx.checkout.payButton.da')).toBe('has no approved wording; English stands in')
})

test('the same in a complete language is an error for each', () => {
  const errors = findingsOf(inState('complete')).filter(({ severity }) => severity === 'error')
  expect(errors.filter(({ at }) => at.startsWith('xx.texts.fi.'))).toHaveLength(english.length - 2)
  expect(errors).toContainEqual({ severity: 'error', at: 'xx.checkout.payButton.da', message: 'has no approved wording' })
})

test('other placeholders than in English, and a label that English lacks, too, are errors in a begun language as well', () => {
  const broken = findingsOf((each) => ({
    ...each,
    texts: { ...each.texts, fi: { ...each.texts.fi, common: { ...each.texts.fi?.common, pageNumber: 'Sivu' } } },
    headerConfiguration: { ...each.headerConfiguration, seeMoreLabel: { fi: 'Lisää' } },
  }))
  expect(broken.flatMap(({ severity, at }) => (severity === 'error' ? [at] : []))).toEqual([
    'xx.texts.fi.common.pageNumber',
    'xx.headerConfiguration.seeMoreLabel.en',
    'xx.headerConfiguration.seeMoreLabel.da',
  ])
})

test('English stands in text by text', () => {
  const { messages } = pageTextsOf(market.texts, 'fi', ['home'])
  expect(messages['common.close']).toBe('Sulje')
  expect(messages['common.retry']).toBe('Try again')
})

test('a market that was released before there were states has complete languages, and nothing to say of them', () => {
  const { partlyEnglishLabel: _, ...headerConfiguration } = market.headerConfiguration
  const availableLanguages = market.availableLanguages.map(({ state: _, ...language }) => language)
  const read = marketSchema.parse({ ...market, headerConfiguration, availableLanguages })
  expect(availableLanguages.map(({ urlCode }) => isBegun(read.availableLanguages, urlCode))).toEqual([false, false, false])
  expect(read.headerConfiguration.partlyEnglishLabel).toEqual({})
})
