/** Error codes of the provider and the checkout API, and those a caller of our own API can meet. */
export const errorCodes = [
  'API_SERVICE_UNAVAILABLE',
  'API_BLACKLISTED_COUNTRY',
  'API_ITINERARY_HAS_CLOSED_TRANSACTIONS',
  'BAD_GATEWAY',
  'UNKNOWN',
  'VALIDATION_FAILED',
  'API_GENERIC_CHECKOUT_ERROR',
  'API_ITINERARY_NOT_FOUND',
  'API_BOOKING_NOT_FOUND',
  'CHECKOUT_NOT_FOUND',
  'API_UNSUPPORTED_PAYMENT_PLAN',
  'API_POLICY_NOT_FOUND',
  'RATE_LIMITED',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export type AppErrorOptions = {
  /** Status of the answer; each code has its own where it is not given. */
  status?: number
  /** Localised sentence of the provider that may be shown, such as why a promo code was refused. */
  detail?: string
  /** The market's own heading for it, such as invalidBookingWindowTitle. */
  title?: string
  /** Where it goes on, in the place of the market's own call to action. */
  wayOn?: { text: string; href: string }
  /** The provider asked to come back after so many seconds. */
  retryAfterSeconds?: number
  /** The status that decides about a page where there is no code (rule 36): the upstream's own, or 500 where its answer lacks something indispensable. */
  uncodedStatus?: number
  /** The parts of the body that the provider refused, such as `/paxInfo/0/birthDate`. */
  pointers?: readonly string[]
  cause?: unknown
}

const statusOfCode: Record<ErrorCode, number> = {
  API_SERVICE_UNAVAILABLE: 503,
  API_BLACKLISTED_COUNTRY: 403,
  API_ITINERARY_HAS_CLOSED_TRANSACTIONS: 409,
  BAD_GATEWAY: 502,
  UNKNOWN: 500,
  VALIDATION_FAILED: 422,
  API_GENERIC_CHECKOUT_ERROR: 404,
  API_ITINERARY_NOT_FOUND: 404,
  API_BOOKING_NOT_FOUND: 404,
  CHECKOUT_NOT_FOUND: 404,
  API_UNSUPPORTED_PAYMENT_PLAN: 400,
  API_POLICY_NOT_FOUND: 404,
  RATE_LIMITED: 429,
}

/** A surprise with a meaning (rule 33). Expected outcomes are returned, never thrown. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string | undefined
  readonly title: string | undefined
  readonly wayOn: AppErrorOptions['wayOn']
  readonly retryAfterSeconds: number | undefined
  readonly uncodedStatus: number | undefined
  readonly pointers: readonly string[]

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = options.status ?? statusOfCode[code]
    this.detail = options.detail
    this.title = options.title
    this.wayOn = options.wayOn
    this.retryAfterSeconds = options.retryAfterSeconds
    this.uncodedStatus = options.uncodedStatus
    this.pointers = options.pointers ?? []
  }
}

const sameCodes = new Map<string, ErrorCode>([
  ['CHKT_000', 'API_GENERIC_CHECKOUT_ERROR'],
  ['CHKT_001', 'API_ITINERARY_NOT_FOUND'],
  ['CHKT_002', 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS'],
  ['CHKT_003', 'API_UNSUPPORTED_PAYMENT_PLAN'],
  ['CHKT_004', 'API_BOOKING_NOT_FOUND'],
  ['CHKT_005', 'API_BLACKLISTED_COUNTRY'],
  ['CHKT_006', 'API_POLICY_NOT_FOUND'],
  ['CHECKOUT_API_SERVICE_UNAVAILABLE', 'API_SERVICE_UNAVAILABLE'],
  ['CHECKOUT_RESPONSE_BAD_GATEWAY', 'BAD_GATEWAY'],
  ['CHECKOUT_RESPONSE_UNKNOWN', 'UNKNOWN'],
  ['CHECKOUT_RESPONSE_VALIDATION_FAILED', 'VALIDATION_FAILED'],
  ...errorCodes.map((code): [string, ErrorCode] => [code, code]),
])

/** The code of whatever word an upstream answer carries (rule 33). */
export const toErrorCode = (word: string): ErrorCode | undefined => sameCodes.get(word)
