import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lantern } from '../../../test/setup/brands/lantern-brand.ts'
import { assemble } from '../../markets/assemble.ts'
import { isIconName } from '../artwork/icon-names.ts'
import { checkRelease } from './checks.ts'
import type { Release } from './release.ts'

const [release] = assemble([lantern], { port: 8787, now: new Date('2026-11-21T02:00:00Z') })
const { catalogue } = release ?? {}
if (!release || !catalogue) throw new Error('There is no catalogue')

const bergen = 'lantern/tours/010-bergen-line.json'
const lofoten = 'lantern/tours/020-lofoten-islands.json'

/** The release with another text in one of its files. */
const withFile = (name: string, change: (text: string) => string): Release => {
  const edit = (file: { name: string; text: string }) => (file.name === name ? { name, text: change(file.text) } : file)
  return { ...release, catalogue: { ...catalogue, themes: edit(catalogue.themes), tours: catalogue.tours.map(edit) } }
}
const toldOf = (changed: Release) => checkRelease(changed, isIconName).map(({ severity, at, message }) => `${severity}: ${at} ${message}`)
/** What the change adds to what is told of the catalogue as it is. */
const asItIs = new Set(toldOf(release))
const told = (changed: Release) => toldOf(changed).filter((line) => !asItIs.has(line))

const replace = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`There is no ${from}`)
  return text.replace(from, to)
}
/** A field of a tour, changed. */
const edit = (change: (tour: Record<string, unknown>) => void) => (text: string) => {
  const tour = JSON.parse(text)
  change(tour)
  return JSON.stringify(tour)
}

test('the example has no errors, and is warned of the harvest that is over', () =>
  expect([...asItIs]).toEqual([
    'warning: lantern/tours/050-florence-to-siena.json.departures has no day after 2026-11-21: the tour is not listed any more',
  ]))

test.each<[string, string, (text: string) => string, string[]]>([
  [
    'a region that the market lacks',
    bergen,
    replace('"region": "nordics"', '"region": "atlantis"'),
    [
      `error: ${bergen}.region “atlantis” is no region of the market gb (it has nordics, western-europe, central-europe, southern-europe, africa, asia, americas, oceania)`,
      `error: ${bergen}.region “atlantis” is no region of the market no (it has nordics, western-europe, central-europe, southern-europe, africa, asia, americas, oceania)`,
    ],
  ],
  [
    'a country that the market lacks',
    'lantern/tours/040-copenhagen-weekend.json',
    replace('"denmark"', '"lemuria"'),
    ['error: lantern/tours/040-copenhagen-weekend.json.countries “lemuria” is no country of the market gb'],
  ],
  [
    'an unknown scene',
    bergen,
    replace('/assets/artwork/fjord-3', '/assets/artwork/fjord-33'),
    [`error: ${bergen}.pictures.0.src “/assets/artwork/fjord-33” is neither a scene such as /assets/artwork/fjord-1 nor an https address`],
  ],
  ['no picture', bergen, edit((tour) => (tour.pictures = [])), [`error: ${bergen}.pictures has no picture`]],
  [
    'a template id that is none',
    bergen,
    replace('"t9000001"', '"bergen-line"'),
    [`error: ${bergen}.id “bergen-line” is no template id of the provider: a t and seven digits`],
  ],
  [
    'an id that another tour has',
    lofoten,
    replace('"t0010002"', '"t9000001"'),
    [`error: ${lofoten}.id “t9000001” is also the id of ${bergen}`],
  ],
  ['a missing language', bergen, edit((tour) => (tour.title = { en: 'Only in English' })), [`error: ${bergen}.title.no is missing`]],
  ['no title at all', bergen, edit((tour) => delete tour.title), [`error: ${bergen}.title is missing`]],
  ['a title in no language', bergen, edit((tour) => (tour.title = {})), [`error: ${bergen}.title has no text in any language`]],
  [
    'a theme without a name',
    bergen,
    replace('"themes": ["rail"]', '"themes": ["trains"]'),
    [`error: ${bergen}.themes “trains” has no name in lantern/themes.json`],
  ],
  ['a field misspelt', bergen, replace('"payableLocally"', '"paidLocally"'), [`error: ${bergen}.paidLocally is no field of a catalogue`]],
  ['a file that is no JSON', bergen, () => '{', [expect.stringContaining(`error: ${bergen} is not JSON: `) as string]],
  [
    'a market that the brand lacks',
    bergen,
    edit((tour) => (tour.markets = ['gb', 'zz'])),
    [`error: ${bergen}.markets “zz” is no market of the brand`],
  ],
  [
    'a day too many',
    lofoten,
    edit((tour) => (tour.days as unknown[]).pop()),
    [`error: ${lofoten}.days tells 6 days, where 6 nights make 7`],
  ],
  [
    'a day at no stop',
    bergen,
    replace('"stop": "bergen"', '"stop": "voss"'),
    [`error: ${bergen}.days.3.stop is “voss”, which is no stop of the tour (it has oslo, flam, bergen)`],
  ],
  ['dates the wrong way round', bergen, replace('2099-12-31', '2025-12-31'), [`error: ${bergen}.departures.0.to is before \`from\``]],
  [
    'a price missing in a currency',
    bergen,
    edit((tour) => (tour.departures = [{ from: '2027-05-01', price: { GBP: 900 } }])),
    [`error: ${bergen}.departures.0.price has none in NOK, the currency of the market no`],
  ],
  [
    'a date that is over beside others',
    bergen,
    edit((tour) => (tour.departures as unknown[]).push({ from: '2026-11-21', price: { GBP: 1, NOK: 1 } })),
    [`warning: ${bergen}.departures.1 was over on 2026-11-21`],
  ],
  [
    'a theme without a language',
    'lantern/themes.json',
    edit((themes) => (themes.rail = { en: 'By rail' })),
    ['error: lantern/themes.json.rail.no is missing'],
  ],
])('%s is told by file and field', (_, name, change, expected) => expect(told(withFile(name, change))).toEqual(expected))

test('own routes need places, which a catalogue does not have', () => {
  const markets = release.markets.map((market) => ({
    ...market,
    featureFlags: { ...market.featureFlags, enableDesignYourOwnTourPage: true },
  }))
  expect(told({ ...release, markets })).toEqual(
    ['gb', 'no'].map((key) => expect.stringMatching(`^warning: ${key}.featureFlags.enableDesignYourOwnTourPage is on, but`)),
  )
})

test('the tour in the guide is one that may be released', () => {
  const guide = readFileSync(new URL('../../../docs/catalogue.md', import.meta.url), 'utf8')
  const [, example = ''] = /```json tour\n([\s\S]*?)```/.exec(guide) ?? []
  expect(told(withFile(bergen, () => example))).toEqual([])
})

test('more tours than a document for searching may hold are refused', () => {
  const keywords = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(' ')
  const text = edit((tour) => (tour.keywords = { en: keywords, no: keywords }))(catalogue.tours[0]?.text ?? '')
  const tours = Array.from({ length: 80 }, (_, index) => ({
    name: `lantern/tours/${index}.json`,
    text: text.replace('t9000001', `t${String(index).padStart(7, '0')}`),
  }))
  const many = told({ ...release, catalogue: { ...catalogue, tours } })
  expect(many).toEqual(
    ['en', 'no'].map((code) => expect.stringMatching(`^error: catalogue.${code} is \\d+ bytes for searching, more than`)),
  )
})
