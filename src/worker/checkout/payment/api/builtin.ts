import { toBookingStatus } from '../../../../shared/checkout/entry/entry.ts'
import { scheduleOf } from '../../../../shared/checkout/payment/builtin-schedules.ts'
import { paymentPlans, type WireMethod } from '../../../../shared/checkout/payment/payment-method.ts'
import type { CheckoutSession } from '../../../../shared/checkout/payment/payment-session.ts'
import { hear, nextAction, paymentStatusOf, type Settlement } from '../../../../shared/checkout/payment/settlement.ts'
import { AppError } from '../../../../shared/errors/app-error.ts'
import type { Market } from '../../../../shared/market/market.ts'
import type { Place } from '../../../../shared/place.ts'
import type { CheckoutDetails } from '../../../../shared/provider/checkout-details.ts'
import type { Prices } from '../../../../shared/provider/prices.ts'
import { PaymentRefusal } from '../../../payments/payment-refusal.ts'
import { type PaymentIntent, type StripeEnv, stripeOf } from '../../../payments/stripe/client.ts'
import { publishableKeyOf } from '../../../provider/environment.ts'
import type { Send } from '../../../provider/send.ts'
import { type CheckoutEnv, checkoutObjectOf } from '../../context.ts'
import { termsOf, unclearAmountLine } from './builtin-terms.ts'
import type { CheckoutApi } from './checkout-api.ts'

export type BuiltinContext = {
  env: CheckoutEnv & StripeEnv
  market: Market
  place: Place
  today: string
  send: Send
}

const stripeMethods = { CARD: 'card', SEPA_DEBIT: 'sepa_debit', IDEAL: 'ideal' } as const satisfies Record<WireMethod, string>

const unknownSession = () => new AppError('API_ITINERARY_NOT_FOUND', 'no such session of this checkout')

/** The checkout API in the worker itself (rule 34): schedules from the provider's amounts, payments at Stripe, bookings by the checkout's object. */
export function builtinCheckoutApi({ env, market, place, today, send }: BuiltinContext): CheckoutApi {
  const stripe = stripeOf(env)
  const terms = (details: CheckoutDetails, prices: Prices) => termsOf(details, prices, { ...market.checkout, today })

  /** Told once: a page asks for every plan. */
  let isTold = false
  function requireClearFigures(checkoutId: string, details: CheckoutDetails, prices: Prices): void {
    const line = unclearAmountLine(checkoutId, details, prices)
    if (!line) return
    if (!isTold) console.error(line)
    isTold = true
    throw new PaymentRefusal({ kind: 'unclear-amount' }, 'the open amount fits neither price nor payments')
  }

  async function schedule(checkoutId: string, plan: Parameters<CheckoutApi['schedule']>[1]) {
    const [details, prices] = await Promise.all([send('checkout/details', { checkoutId }), send('checkout/prices', { checkoutId })])
    requireClearFigures(checkoutId, details, prices)
    const items = scheduleOf(plan, terms(details, prices))
    if (!items) throw new AppError('API_UNSUPPORTED_PAYMENT_PLAN', `no ${plan} for this trip`)
    return { payment_plan: plan, items: items.map((item) => ({ ...item, currency: prices.discountedPackagePrice.currency })) }
  }

  const view = (
    { id, client_secret, amount, currency, next_action: next, last_payment_error: error }: PaymentIntent,
    status: CheckoutSession['status'],
  ): CheckoutSession => ({
    session_id: id,
    client_secret,
    publishable_key: publishableKeyOf(env, market.provider.key),
    amount,
    currency,
    status,
    ...(next && { redirect_url: next.redirect_to_url.url }),
    ...(error && { error }),
  })

  /** With what the object knows of it, which is nothing where it is of another checkout. */
  async function retrieve(checkoutId: string, sessionId: string): Promise<{ intent: PaymentIntent; settlement: Settlement }> {
    const known = await checkoutObjectOf(env, checkoutId).settlement(sessionId)
    if (!known) throw unknownSession()
    const intent = await stripe.retrieve(sessionId)
    return { intent, settlement: hear(known, { kind: 'payment', payment: intent.status }) }
  }

  /** Whoever looks first brings it on: the processor's own word may be late, or lost. */
  async function bringOn(checkoutId: string, sessionId: string, settlement: Settlement): Promise<void> {
    const action = nextAction(settlement)
    if (action !== 'wait' && action !== 'rest') await checkoutObjectOf(env, checkoutId).hurrySettlement(sessionId)
  }

  return {
    /** An invoice is written by the operator; on the wire it would be a debit. */
    takes: (method) => method !== 'invoice',
    schedule,

    async state(checkoutId) {
      const details = await send('checkout/details', { checkoutId })
      return {
        booking_status: toBookingStatus(details.checkoutState) ?? details.checkoutState,
        booking_supported_payment_plans: paymentPlans.filter((plan) => scheduleOf(plan, terms(details, details.prices))),
        source_channel: '',
        booking_reference: details.externalBookingId,
      }
    },

    async createSession(checkoutId, { payment_plan, payment_method }, key) {
      const [{ items }, { discountedPackagePrice }] = await Promise.all([
        schedule(checkoutId, payment_plan),
        send('checkout/prices', { checkoutId }),
      ])
      const amount = items.filter(({ due_date }) => due_date <= today).reduce((sum, item) => sum + item.amount, 0)
      const { currency } = discountedPackagePrice
      const method = stripeMethods[payment_method]
      const intent = await stripe.create({ amount, currency, method, checkoutId }, key)
      await checkoutObjectOf(env, checkoutId).placeOrder({
        id: intent.id,
        checkoutId,
        key,
        agreed: discountedPackagePrice.amount,
        amount,
        currency,
        method,
        shop: { provider: market.provider, currency: market.currency, language: place.language, locale: place.locale },
      })
      return view(intent, intent.status)
    },

    async session(checkoutId, sessionId) {
      const { intent, settlement } = await retrieve(checkoutId, sessionId)
      await bringOn(checkoutId, sessionId, settlement)
      return view(intent, paymentStatusOf(settlement))
    },

    /** iDEAL alone: cards and debits are confirmed in their fields. A second time is not asked for, while the bank is at it. */
    async confirmSession(checkoutId, sessionId, confirmation) {
      const { intent } = await retrieve(checkoutId, sessionId)
      if (confirmation.payment_method !== 'IDEAL') throw new AppError('VALIDATION_FAILED', 'this checkout API writes no invoices')
      const led = intent.status === 'requires_payment_method' ? await stripe.confirmIdeal(sessionId, confirmation.return_url) : intent
      return view(led, led.status)
    },

    async cancelSession(checkoutId, sessionId, key) {
      const { intent, settlement } = await retrieve(checkoutId, sessionId)
      const isPaid = ['processing', 'requires_capture', 'succeeded'].includes(intent.status)
      if (isPaid || intent.status === 'canceled') return view(intent, paymentStatusOf(settlement))
      if (!(await checkoutObjectOf(env, checkoutId).letSettlementGo(sessionId))) return view(intent, 'processing')
      await stripe.cancel(sessionId, key)
      return view(intent, 'canceled')
    },
  }
}
