import type { PaymentWord } from '../../sandbox/payments/words.ts'
import type { ScenarioKey } from '../../sandbox/tours/scenarios.ts'
import type { texts as en } from '../../src/markets/languages/en/texts.ts'
import type { checkout as settings } from '../../src/markets/languages/en/words/checkout.ts'
import type { errors } from '../../src/markets/languages/en/words/errors.ts'

export type CheckoutKey = keyof typeof en.checkout
export type Key = CheckoutKey | keyof typeof en.booked

/**
 * Some step says it, and the way on leads out of it. `isSlow`: no page is opened that need not be. `price`: told with it, in cents.
 * `asksLater`: what the check makes the step of the travellers ask for before.
 */
export type StepRoad = {
  on: 'traveller-details' | 'additional-options' | 'experiences' | 'payment'
  says: readonly CheckoutKey[]
  isSlow?: true
  price?: number
  asksLater?: CheckoutKey
}

/** Where a traveller meets the situation a trip plays, what is said there, and how it goes on. */
export type Road =
  /** The tour page itself says it. */
  | { on: 'tour'; says: keyof typeof en.tour }
  /** A page of the market's error words, alone on the screen or not (rule 36): at the start, or instead of the payment. `status`: of its document. */
  | { on: 'error'; shows: keyof typeof errors; status: number; after?: 'every step' }
  /** A page in the checkout's own words. */
  | { on: 'refusal'; shows: keyof typeof settings }
  | StepRoad
  /** What the check has found, and the answer that lets the traveller go on. */
  | { on: 'availability'; says: readonly CheckoutKey[]; answer?: 'agree' | 'leave-out' | 'swap' }
  /**
   * The payment, by a card unless something else is named, and what it comes to. `notes`: told before it. `because`: in the processor's words.
   * `goesOn`: what was begun is confirmed once the button is pressed again, or once the bank has spoken.
   */
  | {
      on: 'paid'
      notes?: readonly CheckoutKey[]
      by?: 'debit' | 'invoice'
      bank?: 'complete' | 'fail'
      says: CheckoutKey
      because?: PaymentWord
      goesOn?: 'pressed again' | 'settled'
    }
  /** A booking that somebody has begun to change: agreed to, paid where it costs more, up to its confirmation or to why it cannot be had. `due`: the difference to pay, in cents. */
  | { on: 'change'; due?: number; says: readonly Key[] }

const error = (shows: keyof typeof errors, status: number): Road => ({ on: 'error', shows, status })
const leftOut = (says: CheckoutKey): Road => ({ on: 'availability', says: ['availability.blocked', says], answer: 'leave-out' })
const stopsNobody = (says: CheckoutKey): Road => ({ on: 'availability', says: ['availability.clear', says] })
const agreed: Road = { on: 'availability', says: ['availability.blocked', 'availability.state.priceChanged'], answer: 'agree' }
const swapped: Road = { on: 'availability', says: ['availability.blocked', 'availability.alternatives'], answer: 'swap' }

const paid: Road = { on: 'paid', says: 'confirmation.title.confirmed' }
const changed = (...says: Key[]): Road => ({ on: 'change', says })

/** Every trip of the sandbox's list; one that is missing here does not compile. */
export const roads: Readonly<Record<ScenarioKey, Road>> = {
  bookable: paid,
  'on-request': { on: 'paid', says: 'confirmation.title.requested' },
  'window-closed': { on: 'refusal', shows: 'invalidBookingWindowTitle' },
  'last-places': paid,
  'window-closing': { on: 'traveller-details', says: ['notice.closing'] },
  'dearer-at-start': { on: 'traveller-details', says: ['line.sinceSearch'], price: 6_000 },
  'status-unknown': error('errorConfiguration404', 404),
  'status-null': error('errorConfiguration404', 404),
  'status-missing': error('errorConfiguration404', 404),

  'everything-required': { on: 'traveller-details', says: ['field.companyName', 'field.secondOrAdditionalName', 'field.passportNumber'] },
  'everything-optional': { on: 'traveller-details', says: ['field.companyName', 'field.taxNumber'] },
  'names-only': { on: 'traveller-details', says: ['field.firstName'] },
  'rental-car': { on: 'traveller-details', says: ['passenger.driver'] },
  'placeholder-car': { on: 'traveller-details', says: ['field.firstName'] },
  'details-asked-later': { on: 'payment', says: ['payment.lead'], asksLater: 'field.passportNumber' },
  'detail-refused': { on: 'traveller-details', says: ['field.lastName'] },

  'price-changed': agreed,
  unavailable: leftOut('availability.reason.NoAvailability'),
  'missing-component': leftOut('availability.reason.missing'),
  'same-price': swapped,
  'price-up': swapped,
  'swap-on-request': swapped,
  'reason-Cancelled': leftOut('availability.reason.Cancelled'),
  'reason-DateTimeConflict': leftOut('availability.reason.DateTimeConflict'),
  'reason-NoAvailability': leftOut('availability.reason.NoAvailability'),
  'reason-NoTicketsSelected': leftOut('availability.reason.NoTicketsSelected'),
  'reason-NonFittingButAccepted': stopsNobody('availability.reason.NonFittingButAccepted'),
  'reason-NonFittingLocations': stopsNobody('availability.reason.NonFittingLocations'),
  'reason-NonFittingToItinerary': leftOut('availability.reason.NonFittingToItinerary'),
  'reason-PaxSelectionConflict': leftOut('availability.reason.PaxSelectionConflict'),
  'reason-UnscheduledComponentNoLocationFound': leftOut('availability.reason.UnscheduledComponentNoLocationFound'),
  'reason-Unknown': leftOut('availability.reason.Unknown'),
  'status-Cancelled': leftOut('availability.reason.Cancelled'),
  'status-unheard-of': leftOut('availability.reason.Unknown'),
  'extras-lost': leftOut('availability.reason.NoAvailability'),
  'two-changes': agreed,
  'price-down': agreed,
  'every-status': {
    on: 'availability',
    says: [
      'availability.status.Open',
      'availability.status.OnRequest',
      'availability.status.None',
      'availability.status.Booked',
      'availability.reason.Cancelled',
      'availability.reason.Unknown',
    ],
    answer: 'leave-out',
  },

  'choice-required': { on: 'additional-options', says: ['options.oneOf'] },
  'all-questions': { on: 'experiences', says: ['experiences.lead'] },
  insured: { on: 'additional-options', says: ['options.insurances'] },
  'insured-alone': { on: 'additional-options', says: ['options.insurances'] },
  'offers-missing': error('errorConfiguration500', 500),

  '3ds-required': { on: 'paid', bank: 'complete', says: 'confirmation.title.confirmed' },
  '3ds-failed': { on: 'paid', bank: 'fail', says: 'payment.declinedTitle' },
  declined: { on: 'paid', says: 'payment.declinedTitle' },
  'closed-transactions': { on: 'error', shows: 'apiItineraryClosedTransactions', status: 409, after: 'every step' },
  'late-word': { on: 'paid', says: 'confirmation.title.confirming' },
  '3ds-abandoned': { on: 'paid', bank: 'complete', says: 'payment.decline.abandoned' },
  'card-expired': { on: 'paid', says: 'payment.declinedTitle', because: 'expired_card' },
  'card-insufficient': { on: 'paid', says: 'payment.declinedTitle', because: 'insufficient_funds' },
  'debit-fails': { on: 'paid', by: 'debit', says: 'payment.decline.no-debit' },
  'debit-late': { on: 'paid', by: 'debit', says: 'confirmation.title.confirming', goesOn: 'settled' },
  'answer-lost': paid,
  'answer-502': { on: 'paid', says: 'payment.notStarted', goesOn: 'pressed again' },

  slow: { on: 'traveller-details', says: ['details.lead'], isSlow: true },
  'unavailable-503': { on: 'tour', says: 'datesFailed' },
  garbage: { on: 'tour', says: 'datesFailed' },
  'blacklisted-country': error('apiBlacklistedCountry', 403),
  'refused-unavailable': error('apiServiceUnavailable', 503),
  'refused-gateway': error('badGateway', 502),
  'refused-unknown': error('unknown', 500),
  'refused-validation': error('validationFailed', 422),
  'refused-generic': error('errorConfiguration404', 404),
  'refused-itinerary': error('errorConfiguration404', 404),
  'refused-booking': error('errorConfiguration404', 404),
  'refused-checkout': error('errorConfiguration404', 404),
  'refused-plan': { ...paid, notes: ['notice.unsupportedPlan'] },
  'refused-policy': { ...paid, notes: ['notice.policyNotFound'] },
  'refused-403': error('errorConfiguration404', 404),
  'refused-500': error('errorConfiguration500', 500),
  'refused-503': error('errorConfiguration503', 503),
  'refused-418': error('badGateway', 502),

  'agency-inactive': { on: 'refusal', shows: 'inactiveAgencyErrorTitle' },
  agency: { ...paid, by: 'invoice', notes: ['payment.about.invoice'] },

  'change-dearer': { on: 'change', due: 18_000, says: ['confirmation.title.changed'] },
  'change-cheaper': changed('confirmation.title.changed'),
  'change-same': changed('confirmation.title.changed'),
  'change-on-request': changed('title.changeRequested'),
  'change-in-progress': changed('confirmation.title.confirming', 'confirmation.title.changed'),
  'change-lost': changed('change.lost'),
}
