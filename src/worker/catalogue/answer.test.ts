import { describe, expect, test, vi } from 'vitest'
import { lantern } from '../../../test/setup/brands/lantern-brand.ts'
import { assemble } from '../../markets/assemble.ts'
import { toSearchIndex } from '../../shared/catalogue/search-index.ts'
import { readCatalogue } from '../../shared/catalogue/source-files.ts'
import type { CatalogueTour } from '../../shared/catalogue/tour.ts'
import { type CallAnswer, type CallInput, type CallName, callNamed, calls } from '../../shared/provider/calls.ts'
import { answerFromCatalogue } from './answer.ts'
import type { CatalogueStandpoint } from './standpoint.ts'

const [release] = assemble([lantern], { port: 8787, now: new Date('2026-11-21T02:00:00Z') })
if (!release?.catalogue) throw new Error('There is no catalogue')
const { themes, tours } = readCatalogue(release.catalogue)
const all = tours.map(({ tour }) => tour)

const standpointOf = (key: 'gb' | 'no', today = '2026-11-21'): CatalogueStandpoint => {
  const market = release.markets.find((each) => each.key === key)
  if (!market) throw new Error(`There is no market ${key}`)
  return { market, language: key === 'gb' ? 'en' : 'no', locale: key === 'gb' ? 'en-GB' : 'nb-NO', today }
}
const documentsOf = (of: readonly CatalogueTour[], { language }: CatalogueStandpoint) => {
  const index = toSearchIndex(of, themes, language)
  return { index: async () => index, tour: async (id: string) => of.find((tour) => tour.id === id) }
}

/** The answer as the pages get it: the query and the answer pass the schemas of the call. */
async function ask<Name extends CallName>(
  name: Name,
  query: CallInput<Name>['query'],
  { standpoint = standpointOf('gb'), of = all }: { standpoint?: CatalogueStandpoint; of?: readonly CatalogueTour[] } = {},
): Promise<CallAnswer<Name>> {
  const { status, body } = await answerFromCatalogue(
    name,
    callNamed(name).query.parse(query ?? {}),
    documentsOf(of, standpoint),
    standpoint,
  )
  expect(status).toBe(200)
  // Over the wire and back.
  return calls[name].answer.parse(JSON.parse(JSON.stringify(body))) as CallAnswer<Name>
}
const found = async (query: CallInput<'discovery/tours'>['query'], options?: Parameters<typeof ask>[2]) =>
  (await ask('discovery/tours', query, options)).tours.map(({ id }) => id)

const [bergen, lofoten, alps, copenhagen, harvest] = ['t9000001', 't0010002', 't0010003', 't0010004', 't0010005'] as const

describe('a search', () => {
  test('finds what the market sells and has departures ahead, in the order of the files', async () => {
    expect(await found({})).toEqual([bergen, lofoten, alps, copenhagen])
    expect(await found({}, { standpoint: standpointOf('no') })).toEqual([bergen, lofoten, alps])
  })

  test('shows a card in the language and the currency of the market', async () => {
    const { tours: shown } = await ask('discovery/tours', { query: 'lofoten' }, { standpoint: standpointOf('no') })
    expect(shown).toEqual([
      {
        id: lofoten,
        title: 'Lofoten til fots og med båt',
        tourType: 'GroupTour',
        nights: 6,
        route: ['Bodø', 'Reine', 'Svolvær'],
        picture: { url: '/assets/artwork/islands-4', caption: 'Røde rorbuer under en bratt tind' },
        fromPrice: { amount: 1_990_000, currency: 'NOK' },
        start: { lat: 67.28, lon: 14.4 },
      },
    ])
  })

  test.each([
    ['flam', [bergen]],
    ['FLÅM', [bergen]],
    ['norw', [bergen, lofoten]],
    ['rail', [alps, bergen]],
    ['sauna', []],
    ['zermatt innsbruck', [alps]],
    ['zermatt oslo', []],
    ['🏔', []],
  ])('%s finds %j', async (query, ids) => expect(await found({ query })).toEqual(ids))

  test('a place is found by its name in another language too', async () =>
    expect(await found({ query: 'florence' }, { standpoint: standpointOf('no', '2025-09-01') })).toEqual([harvest]))

  test.each([
    [{ region: 'nordics' }, [bergen, lofoten, copenhagen]],
    [{ region: 'nordics,central-europe', type: 'Individual' as const }, [bergen, alps, copenhagen]],
    [{ country: 'denmark' }, [copenhagen]],
    [{ theme: 'walking' }, [lofoten, alps]],
    [{ nights: '-4' }, [bergen, copenhagen]],
    [{ nights: '6-8' }, [lofoten, alps]],
    [{ price: '-890' }, [bergen, copenhagen]],
    [{ price: '1000-' }, [lofoten, alps]],
    [{ type: 'GroupTour' as const }, [lofoten]],
    [{ month: '2027-02' }, [bergen, lofoten, alps, copenhagen]],
    [{ month: '2020-02' }, []],
    [{ ids: `${alps},${harvest},${bergen}` }, [alps, bergen]],
    [{ sort: 'price' as const }, [copenhagen, bergen, lofoten, alps]],
    [{ sort: '-price' as const }, [alps, lofoten, bergen, copenhagen]],
    [{ sort: 'nights' as const }, [copenhagen, bergen, lofoten, alps]],
    [{ sort: '-nights' as const }, [alps, lofoten, bergen, copenhagen]],
    [{ sort: 'departure' as const }, [bergen, copenhagen, alps, lofoten]],
  ])('%j finds %j', async (query, ids) => expect(await found(query)).toEqual(ids))

  test('counts each facet by all other filters, with names in the language', async () => {
    const { facets } = await ask('discovery/tours', { region: 'nordics', theme: 'rail' }, { standpoint: standpointOf('no') })
    expect(facets.region).toEqual([
      { value: 'central-europe', label: 'Mellom-Europa', count: 1 },
      { value: 'nordics', label: 'Norden', count: 1 },
    ])
    expect(facets.country).toEqual([{ value: 'norway', label: 'Norge', count: 1 }])
    expect(facets.theme).toEqual(
      [
        { value: 'walking', label: 'Fotturer', count: 1 },
        { value: 'islands', label: 'Øyer', count: 1 },
        { value: 'rail', label: 'Med tog', count: 1 },
      ].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'nb-NO')),
    )
    expect(facets.nights).toEqual([{ value: '-5', label: '≤\u00a05', count: 1 }])
    expect(facets.type).toEqual([{ value: 'Individual', label: 'På egen hånd', count: 1 }])
    expect(facets.month[0]).toEqual({ value: '2026-11', label: 'november 2026', count: 1 })
    expect(facets.month).toHaveLength(25)
  })

  test('keeps what was chosen among the facets where it leads to nothing', async () => {
    const { facets } = await ask('discovery/tours', { country: 'norway,peru' })
    expect(facets.country.find(({ value }) => value === 'peru')).toEqual({ value: 'peru', label: 'Peru', count: 0 })
  })

  test.each(['gb', 'no'] as const)('offers ranges of prices that each tour of %s is in, at round numbers', async (key) => {
    const { facets, total } = await ask('discovery/tours', {}, { standpoint: standpointOf(key) })
    expect(facets.price.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(total)
    expect(facets.price.map(({ value }) => value)).toEqual(
      key === 'gb' ? ['-1000', '1000-1500', '2000-3000'] : ['10000-15000', '15000-20000', '20000-30000'],
    )
  })

  test('names what is nearest where nothing fits: other words, else a filter less', async () => {
    const byWord = await ask('discovery/tours', { query: 'lofoten sauna' })
    expect([byWord.total, byWord.nearest.map(({ id }) => id)]).toEqual([0, [lofoten]])
    const byFilter = await ask('discovery/tours', { country: 'norway', theme: 'city' })
    expect([byFilter.total, byFilter.nearest.map(({ id }) => id)]).toEqual([0, [bergen, lofoten]])
  })

  test('tells the words that were probably meant', async () => {
    const { corrected, nearest } = await ask('discovery/tours', { query: 'Lofotne' })
    expect([corrected, nearest.map(({ id }) => id)]).toEqual(['Lofoten', [lofoten]])
  })

  test('turns pages of 24, to the last one and no further', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...(all[0] as CatalogueTour), id: `t${String(index).padStart(7, '0')}` }))
    const second = await ask('discovery/tours', { page: 2 }, { of: many })
    expect([second.total, second.page, second.pageSize, second.tours.length]).toEqual([30, 2, 24, 6])
    expect(await ask('discovery/tours', { page: 9 }, { of: many })).toEqual(second)
    expect(await ask('discovery/tours', { page: 9, region: 'asia' }, { of: many })).toMatchObject({ total: 0, page: 1, tours: [] })
  })

  test('a tour leaves the list with its last departure that is not full', async () => {
    const [first] = all
    const tour = {
      ...(first as CatalogueTour),
      departures: [
        { from: '2026-12-01', price: { GBP: 1 } },
        { from: '2026-12-09', price: { GBP: 1 }, places: 0 },
      ],
    }
    expect(await found({}, { of: [tour], standpoint: standpointOf('gb', '2026-11-30') })).toEqual([tour.id])
    expect(await found({}, { of: [tour], standpoint: standpointOf('gb', '2026-12-01') })).toEqual([])
  })
})

describe('suggestions', () => {
  test.each([
    ['no', ['Norway', 'The Nordics']],
    ['køben', ['Copenhagen']],
    ['swit', ['Switzerland']],
    ['bergn', ['Bergen']],
    ['xy', []],
    ['🏔!', []],
  ])('for %s are %j', async (query, labels) =>
    expect((await ask('discovery/suggestions', { query })).places.map(({ label }) => label).sort()).toEqual(labels),
  )
  test('name tours by their title and count the tours of a place', async () =>
    expect(await ask('discovery/suggestions', { query: 'berg' })).toEqual({
      places: [{ kind: 'place', key: 'bergen', label: 'Bergen', count: 1 }],
      tours: [{ id: bergen, title: 'The Bergen Line, slowly', nights: 4 }],
    }))
})

describe('a tour', () => {
  test('has its day plan, pictures and terms in the language of the page', async () => {
    const tour = await ask('discovery/tour-details', { tripId: bergen }, { standpoint: standpointOf('no') })
    expect(tour).toMatchObject({
      title: 'Bergensbanen i ro og mak',
      region: 'nordics',
      countries: ['norway'],
      days: 5,
      fromPrice: { amount: 1_240_000, currency: 'NOK' },
      payableLocally: [{ name: 'Turistskatt i Bergen', value: { amount: 250, currency: 'EUR' } }],
      difficulty: { level: 1 },
      rentalCar: false,
    })
    expect(tour.pictures).toHaveLength(2)
    expect(tour.dayPlan[1]).toMatchObject({
      day: 2,
      place: 'Flåm',
      accommodation: { name: 'Fjordkroa', meals: ['Frokost'] },
      transport: { type: 'train', kilometres: 335, minutes: 320, text: 'Tog over Myrdal' },
    })
    expect(tour.stops.map(({ name, nights }) => [name, nights])).toEqual([
      ['Oslo', 1],
      ['Flåm', 2],
      ['Bergen', 1],
    ])
    expect(tour.similar.map(({ id }) => id)).toEqual([lofoten, alps])
  })

  test('that is over has its last price, and no dates', async () => {
    expect((await ask('discovery/tour-details', { tripId: harvest })).fromPrice).toEqual({ amount: 76_000, currency: 'GBP' })
    expect(await ask('discovery/departures', { tripId: harvest })).toMatchObject({ months: [], departures: [], nearest: [] })
  })

  test.each([
    ['nobody has', 't0099999', standpointOf('gb')],
    ['the market does not sell', copenhagen, standpointOf('no')],
  ])('that %s is not there, and no document is read for it', async (_, tripId, standpoint) => {
    const documents = { ...documentsOf(all, standpoint), tour: vi.fn() }
    for (const name of ['discovery/tour-details', 'discovery/departures'] as const)
      expect((await answerFromCatalogue(name, { tripId }, documents, standpoint)).status).toBe(404)
    expect(documents.tour).not.toHaveBeenCalled()
  })

  test('whose document cannot be read is unavailable, and so is all without the index', async () => {
    const standpoint = standpointOf('gb')
    const documents = documentsOf(all, standpoint)
    const unread = async () => undefined
    expect(
      (await answerFromCatalogue('discovery/tour-details', { tripId: bergen }, { ...documents, tour: unread }, standpoint)).status,
    ).toBe(503)
    expect((await answerFromCatalogue('discovery/tours', {}, { ...documents, index: unread }, standpoint)).status).toBe(503)
  })

  test('is listed for the sitemap with the day of its last change', async () =>
    expect((await ask('discovery/tour-ids', undefined)).tours[0]).toEqual({
      id: bergen,
      title: 'The Bergen Line, slowly',
      lastModified: '2026-11-20',
    }))
})

describe('departures', () => {
  test('begin tomorrow, two years ahead', async () => {
    const { month, months, departures } = await ask('discovery/departures', { tripId: bergen })
    expect([month, months[0], months.length, departures[0]?.startDate, departures[0]?.endDate]).toEqual([
      '2026-11',
      '2026-11',
      25,
      '2026-11-22',
      '2026-11-26',
    ])
  })

  test('cost what their lines add up to: adults, children by age, rooms with one', async () => {
    const { departures, payableLocally } = await ask('discovery/departures', { tripId: bergen, month: '2027-01', rooms: '2-5,13_1' })
    const [first] = departures
    expect(first?.lines.map(({ kind, age, count, amount }) => [kind, age, count, amount.amount])).toEqual([
      ['adult', undefined, 3, 267_000],
      ['child', 13, 1, 89_000],
      ['child', 5, 1, 53_400],
      ['single-room', undefined, 1, 18_000],
    ])
    expect(first?.total).toEqual({ amount: 427_400, currency: 'GBP' })
    expect(payableLocally[0]?.value.amount).toBe(1250)
  })

  test('are on the weekdays of their rules, the last rule that names a day counts', async () => {
    const { departures } = await ask('discovery/departures', { tripId: lofoten, month: '2027-01' })
    expect(departures.map(({ startDate, status, placesLeft }) => [startDate.slice(8), status, placesLeft])).toEqual([
      ['02', 'available', undefined],
      ['06', 'few', 3],
      ['09', 'available', undefined],
      ['13', 'few', 3],
      ['16', 'available', undefined],
      ['20', 'few', 3],
      ['23', 'available', undefined],
      ['27', 'few', 3],
      ['30', 'available', undefined],
    ])
    const [first] = all
    const tour = {
      ...(first as CatalogueTour),
      departures: [
        { from: '2027-01-01', to: '2027-01-03', price: { GBP: 100 } },
        { from: '2027-01-02', price: { GBP: 150 } },
      ],
    }
    const overridden = await ask('discovery/departures', { tripId: tour.id, rooms: '1' }, { of: [tour] })
    expect(overridden.departures.map(({ lines: [adult] }) => adult?.each.amount)).toEqual([10_000, 15_000, 10_000])
  })

  test('are full for more persons than there are places or than the group takes; the nearest free ones are named', async () => {
    const { departures, nearest } = await ask('discovery/departures', { tripId: lofoten, month: '2027-01', rooms: '4' })
    expect(departures.filter(({ status }) => status === 'full')).toHaveLength(4)
    expect(nearest).toEqual([])
    const nine = await ask('discovery/departures', { tripId: lofoten, month: '2027-01', rooms: '4_4_1' })
    expect([nine.departures.every(({ status }) => status === 'full'), nine.nearest]).toEqual([true, []])
    const [first] = all
    const tour = {
      ...(first as CatalogueTour),
      departures: [
        { from: '2027-01-02', price: { GBP: 100 }, places: 0 },
        { from: '2027-02-02', price: { GBP: 100 } },
      ],
    }
    const other = await ask('discovery/departures', { tripId: tour.id, month: '2027-01' }, { of: [tour] })
    expect(other.nearest.map(({ startDate }) => startDate)).toEqual(['2027-02-02'])
  })

  test('of rooms that cannot be read are refused', async () => {
    const standpoint = standpointOf('gb')
    const answer = await answerFromCatalogue(
      'discovery/departures',
      { tripId: bergen, rooms: '9-99' },
      documentsOf(all, standpoint),
      standpoint,
    )
    expect(answer.status).toBe(400)
  })
})

test('own routes find no places', async () => expect(await ask('discovery/places', { region: 'nordics' })).toEqual({ places: [] }))
