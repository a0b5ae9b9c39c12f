import { z } from 'zod'
import { AppError, type ErrorCode, toErrorCode } from '../../shared/errors/app-error.ts'
import type { LanguageCode } from '../../shared/language-code.ts'
import type { Answer, UpstreamFailure } from './upstream.ts'

const source = z.object({ pointer: z.string() })
const issue = z.object({
  code: z.string().catch(''),
  detail: z.string().nullish().catch(undefined),
  source: source.nullish().catch(undefined),
})
/** Problem (problems[]), JSON:API (errors[]) and the checkout API's `{ code, message }` (provider-apis 1.1, 3). */
const errorBody = z.object({
  code: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  problems: z.array(issue).optional().catch(undefined),
  errors: z.array(issue).optional().catch(undefined),
})

/** What a refusal of the provider means to us (§8, ruling 50). Its own words are shown only where it says that they are in the visitor's language (ruling 29). */
export function toAppError(
  { status, body, retryAfterSeconds, language: spoken = '' }: Answer,
  what: string,
  { hasCheckout, language }: { hasCheckout: boolean; language: LanguageCode },
): AppError {
  const parsed = errorBody.safeParse(body).data
  const first = parsed?.problems?.[0] ?? parsed?.errors?.[0]
  const code = toErrorCode(parsed?.code ?? '') ?? toErrorCode(first?.code ?? '')
  const message = `${what} answered ${status}${first?.code || parsed?.code ? ` ${first?.code ?? parsed?.code}` : ''}`
  const pointers = (parsed?.problems ?? parsed?.errors ?? []).flatMap(({ source: part }) => part?.pointer ?? [])
  const options = {
    ...(pointers.length > 0 && { pointers: pointers.slice(0, 50) }),
    ...(first?.detail && baseLanguage(spoken) === language && { detail: first.detail.slice(0, 500) }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(code === undefined && hasOwnContent(status) && { uncodedStatus: status }),
  }
  return new AppError(code ?? codeOfStatus(status, hasCheckout), message, options)
}

/** §8: without a code these two have contents of their own. */
const hasOwnContent = (status: number): boolean => status === 500 || status === 503

const norwegian = new Set(['nb', 'nn'])
const baseLanguage = (tag: string): string => {
  const code = tag.trim().toLowerCase().split('-', 1)[0] ?? ''
  return norwegian.has(code) ? 'no' : code
}

function codeOfStatus(status: number, hasCheckout: boolean): ErrorCode {
  if (status === 403 || status === 404 || status === 410 || status === 412)
    return hasCheckout ? 'CHECKOUT_NOT_FOUND' : 'API_ITINERARY_NOT_FOUND'
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
