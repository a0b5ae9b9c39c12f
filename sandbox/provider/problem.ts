import type { Language } from '../tours/tour.ts'
import { localeOf } from './language.ts'

interface Problem {
  readonly code: string
  readonly detail: string
  readonly pointer?: string
}

/** The provider's way to refuse (media type application/problem+json). */
export const problemResponse = (status: number, ...problems: readonly Problem[]): Response =>
  new Response(
    JSON.stringify({
      status,
      problems: problems.map(({ code, detail, pointer }) => ({
        code,
        detail,
        level: 'ERROR',
        ...(pointer !== undefined && { source: { pointer } }),
      })),
    }),
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

/** A sentence for the traveller, in the language that was asked for. */
export function toldIn(language: Language, response: Response): Response {
  response.headers.set('content-language', localeOf(language))
  return response
}

/** Unknown, foreign and expired ids look alike. */
export const notFound = (): Response => new Response(null, { status: 404 })
