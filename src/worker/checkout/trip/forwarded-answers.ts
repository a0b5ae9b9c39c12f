import type { CallAnswer, ForwardedName } from '../../../shared/provider/calls.ts'
import { BoundedMemo } from '../../market/bounded-memo.ts'
import type { CheckoutContext } from '../context.ts'
import { audienceOf } from './audience.ts'

/** Answers that a request passes on to the one it leads to, which would otherwise ask again. */
export type ForwardedAnswers = { [Name in ForwardedName]?: CallAnswer<Name> }

/** Long enough for a browser to follow a redirect or to open the next step. */
const forwardedMs = 5_000
const waiting = new BoundedMemo<{ answers: ForwardedAnswers; at: number }>(100)

type From = Pick<CheckoutContext, 'market' | 'place'>
const keyOf = (context: From, checkoutId: string) => JSON.stringify([...audienceOf(context), checkoutId])

export const forwardAnswers = (context: From, checkoutId: string, answers: ForwardedAnswers, now = Date.now()): void =>
  waiting.set(keyOf(context, checkoutId), { answers, at: now })

export const dropForwarded = (context: From, checkoutId: string): void => waiting.delete(keyOf(context, checkoutId))

/** Can be taken once; later requests ask the provider. */
export function takeForwarded(context: From, checkoutId: string, now = Date.now()): ForwardedAnswers {
  const found = waiting.get(keyOf(context, checkoutId))
  dropForwarded(context, checkoutId)
  return found && now - found.at < forwardedMs ? found.answers : {}
}
