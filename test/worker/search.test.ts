import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { apiHref } from '../../src/shared/provider/address.ts'
import type { FacetValue } from '../../src/shared/provider/discovery.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const named = z.object({ places: z.array(z.object({ label: z.string() })), tours: z.array(z.object({ title: z.string() })) })
const payloadOf = (html: string) => JSON.parse(/id="page-payload">([^<]*)</.exec(html)?.[1] ?? '')

async function suggest(query: string, home = '/xx-en') {
  const { place } = payloadOf((await shop.ask(home)).text)
  return shop.ask(apiHref(place, 'discovery/suggestions', { query }))
}

describe('suggestions', () => {
  test.each([
    ['alesund', 'Ålesund'],
    ['koopenhavn', 'Copenhagen'],
    ['mnuich', 'Munich'],
  ])('%s suggests %s', async (query, label) => {
    const { status, text, headers } = await suggest(query)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(named.parse(JSON.parse(text)).places.map((place) => place.label)).toContain(label)
  })

  test('a place is found in the language of the page', async () => {
    const { text } = await suggest('mnuich', '/de-de')
    expect(named.parse(JSON.parse(text)).places.map((place) => place.label)).toContain('München')
  })

  test.each(['', 'a', 'x'.repeat(201)])('what is too short or too long is refused: %s', async (query) =>
    expect((await suggest(query)).status).toBe(422),
  )

  test.each(['x'.repeat(200), '"*)( OR tours_text', '<script>alert(1)</script>', '🏔🏔', '__proto__'])(
    'odd words are answered plainly: %s',
    async (query) => {
      const { status, text } = await suggest(query)
      expect(status).toBe(200)
      expect(() => named.parse(JSON.parse(text))).not.toThrow()
    },
  )
})

describe('the search page', () => {
  test('a slip is answered with what was probably meant, and the rest of the search is kept', async () => {
    const { text } = await shop.ask('/xx-en/tours?query=mnuich&sort=price')
    expect(text).toContain('href="/xx-en/tours?query=Munich&amp;sort=price"')
  })

  test('several values of a facet are one address, whatever came first', async () => {
    const { text } = await shop.ask('/xx-en/tours?region=nordics')
    expect(text).toContain('href="/xx-en/tours?region=asia%2Cnordics"')
    const both = payloadOf((await shop.ask('/xx-en/tours?region=asia%2Cnordics')).text).data.result
    const counts = new Map<string, number>(both.facets.region.map(({ value, count }: FacetValue) => [value, count]))
    expect(both.total).toBe((counts.get('asia') ?? 0) + (counts.get('nordics') ?? 0))
  })

  test('a page past the last shows the last', async () => {
    const { status, text } = await shop.ask('/xx-en/tours?page=99')
    const { result } = payloadOf(text).data
    expect(status).toBe(200)
    expect(result.page).toBe(Math.ceil(result.total / result.pageSize))
    expect(result.tours.length).toBeGreaterThan(0)
    expect(text).toMatch(/<article/)
  })

  test('a list of tours keeps its order, is not indexed, and loses what is unknown', async () => {
    const { text, headers } = await shop.ask('/xx-en/tours?ids=t0010003%2Ct0000000%2Ct0010001')
    expect(payloadOf(text).data.result.tours.map(({ id }: { id: string }) => id)).toEqual(['t0010003', 't0010001'])
    expect(text).toContain('A list of tours')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  test('a list of which nothing is left says so', async () => {
    const { text } = await shop.ask('/xx-en/tours?ids=t0000000')
    expect(text).toContain('no longer offered')
    expect(payloadOf(text).data.result.nearest).toEqual([])
  })

  test.each(['ids=1', 'ids=t0010001;drop', 'ids=__proto__'])('what is no list is not one: %s', async (query) => {
    const { text } = await shop.ask(`/xx-en/tours?${query}`)
    expect(payloadOf(text).data).toMatchObject({ criteria: { ids: '' } })
    expect(payloadOf(text).data.result.total).toBeGreaterThan(24)
  })
})
