import { z } from 'zod'
import { AppError, type ErrorCode, toErrorCode } from '../../shared/errors/app-error.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Answer, UpstreamFailure } from './upstream.ts'

const source = z.object({ pointer: z.string() })
const issue = z.object({
  code: z.string().catch(''),
  detail: z.string().nullish().catch(undefined),
  source: source.nullish().catch(undefined),
})
/** Problem (problems[]), JSON:API (errors[]) and the checkout API's `{ code, message }`. */
const errorBody = z.object({
  code: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  problems: z.array(issue).optional().catch(undefined),
  errors: z.array(issue).optional().catch(undefined),
})

export type Asked = {
  hasCheckout: boolean
  /** Nothing is named that could be missing (shared/provider/call.ts). */
  isList: boolean
  language: LanguageCode
}

/** What a refusal of the provider means to us (rule 33). */
export function toAppError({ status, body, retryAfterSeconds, language: spoken }: Answer, what: string, asked: Asked): AppError {
  const parsed = errorBody.safeParse(body).data
  const first = parsed?.problems?.[0] ?? parsed?.errors?.[0]
  const code = toErrorCode(parsed?.code ?? '') ?? toErrorCode(first?.code ?? '')
  const message = `${what} answered ${status}${first?.code || parsed?.code ? ` ${first?.code ?? parsed?.code}` : ''}`
  if (asked.isList && isMissing(status)) return new AppError('BAD_GATEWAY', `${message}: the provider has no such address`)
  const pointers = (parsed?.problems ?? parsed?.errors ?? []).flatMap(({ source: part }) => part?.pointer ?? [])
  const options = {
    ...(pointers.length > 0 && { pointers: pointers.slice(0, 50) }),
    ...(first?.detail && isForTravellers(status) && isSpoken(spoken, asked.language) && { detail: first.detail.slice(0, 500) }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(code === undefined && hasOwnContent(status) && { uncodedStatus: status }),
  }
  return new AppError(code ?? codeOfStatus(status, asked.hasCheckout), message, options)
}

/** Of a refused wish; about a request that is wrong in itself, or a provider in trouble, it speaks to its own kind. */
const isForTravellers = (status: number): boolean => status === 400 || status === 409 || status === 422

/** A provider that names no language answers in the one that was asked for (rule 38, docs/decisions/009). */
const isSpoken = (spoken: string | undefined, language: LanguageCode): boolean => !spoken || baseLanguage(spoken) === language

/** Without a code these two have contents of their own. */
const hasOwnContent = (status: number): boolean => status === 500 || status === 503

const norwegian = new Set(['nb', 'nn'])
const baseLanguage = (tag: string): string => {
  const code = tag.trim().toLowerCase().split('-', 1)[0] ?? ''
  return norwegian.has(code) ? 'no' : code
}

const isMissing = (status: number): boolean => status === 403 || status === 404 || status === 410 || status === 412

function codeOfStatus(status: number, hasCheckout: boolean): ErrorCode {
  if (isMissing(status)) return hasCheckout ? 'CHECKOUT_NOT_FOUND' : 'API_ITINERARY_NOT_FOUND'
  if (status === 400 || status === 422) return 'VALIDATION_FAILED'
  if (status === 429 || status === 503) return 'API_SERVICE_UNAVAILABLE'
  return status === 409 ? 'UNKNOWN' : 'BAD_GATEWAY'
}

export function toFailureError(failure: UpstreamFailure, what: string): AppError {
  const code: ErrorCode =
    failure.kind === 'timeout' || failure.kind === 'connection' || failure.kind === 'left' ? 'API_SERVICE_UNAVAILABLE' : 'BAD_GATEWAY'
  return new AppError(code, `${what}: ${failure.message}`, { cause: failure })
}

/** Says that the provider itself is unwell, not that it refuses this request. */
export const isProviderTrouble = (status: number): boolean => status >= 500 || status === 429
