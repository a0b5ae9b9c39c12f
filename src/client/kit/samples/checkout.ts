import type { AvailabilityPart, AvailabilityResult, AvailabilityView } from '../../../shared/checkout/steps/availability/page.ts'
import type { CheckoutFrame, StepView } from '../../../shared/checkout/steps/frame.ts'
import type { ScheduleView } from '../../../shared/checkout/steps/payment/page.ts'
import type { PriceSummary } from '../../../shared/checkout/trip/price.ts'
import type { Money } from '../../../shared/format/money.ts'

const euros = (amount: number): Money => ({ amount, currency: 'EUR' })

export const steps: StepView[] = [
  { name: 'additional-options', number: 1, href: '#checkout', isCompleted: true, isActive: false, isEnabled: true },
  { name: 'traveller-details', number: 2, href: '#checkout', isCompleted: false, isActive: true, isEnabled: true },
  { name: 'experiences', number: 3, href: '#checkout', isCompleted: false, isActive: false, isEnabled: true },
  { name: 'payment', number: 4, href: '#checkout', isCompleted: false, isActive: false, isEnabled: false },
]

export const price: PriceSummary = {
  lines: [
    { kind: 'package', name: '', amount: euros(328_000) },
    { kind: 'upsell', name: 'A cabin with a window, on the way out and on the way back', amount: euros(12_650) },
    { kind: 'discount', name: 'SLOW10', amount: euros(-32_800) },
  ],
  total: euros(307_850),
  payNow: euros(61_570),
  payLater: euros(246_280),
  payableLocally: [{ name: 'Visitor tax', productName: 'A hotel', value: { amount: 1200, currency: 'NOK' } }],
}

export const schedule: ScheduleView = {
  plan: 'INSTALLMENT',
  items: [
    { amount: euros(61_570), dueDate: '2027-01-10', isNow: true },
    { amount: euros(123_140), dueDate: '2027-02-10', isNow: false },
    { amount: euros(123_140), dueDate: '2027-03-10', isNow: false },
  ],
}

export const parts: AvailabilityPart[] = (
  [
    { kind: 'accommodation', name: 'A hotel by the water', result: 'available', onRequest: false, accepted: false },
    { kind: 'activity', name: 'An afternoon on skis', result: 'available', onRequest: true, accepted: false },
    { kind: 'transport', name: 'The night train', result: 'priceChanged', onRequest: false, accepted: false },
    { kind: 'rental-car', name: 'A small car', result: 'priceChanged', onRequest: false, accepted: true },
    { kind: 'transfer', name: 'The boat to the island', result: 'unavailable', onRequest: false, accepted: false },
    { kind: 'insurance', name: 'Cancellation insurance', result: 'missing', onRequest: false, accepted: false },
  ] as const
).map((part, index) => ({
  ...part,
  id: `part-${index}`,
  place: 'Bergen',
  startDate: '2027-06-14',
  previousPrice: euros(18_000),
  price: euros(19_950),
  removable: part.kind !== 'insurance',
}))

export const frame: CheckoutFrame = {
  checkoutId: 'kit000000001',
  title: 'By night train to the fjords, and slowly back along the coast',
  startDate: '2027-06-12',
  endDate: '2027-06-21',
  nights: 9,
  picture: { url: '/assets/artwork/fjord-6', caption: 'A fjord' },
  route: ['Oslo', 'Bergen', 'Ålesund'],
  rooms: [{ adults: 2, childAges: [8] }],
  price,
  cancellation: [{ percentage: 0 }, { from: '2027-05-01', percentage: 30 }, { from: '2027-06-01', percentage: 90 }],
  parts: parts.map(({ kind, name }) => ({ kind, name })),
  steps,
  seen: '',
  firstName: 'Ann',
  initials: 'AE',
  access: 'owner',
  channel: 'B2C',
  agency: { name: 'Example Travel' },
  bookingWindowEnd: '2027-06-01',
  today: '2027-01-10',
  messages: {
    invalidPhoneNumber: '',
    invalidDate: '',
    invalidDateMin: '',
    invalidDateMax: '',
    invalidInteger: '',
    missingRequiredFields: '',
  },
  takesCodes: true,
  links: [],
  helpPhone: '+44 20 7946 0000',
}

/** A check in which one thing stands in the way. */
export const checkOf = (result: AvailabilityResult): AvailabilityView => ({
  verdict: 'blocked',
  parts: parts.filter((part) => part.result === result && !part.accepted),
  answers: [{ componentId: 'part-9', kind: 'removed', name: 'A walk at dusk' }],
  price,
  onRequest: false,
  remarks: [],
  checkedAt: '2027-01-10T09:00:00Z',
})
