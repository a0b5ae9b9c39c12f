import type { CheckoutSession, CheckoutSessionBody } from '../../../shared/checkout/payment/payment-session.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { Money } from '../../../shared/format/money.ts'
import { type CheckoutContext, checkoutObjectOf } from '../context.ts'
import type { Superseded } from '../object/intents.ts'
import { isPaid } from '../trip/latest-payment.ts'

export type OpenedSession = { kind: 'session'; session: CheckoutSession } | { kind: 'paid' | 'superseded' | 'unclear-amount' }

/** What became of a session: cancelled, or as it is where the checkout API cannot cancel any more, or has no such operation. */
async function letGo({ checkoutApi, env }: CheckoutContext, checkoutId: string, { key, session }: Superseded): Promise<CheckoutSession> {
  const ask = async (error: unknown) => {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return checkoutApi.session(checkoutId, session.session_id)
  }
  const left = await checkoutApi.cancelSession(checkoutId, session.session_id, `${key}-cancel`).catch(ask)
  await checkoutObjectOf(env, checkoutId).keepSession(key, { ...session, status: left.status })
  return left
}

/**
 * Where another plan, method or price was chosen before, its session is let go first: at any moment one payment of a checkout can be confirmed (rule 80).
 * A session over another amount than the page showed is seen by nobody: the price was checked a moment ago, so that another press would end the same way.
 */
export async function openSession(
  context: CheckoutContext,
  checkoutId: string,
  { fingerprint, request, due }: { fingerprint: string; request: CheckoutSessionBody; due: Money },
): Promise<OpenedSession> {
  const { checkoutApi, env, place } = context
  const object = checkoutObjectOf(env, checkoutId)
  const { intent, superseded } = await object.intentFor(fingerprint, { checkoutId, market: place.market, language: place.language })
  for (const former of superseded) {
    if (!isPaid(await letGo(context, checkoutId, former))) continue
    await object.resume(former.key)
    return { kind: 'paid' }
  }
  if (intent.session && !isPaid(intent.session)) {
    const session = await checkoutApi.session(checkoutId, intent.session.session_id)
    await object.keepSession(intent.key, session)
    if (session.status === 'canceled') return openSession(context, checkoutId, { fingerprint, request, due })
    return isPaid(session) ? { kind: 'paid' } : { kind: 'session', session }
  }
  const session = await checkoutApi.createSession(checkoutId, request, intent.key)
  const { isCurrent } = await object.keepSession(intent.key, session)
  const isAsShown = session.amount === due.amount && session.currency.toUpperCase() === due.currency
  if (isCurrent && isAsShown) return { kind: 'session', session }
  await letGo(context, checkoutId, { key: intent.key, session })
  if (isAsShown) return { kind: 'superseded' }
  const { amount, currency } = session
  console.error(JSON.stringify({ event: 'session-over-another-amount', checkoutId, shown: due, session: { amount, currency } }))
  return { kind: 'unclear-amount' }
}
