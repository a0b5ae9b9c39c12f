import { expect, test } from 'vitest'
import { assemble } from '../../markets/assemble.ts'
import { whitelabels } from '../../markets/whitelabels.ts'
import type { CustomPage } from '../../shared/market/custom-page.ts'
import { siteOf } from '../../shared/release/release.ts'
import { loadContent } from './content.ts'
import type { LoadContext } from './loader.ts'

const [house] = assemble(whitelabels, { port: 80, now: new Date('2026-11-21T02:00:00Z') })
const market = house?.markets.find(({ key }) => key === 'be')
if (!house || !market) throw new Error('There is no example market')
const said = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }]

const load = (page: CustomPage | undefined, query = '') =>
  loadContent({
    market: { ...market, customPages: page ? { own: page } : {} },
    place: { site: siteOf(house), market: 'be', language: 'nl' },
    params: { page: 'own' },
    query: new URLSearchParams(query),
  } as unknown as LoadContext)

const page: CustomPage = {
  slugs: { en: 'ours', nl: 'ons' },
  title: { en: 'Ours', nl: 'Ons' },
  description: { en: 'In English', nl: 'In het Nederlands' },
  body: { en: said('English'), nl: said('Nederlands') },
}

test('a page in the reader’s language marks nothing', async () => {
  const found = await load(page)
  expect(found).toMatchObject({ kind: 'data', data: { title: 'Ons', body: said('Nederlands') } })
  expect(found.kind === 'data' && found.data.foreign).toBeUndefined()
})

test('only the parts that English stands in for are marked as English', async () => {
  expect(await load({ ...page, description: { en: 'In English' }, body: { en: said('English') } })).toMatchObject({
    kind: 'data',
    data: { title: 'Ons', description: 'In English', body: said('English'), foreign: { title: undefined, description: 'en', body: 'en' } },
  })
})

test('a page that is not there, or has no title, is not found', async () => {
  expect(await load(undefined)).toEqual({ kind: 'not-found' })
  expect(await load({ ...page, title: {} })).toEqual({ kind: 'not-found' })
  expect(
    await loadContent({
      market,
      place: { language: 'nl' },
      params: { page: 'constructor' },
      query: new URLSearchParams(),
    } as unknown as LoadContext),
  ).toEqual({ kind: 'not-found' })
})

test('what stands beside the text follows the kind of the page', async () => {
  const { emergencyPhone, address } = market.contact
  expect(await load({ ...page, part: 'contact' })).toMatchObject({ data: { contact: { emergencyPhone, address, isSent: false } } })
  expect(await load({ ...page, part: 'contact' }, 'sent=1')).toMatchObject({ data: { contact: { isSent: true } } })
  expect(await load({ ...page, part: 'sections', updated: '2026-11-21' })).toMatchObject({ data: { foldedAt: 2, updated: '2026-11-21' } })
})
