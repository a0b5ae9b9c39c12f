import type { CheckoutSession, CheckoutSessionBody } from '../../../shared/checkout/payment-session.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import { type CheckoutContext, checkoutObjectOf } from '../context.ts'
import { isPaid } from '../facts.ts'
import type { Superseded } from '../object/intents.ts'

export type OpenedSession = { kind: 'session'; session: CheckoutSession } | { kind: 'paid' | 'superseded' }

/** What became of a session: cancelled, or as it is where the checkout API cannot cancel any more, or has no such operation. */
async function letGo({ send, env }: CheckoutContext, checkoutId: string, { key, session }: Superseded): Promise<CheckoutSession> {
  const query = { session: session.session_id }
  const ask = async (error: unknown) => {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return send('tours-checkout-api/session', { checkoutId, query })
  }
  const left = await send('tours-checkout-api/cancel-session', { checkoutId, query, body: {}, idempotencyKey: `${key}-cancel` }).catch(ask)
  await checkoutObjectOf(env, checkoutId).keepSession(key, { ...session, status: left.status })
  return left
}

/** Where another plan, method or price was chosen before, its session is let go first: at any moment one payment of a checkout can be confirmed (ruling 6). */
export async function openSession(
  context: CheckoutContext,
  checkoutId: string,
  fingerprint: string,
  body: Omit<CheckoutSessionBody, 'expected_amount'>,
): Promise<OpenedSession> {
  const { send, env } = context
  const object = checkoutObjectOf(env, checkoutId)
  const { intent, superseded } = await object.intentFor(fingerprint)
  for (const former of superseded) {
    if (!isPaid(await letGo(context, checkoutId, former))) continue
    await object.resume(former.key)
    return { kind: 'paid' }
  }
  if (intent.session && !isPaid(intent.session)) {
    const { status } = await send('tours-checkout-api/session', { checkoutId, query: { session: intent.session.session_id } })
    await object.keepSession(intent.key, { ...intent.session, status })
    if (status === 'canceled') return openSession(context, checkoutId, fingerprint, body)
    return isPaid({ status }) ? { kind: 'paid' } : { kind: 'session', session: { ...intent.session, status } }
  }
  const session = await send('tours-checkout-api/create-session', { checkoutId, body, idempotencyKey: intent.key })
  const { isCurrent } = await object.keepSession(intent.key, session)
  if (isCurrent) return { kind: 'session', session }
  await letGo(context, checkoutId, { key: intent.key, session })
  return { kind: 'superseded' }
}
