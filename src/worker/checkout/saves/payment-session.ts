import { type PaymentMethod, type SessionRefusal, toWireMethod } from '../../../shared/checkout/payment-method.ts'
import type { CheckoutSession, CheckoutSessionBody } from '../../../shared/checkout/payment-session.ts'
import { resolveStep } from '../../../shared/checkout/steps.ts'
import { isEmail } from '../../../shared/email.ts'
import { textIn } from '../../../shared/language.ts'
import { agreedChange, changeMark } from '../change.ts'
import { checkTrip, toCheckView } from '../check.ts'
import { completedSteps } from '../completion.ts'
import type { CheckoutContext } from '../context.ts'
import { loadEntryFacts } from '../facts.ts'
import { stepsOf } from '../frame.ts'
import { loadPaymentFacts, payNowOf } from '../payment-facts.ts'
import { plannedParts } from '../planned-parts.ts'
import { openSession } from './open-session.ts'

export type SessionResult =
  | { kind: 'session'; session: CheckoutSession; setCookie: string | undefined }
  | { kind: 'refused'; status: 400 | 409; reason: SessionRefusal; detail: string }
  | { kind: 'not-found' }
  | { kind: 'not-owner' }

const refused = (reason: SessionRefusal, detail = '', status: 400 | 409 = 409): SessionResult => ({
  kind: 'refused',
  status,
  reason,
  detail,
})

/**
 * One payment per intent (ruling 6): e-mail, plan and method are checked, the availability check runs again and the price is compared before anything
 * is created (checkout rule 4); the key of the intent stays the same over retries, tabs and reloads.
 */
export async function createPaymentSession(
  context: CheckoutContext,
  checkoutId: string,
  body: CheckoutSessionBody,
): Promise<SessionResult> {
  const { market, place } = context
  const words = market.checkout.messages
  const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, place.language)?.text ?? ''

  const entry = await loadEntryFacts(context, checkoutId, { ahead: 'trip-again' })
  if (entry.entry.kind === 'not-found') return { kind: 'not-found' }
  if (!entry.record.isOwner) return { kind: 'not-owner' }
  if (entry.entry.kind === 'confirmation') return refused('paid')
  const { payment_plan: plan, payment_method: method } = body
  const email = body.customer.email.trim() || (entry.details.travelerDetails.contactInfo?.email ?? '')
  if (!isEmail(email)) return refused('missing-required-fields', say(words.missingRequiredFields) || 'Required fields are missing', 400)

  const { facts, summary } = await checkTrip(context, entry)
  if (facts.opening.kind === 'window-closed') return refused('window-closed', say(words.invalidBookingWindowMessage), 400)
  if (facts.opening.kind === 'agency-inactive') return refused('agency-inactive', say(words.inactiveAgencyErrorMessage), 400)
  const change = agreedChange(facts)
  if (entry.entry.kind === 'modifications') {
    if (!change) return refused('changed')
  } else if (
    resolveStep('payment', stepsOf(context, facts), completedSteps(facts, market.checkout.steps, plannedParts(facts))).kind === 'redirect'
  )
    return refused('missing-required-fields', say(words.missingRequiredFields))

  const check = toCheckView(context, facts, summary, Date.now(), summary.prices)
  if (check.verdict === 'blocked') return refused('changed')
  const payment = await loadPaymentFacts(context, facts, change?.money.due ?? check.price.total, [plan])
  const due = payNowOf(payment, plan)
  const isOffered =
    payment.schedules.some((schedule) => schedule.plan === plan) &&
    payment.methods.some((offered: PaymentMethod) => toWireMethod(offered) === method)
  if (!due || !isOffered) return refused('missing-required-fields', say(words.missingRequiredFields), 400)
  if (body.expected_amount !== undefined && body.expected_amount !== due.amount) return refused('changed')

  const fingerprint = [...(change ? [changeMark(change)] : []), plan, method, due.amount, due.currency, email.toLowerCase()].join(' ')
  const opened = await openSession(context, checkoutId, fingerprint, { payment_plan: plan, payment_method: method, customer: { email } })
  return opened.kind === 'session' ? { ...opened, setCookie: facts.browser.setCookie } : refused(opened.kind)
}
