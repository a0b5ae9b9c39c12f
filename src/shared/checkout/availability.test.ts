import { expect, test } from 'vitest'
import { type CheckedComponent, carryChanges, isBlocking, toAvailabilityView, toParts } from './availability.ts'
import { toPriceSummary } from './price-summary.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const component = (over: Partial<CheckedComponent>): CheckedComponent => ({
  id: 'a',
  componentType: 'Accommodation',
  nonBookable: false,
  nonBookableReason: '',
  name: 'Inn',
  locationName: '',
  startDate: '',
  endDate: '',
  alternativesSearchUrl: '',
  isOnRequest: false,
  isPlaceholder: false,
  status: 'Open',
  ...over,
})
const none = new Map()
const prices = toPriceSummary(
  {
    packagePrice: eur(10000),
    discountedPackagePrice: eur(10000),
    downPayment: eur(2000),
    openAmount: eur(10000),
    externallyPaidCharges: { externallyPaidCharges: [] },
  },
  [],
)

test('available, unavailable, priceChanged, missing', () => {
  const parts = toParts(
    [
      component({ id: 'a' }),
      component({ id: 'b', nonBookable: true, nonBookableReason: 'NoAvailability' }),
      component({ id: 'c', price: eur(200), previousPrice: eur(100) }),
      component({ id: 'd', price: eur(100), previousPrice: eur(100) }),
      component({ id: 'e', isPlaceholder: true }),
    ],
    [
      { id: 'a', kind: 'accommodation', name: 'Inn' },
      { id: 'x', kind: 'activity', name: 'Kayak' },
      { id: 'e', kind: 'other', name: '' },
    ],
    none,
  )
  expect(parts.map(({ id, result }) => [id, result])).toEqual([
    ['a', 'available'],
    ['b', 'unavailable'],
    ['c', 'priceChanged'],
    ['d', 'available'],
    ['x', 'missing'],
  ])
  expect(parts.filter(isBlocking).map(({ id }) => id)).toEqual(['b', 'c', 'x'])
})

test('a warning alone blocks nothing', () => {
  const [part] = toParts([component({ nonBookableReason: 'NonFittingLocations' })], [], none)
  expect(part?.result).toBe('available')
})

test('agreeing counts for the price that was agreed to', () => {
  const changed = [component({ id: 'c', price: eur(200), previousPrice: eur(100) })]
  const verdict = (amount: number) =>
    toAvailabilityView(
      { components: changed, nonBookable: false, isOnRequest: false, remarks: [] },
      [],
      new Map([['c', eur(amount)]]),
      prices,
      '',
    ).verdict
  expect(verdict(200)).toBe('clear')
  expect(verdict(150)).toBe('blocked')
})

test('the booking window closes the whole', () => {
  expect(toAvailabilityView({ components: [], nonBookable: true, isOnRequest: false, remarks: [] }, [], none, prices, '').verdict).toBe(
    'blocked',
  )
})

test('a change stays one until it is agreed to, even when the provider names the old price only once', () => {
  const before = [component({ id: 'c', price: eur(200), previousPrice: eur(100) })]
  const again = [component({ id: 'c', price: eur(200) })]
  expect(carryChanges(again, before, none)[0]?.previousPrice).toEqual(eur(100))
  expect(carryChanges(again, before, new Map([['c', eur(200)]]))[0]?.previousPrice).toBeUndefined()
  expect(carryChanges([component({ id: 'c', price: eur(100) })], before, none)[0]?.previousPrice).toBeUndefined()
})

test('lines add up to the total; what is paid on the spot stands apart', () => {
  const summary = toPriceSummary(
    {
      packagePrice: eur(10000),
      discountedPackagePrice: eur(9000),
      downPayment: eur(2000),
      openAmount: eur(9000),
      promoCode: { code: 'SUN', title: '', conditionText: 'once' },
      promoCodeDiscount: eur(1000),
      externallyPaidCharges: { externallyPaidCharges: [{ name: 'City tax', productName: 'Inn', value: { amount: 500, currency: 'CHF' } }] },
    },
    [{ kind: 'upsell', name: 'Lounge', amount: eur(1500) }],
    eur(2000),
  )
  expect(summary.lines).toEqual([
    { kind: 'package', name: '', amount: eur(8500) },
    { kind: 'upsell', name: 'Lounge', amount: eur(1500) },
    { kind: 'discount', name: 'SUN', amount: eur(-1000) },
  ])
  expect(summary.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(summary.total.amount)
  expect(summary.payLater).toEqual(eur(7000))
  expect(summary.payableLocally[0]?.value).toEqual({ amount: 500, currency: 'CHF' })
})
