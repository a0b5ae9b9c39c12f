import type { z } from 'zod'
import type { Refused } from '../../../../shared/checkout/steps/saved.ts'

/** A failure of the shop or its provider: what the page says about it (rule 84). */
export type Failure = { detail: string; supportCode: string }
export type Sent<T> = { kind: 'done'; value: T } | { kind: 'refused'; refused: Refused } | { kind: 'failed'; failure: Failure }

/** A refusal without fields is told like a failure. */
export const failureOf = (sent: Exclude<Sent<unknown>, { kind: 'done' }>): Failure =>
  sent.kind === 'failed' ? sent.failure : { detail: sent.refused.detail, supportCode: '' }

/** What a step's form has to say itself: a step that changed elsewhere is told above it. */
export const untold = (sent: Exclude<Sent<unknown>, { kind: 'done' }>): Failure | undefined =>
  sent.kind === 'refused' && sent.refused.seen ? undefined : failureOf(sent)

/** The schemas of answers come apart from the page: nothing needs them before something is sent. */
export const loadAnswers = () => import('./answers.ts')
export type Answers = Awaited<ReturnType<typeof loadAnswers>>

const refusingStatuses = new Set([400, 403, 409, 422])

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return {}
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** One write of the browser: done, refused with reasons, or failed. Never throws for what a network or a provider does. */
export async function send<T>(
  method: 'POST' | 'PUT' | 'DELETE' | 'GET',
  address: string,
  body: unknown,
  answerOf: (answers: Answers) => z.ZodType<T>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Sent<T>> {
  try {
    const asking = fetch(address, {
      method,
      headers: { ...headers, accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const [response, answers] = await Promise.all([asking, loadAnswers()])
    const content = await bodyOf(response)
    if (response.ok) {
      const parsed = answerOf(answers).safeParse(content)
      if (parsed.success) return { kind: 'done', value: parsed.data }
      console.warn('An answer has another shape than agreed', parsed.error)
      return { kind: 'failed', failure: { detail: '', supportCode: '' } }
    }
    if (refusingStatuses.has(response.status)) {
      const parsed = answers.refused.safeParse(content)
      if (parsed.success) return { kind: 'refused', refused: parsed.data }
    }
    const { detail, requestId } = answers.problem.parse(content)
    return { kind: 'failed', failure: { detail, supportCode: requestId } }
  } catch (error) {
    console.warn('The shop could not be reached', error)
    return { kind: 'failed', failure: { detail: '', supportCode: '' } }
  }
}
