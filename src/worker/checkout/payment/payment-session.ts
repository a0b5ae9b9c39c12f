import { holds } from '../../../shared/checkout/payment/consents.ts'
import {
  isFieldless,
  type PaymentMethod,
  type PaymentPlan,
  type SessionRefusal,
  toWireMethod,
} from '../../../shared/checkout/payment/payment-method.ts'
import type { CheckoutSession } from '../../../shared/checkout/payment/payment-session.ts'
import { resolveStep } from '../../../shared/checkout/steps/steps.ts'
import { isEmail } from '../../../shared/email.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import { textIn } from '../../../shared/language.ts'
import { PaymentRefusal, type PaymentRefusalReason } from '../../payments/payment-refusal.ts'
import { limitVisitor } from '../../security/visitor-limit.ts'
import type { CheckoutContext } from '../context.ts'
import { emailProof } from '../resume/email-proof.ts'
import { keepOpen } from '../resume/open-draft.ts'
import { stepsOf } from '../steps/frame.ts'
import { stepHref } from '../steps/step-href.ts'
import { travellersHold } from '../steps/traveller-details/stored-travellers.ts'
import { agreedChange, changeMark } from '../trip/change.ts'
import { checkTrip, toCheckView } from '../trip/check.ts'
import { completedSteps } from '../trip/completion.ts'
import { type EntryFacts, loadEntryFacts } from '../trip/facts.ts'
import { isPaid } from '../trip/latest-payment.ts'
import { plannedParts } from '../trip/planned-parts.ts'
import { openTrip } from '../trip/trip.ts'
import { requireNothingClosed } from './closed-transactions.ts'
import { toFingerprint } from './fingerprint.ts'
import { openSession } from './open-session.ts'
import { loadPaymentFacts, payNowOf } from './payment-facts.ts'
import { refusalText } from './payment-texts.ts'
import { reconcilePaymentSession } from './reconcile-payment-session.ts'
import { termsOf } from './terms.ts'

export type PaymentWish = {
  plan: PaymentPlan
  method: PaymentMethod
  /** The stored one where it is empty. */
  email: string
  /** "Pay now" as the page showed it, in minor units. */
  expected: number | undefined
}

export type SessionResult =
  | { kind: 'session'; session: CheckoutSession; setCookie: string | undefined }
  | { kind: 'refused'; status: 400 | 409 | 502; reason: SessionRefusal; detail: string }
  | { kind: 'not-found' }
  | { kind: 'not-owner' }

const refused = (reason: SessionRefusal, detail = '', status: 400 | 409 | 502 = 409): SessionResult => ({
  kind: 'refused',
  status,
  reason,
  detail,
})

const passedOver = new Set(['API_UNSUPPORTED_PAYMENT_PLAN', 'API_POLICY_NOT_FOUND'])

/**
 * One payment per intent (rule 80): e-mail, plan, method and terms are checked, the availability check runs again, what is stored of the travellers is held
 * against what is asked for after it, and the price is compared before anything is created (rule 69); the key of the intent stays the same over retries, tabs and reloads.
 */
export async function createPaymentSession(context: CheckoutContext, checkoutId: string, wish: PaymentWish): Promise<SessionResult> {
  const { market, place } = context
  const words = market.checkout.messages
  const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, place.language)?.text ?? ''
  const missing = () => refused('missing-required-fields', say(words.missingRequiredFields) || 'Required fields are missing', 400)

  await limitVisitor(context, 'payment', checkoutId)
  const entry = await loadEntryFacts(context, openTrip(context, checkoutId, 'check'))
  await reconcilePaymentSession(context, entry)
  if (entry.entry.kind === 'not-found') return { kind: 'not-found' }
  if (!entry.record.isOwner) return { kind: 'not-owner' }
  if (entry.entry.kind === 'confirmation') return refused('paid')
  requireNothingClosed(entry)
  const { plan, method } = wish
  const email = wish.email.trim() || (entry.details.travelerDetails.contactInfo?.email ?? '')
  if (!isEmail(email)) return missing()

  const [{ facts, summary }, terms] = await Promise.all([checkTrip(context, entry), termsOf(entry.details, place.language)])
  if (facts.opening.kind === 'window-closed') return refused('window-closed', say(words.invalidBookingWindowMessage), 400)
  if (facts.opening.kind === 'agency-inactive') return refused('agency-inactive', say(words.inactiveAgencyErrorMessage), 400)
  const change = agreedChange(facts)
  if (entry.entry.kind === 'modifications') {
    if (!change) return refused('changed')
  } else {
    const way = resolveStep('payment', stepsOf(context, facts), completedSteps(facts, market.checkout.steps, plannedParts(facts)))
    if (way.kind === 'redirect')
      return way.to === 'availability' ? refused('changed') : refused('missing-required-fields', say(words.missingRequiredFields))
  }

  const check = toCheckView(context, facts, summary, Date.now(), summary.prices)
  if (check.verdict === 'blocked') return refused('changed')
  const [payment, areTravellersComplete] = await Promise.all([
    loadPaymentFacts(context, facts, change?.money.due ?? check.price.total, [plan]),
    change !== undefined || travellersHold(context, facts),
  ])
  if (!areTravellersComplete) return missing()
  if (payment.stop) return stopped(context, payment.stop.reason)
  const due = payNowOf(payment, plan)
  if (!due || !payment.methods.includes(method)) return missing()
  if (!payment.schedules.some((schedule) => schedule.plan === plan)) return refused('unsupported-plan')
  if (wish.expected !== undefined && wish.expected !== due.amount) return refused('changed')
  if (!holds(entry.record.consents, terms.version, terms.sections)) return refused('terms-missing')

  const payer = await emailProof(email, checkoutId, context.env.SESSION_SECRET, 'payer-email')
  const fingerprint = toFingerprint({ change: change && changeMark(change), plan, method, due, payer })
  const request = { payment_plan: plan, payment_method: toWireMethod(method), customer: { email } }
  try {
    const opened = await openSession(context, checkoutId, { fingerprint, request, due })
    if (opened.kind === 'unclear-amount') return stopped(context, { kind: opened.kind })
    if (opened.kind !== 'session') return refused(opened.kind)
    await keepOpen(context, facts, 'payment', {})
    const session = await goOn(context, facts, method, opened.session)
    return { kind: 'session', session, setCookie: facts.browser.setCookie }
  } catch (error) {
    if (error instanceof PaymentRefusal) return stopped(context, error.reason)
    if (error instanceof AppError && passedOver.has(error.code)) return refused('unsupported-plan')
    throw error
  }
}

/** A bank that says no is an answer; everything else is trouble behind us. */
const stopped = (context: CheckoutContext, reason: PaymentRefusalReason): SessionResult =>
  refused(reason.kind, refusalText(context, reason), reason.kind === 'declined' ? 409 : 502)

/** Methods that need nothing from the processor's fields go on at once: to the bank, or to the booking. */
async function goOn(
  { checkoutApi, place, request }: CheckoutContext,
  { checkoutId }: EntryFacts,
  method: PaymentMethod,
  session: CheckoutSession,
): Promise<CheckoutSession> {
  if (!isFieldless(method) || isPaid(session)) return session
  const return_url = new URL(stepHref(place, checkoutId, 'payment-successful'), request.url).href
  return checkoutApi.confirmSession(
    checkoutId,
    session.session_id,
    method === 'ideal' ? { payment_method: 'IDEAL', return_url } : { payment_method: 'INVOICE' },
  )
}
