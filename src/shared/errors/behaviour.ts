import type { ErrorContentKey } from '../market/error-configuration.ts'
import type { ErrorCode } from './app-error.ts'

/** What a failure does to a page: which configured content it shows, alone on the screen or with the chrome around it. */
export type Behaviour = { content: ErrorContentKey; fullScreen: boolean }

const notFound: Behaviour = { content: 'errorConfiguration404', fullScreen: false }
const broken: Behaviour = { content: 'errorConfiguration500', fullScreen: false }

/** What each code does to a page (rule 36). Those without an error page are told by the step that asked; should one reach a page, its status decides. */
export const behaviours: Readonly<Record<ErrorCode, Behaviour | null>> = {
  API_SERVICE_UNAVAILABLE: { content: 'apiServiceUnavailable', fullScreen: true },
  API_BLACKLISTED_COUNTRY: { content: 'apiBlacklistedCountry', fullScreen: true },
  API_ITINERARY_HAS_CLOSED_TRANSACTIONS: { content: 'apiItineraryClosedTransactions', fullScreen: false },
  BAD_GATEWAY: { content: 'badGateway', fullScreen: false },
  UNKNOWN: { content: 'unknown', fullScreen: false },
  VALIDATION_FAILED: { content: 'validationFailed', fullScreen: false },
  API_GENERIC_CHECKOUT_ERROR: notFound,
  API_ITINERARY_NOT_FOUND: notFound,
  API_BOOKING_NOT_FOUND: notFound,
  CHECKOUT_NOT_FOUND: notFound,
  API_UNSUPPORTED_PAYMENT_PLAN: null,
  API_POLICY_NOT_FOUND: null,
  RATE_LIMITED: null,
}

const byStatus = new Map<number, Behaviour>([
  [403, notFound],
  [404, notFound],
  [500, broken],
  [503, { content: 'errorConfiguration503', fullScreen: true }],
])

/** The code first, then the status; whatever else goes wrong shows the market's words for the unknown (rule 37). */
export const behaviourOf = (status: number, code?: ErrorCode): Behaviour =>
  (code && behaviours[code]) ?? byStatus.get(status) ?? { content: 'unknown', fullScreen: false }

/** A failure that means "no such page" answers 404 whatever its own status was. */
export const statusOf = (status: number, code?: ErrorCode): number =>
  behaviourOf(status, code).content === 'errorConfiguration404' ? 404 : status
