import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPriceSummary } from '../../trip/price-summary.ts'
import { type CheckedComponent, carryChanges, isBlocking, isOfTrip, partOf, toAvailabilityView, toParts } from './availability.ts'
import { itemStatuses, nonBookableReasons } from './non-bookable-reason.ts'

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

const view = (check: Partial<Parameters<typeof toAvailabilityView>[0]>, accepted: ReadonlyMap<string, ReturnType<typeof eur>> = none) =>
  toAvailabilityView(
    { components: [], nonBookable: false, bookingWindowEnd: '', isOnRequest: false, remarks: [], ...check },
    [],
    accepted,
    {
      price: prices,
      answers: [],
      checkedAt: '',
      today: '2030-05-10',
    },
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

test('extras can be left out where nothing has to be chosen, whether the check names them by id or by their words; nobody takes out what is neither', () => {
  const lost = { nonBookable: true, nonBookableReason: 'NoAvailability' }
  const parts = toParts(
    [
      component({ id: 'i', componentType: 'Insurance', ...lost }),
      component({ id: 'u', componentType: 'UpsellItem', name: 'Lounge: once', ...lost }),
      component({ id: 'v', componentType: 'UpsellItem', ...lost }),
      component({ id: 'b', componentType: 'BaseService', name: 'Post', ...lost }),
      component({ id: 'c', componentType: 'Combined', ...lost }),
      component({ id: 'm', componentType: 'Manual', ...lost }),
    ],
    [
      { id: 'i', kind: 'insurance', name: 'Luggage' },
      { id: 'lounge', kind: 'upsell', name: 'Lounge: once' },
      { id: 'v', kind: 'upsell', name: 'Flexible', stays: true },
      { id: 'documents', kind: 'base-service', name: 'Documents', otherNames: ['Post'] },
      { id: 'c', kind: 'activity', name: 'Kayak' },
      { id: 'silent', kind: 'insurance', name: 'Not named by the check' },
    ],
    none,
  )
  expect(parts.map(({ id, kind, removable, isExtra = false }) => [id, kind, removable, isExtra])).toEqual([
    ['i', 'insurance', true, true],
    ['u', 'upsell', true, true],
    ['v', 'upsell', false, true],
    ['b', 'base-service', true, true],
    ['c', 'activity', true, false],
    ['m', 'other', false, false],
  ])
})

test('of two extras with the same words none is meant', () => {
  const named = component({ id: 'u', componentType: 'UpsellItem', name: 'Lounge', nonBookable: true })
  const lounge = (id: string) => ({ id, kind: 'upsell', name: 'Lounge' }) as const
  expect(partOf(named, [lounge('one')])?.id).toBe('one')
  expect(partOf(named, [lounge('one'), lounge('two')])).toBeUndefined()
})

test('a warning alone blocks nothing', () => {
  const [part] = toParts([component({ nonBookableReason: 'NonFittingLocations' })], [], none)
  expect(part?.result).toBe('available')
})

test('agreeing counts for the price that was agreed to', () => {
  const changed = [component({ id: 'c', price: eur(200), previousPrice: eur(100) })]
  const verdict = (amount: number) => view({ components: changed }, new Map([['c', eur(amount)]])).verdict
  expect(verdict(200)).toBe('clear')
  expect(verdict(150)).toBe('blocked')
})

test('the booking window closes the whole the day after', () => {
  const verdict = (bookingWindowEnd: string) => {
    const { verdict: said, blockedBy } = view({ bookingWindowEnd })
    return [said, blockedBy]
  }
  expect(verdict('2030-05-09')).toEqual(['blocked', 'window'])
  expect(verdict('2030-05-10')).toEqual(['clear', undefined])
  expect(verdict('2030-05-11')).toEqual(['clear', undefined])
})

test('a no to the whole that nothing explains blocks; a warning explains it', () => {
  expect(view({ nonBookable: true }).blockedBy).toBe('unknown')
  const warned = view({ nonBookable: true, components: [component({ nonBookable: true, nonBookableReason: 'NonFittingLocations' })] })
  expect([warned.verdict, warned.parts[0]?.result, warned.parts[0]?.reason]).toEqual(['clear', 'available', 'NonFittingLocations'])
})

test('a check is of the trip as long as every part it knows is still planned', () => {
  const checked = [component({ id: 'a' }), component({ id: 'u', componentType: 'UpsellItem' })]
  expect(isOfTrip(checked, [{ id: 'a', kind: 'accommodation', name: 'Inn' }])).toBe(true)
  expect(isOfTrip(checked, [{ id: 'b', kind: 'accommodation', name: 'Lodge' }])).toBe(false)
})

test('what is clear has no part that blocks without an answer', () => {
  const amounts = fc.option(fc.integer({ min: 1, max: 3 }).map(eur), { nil: undefined })
  const components = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      status: fc.constantFrom(...itemStatuses, 'Vanished'),
      nonBookable: fc.option(fc.boolean(), { nil: undefined }),
      nonBookableReason: fc.constantFrom('', ...nonBookableReasons, 'Whatever'),
      price: amounts,
      previousPrice: amounts,
    }),
  )
  const agreed = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 3 }).map(eur))
  fc.assert(
    fc.property(components, agreed, fc.boolean(), (told, answers, nonBookable) => {
      const accepted = new Map(Object.entries(answers))
      const { verdict, parts } = view({ components: told.map(component), nonBookable }, accepted)
      for (const part of verdict === 'clear' ? parts : []) {
        expect(part.result).not.toBe('unavailable')
        if (part.result === 'priceChanged') expect(accepted.get(part.id)).toEqual(part.price)
      }
    }),
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
