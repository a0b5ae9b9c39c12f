import { type LanguageCode, textIn } from '../language.ts'
import type { ErrorConfiguration } from '../market/error-configuration.ts'
import { errorCodes, toErrorCode } from './app-error.ts'
import { behaviourOf } from './behaviour.ts'

/** Codes of the answers that are no page (rule 38): those of a page, and what a request alone can be refused for. */
export const problemCodes = [
  ...errorCodes,
  'ACCESS_REFUSED',
  'BODY_TOO_LARGE',
  'CHECKOUT_NOT_OWNED',
  'CROSS_SITE',
  'METHOD_NOT_ALLOWED',
  'NOT_FOUND',
  'PAYMENT_SUPERSEDED',
  'PROMO_CODE_REFUSED',
  'STEP_CHANGED',
  'UNKNOWN_HOST',
  'UNSUPPORTED_MEDIA_TYPE',
  'URI_TOO_LONG',
] as const
export type ProblemCode = (typeof problemCodes)[number]

export type ProblemWords = { title: string; detail: string }

/** Keys below `problems` of the market's texts. */
const refused = 'refused'
const unreadable = 'unreadable'
const own: { readonly [Code in ProblemCode]?: readonly [title: string, detail: string] } = {
  ACCESS_REFUSED: [refused, 'wrongEmail'],
  API_POLICY_NOT_FOUND: [refused, 'policyNotFound'],
  API_UNSUPPORTED_PAYMENT_PLAN: [refused, 'unsupportedPaymentPlan'],
  BODY_TOO_LARGE: [unreadable, 'bodyTooLarge'],
  CHECKOUT_NOT_OWNED: [refused, 'notOwner'],
  CROSS_SITE: [refused, 'crossSite'],
  METHOD_NOT_ALLOWED: [refused, 'methodNotAllowed'],
  PAYMENT_SUPERSEDED: [refused, 'otherTab'],
  PROMO_CODE_REFUSED: [refused, 'promoCode'],
  RATE_LIMITED: [refused, 'rateLimited'],
  STEP_CHANGED: [refused, 'stepChanged'],
  UNSUPPORTED_MEDIA_TYPE: [unreadable, 'unsupportedMediaType'],
  URI_TOO_LONG: [unreadable, 'addressTooLong'],
}
const malformed = [unreadable, 'malformed'] as const

/** Where no market can be read. */
export const neutralWords: ProblemWords = { title: 'The request could not be answered', detail: 'Please try again in a few seconds.' }

/** What a problem says in the reader's language: by its code, from the market's texts or its error contents (rule 38); by the status of an answer that came without one. */
export function toProblemWords(
  { status, code, uncodedStatus }: { status: number; code: ProblemCode; uncodedStatus?: number | undefined },
  surroundings: { configuration: ErrorConfiguration; language: LanguageCode; say: (key: string) => string | undefined },
): ProblemWords {
  const { configuration, language, say } = surroundings
  const keys = own[code] ?? (code === 'VALIDATION_FAILED' && status === 400 ? malformed : undefined)
  if (keys) return { title: say(keys[0]) ?? neutralWords.title, detail: say(keys[1]) ?? neutralWords.detail }
  const behaviour = uncodedStatus === undefined ? behaviourOf(status, toErrorCode(code)) : behaviourOf(uncodedStatus)
  const { title, message } = configuration[behaviour.content]
  return { title: textIn(title, language)?.text ?? neutralWords.title, detail: textIn(message, language)?.text ?? neutralWords.detail }
}
