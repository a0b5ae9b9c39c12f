import { expect, test } from 'vitest'
import { upsellItems, upsellOffers } from '../../../shared/provider/options.ts'
import { offerOf, takenUpsells } from './taken-upsells.ts'

const price = { amount: 10, currency: 'EUR' }
const category = { serviceCategoryRefId: '_1', name: 'One', priceType: 'PricePerGroupOrRoom', salesPrice: price }
const { offers } = upsellOffers.parse({
  offers: [
    { offerId: 'o-1', productId: 'p-1', name: 'Lounge', serviceCategories: [category] },
    { offerId: 'o-2', productId: 'o-1', name: 'Cover', serviceCategories: [category] },
    { offerId: 'o-3', name: 'Transfer', serviceCategories: [category] },
  ],
})
const item = (productRefId: string) => ({ componentRefId: 'c', productRefId, serviceCategoryRefId: '_1', name: 'x', salesPrice: price })

test('what was taken is known by its product; by the offer’s id where no product is named', () => {
  expect(['p-1', 'o-1', 'o-2', 'o-3', '', 'p-9'].map((id) => offerOf(id, offers)?.name)).toEqual([
    'Lounge',
    'Cover',
    'Cover',
    'Transfer',
    undefined,
    undefined,
  ])
})

test('an offer stands as taken where its product is among the items', () => {
  const details = { upsellItems: upsellItems.parse([item('p-1'), item('p-9')]) }
  const taken = takenUpsells({ upsellOffers: offers, details, itinerary: {} } as Parameters<typeof takenUpsells>[0])
  expect(taken.map(({ offerId, isStored, category: chosen }) => [offerId, isStored, chosen])).toEqual([
    ['o-1', true, '_1'],
    ['o-2', false, null],
    ['o-3', false, null],
  ])
})
