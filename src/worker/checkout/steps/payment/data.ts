import { declineOf } from '../../../../shared/checkout/payment/decline.ts'
import { isBlocking } from '../../../../shared/checkout/steps/availability/availability.ts'
import { toQuestionView } from '../../../../shared/checkout/steps/experiences/answers.ts'
import type { PaymentAttempt, Review } from '../../../../shared/checkout/steps/payment/page.ts'
import { nothingToReview, toReview } from '../../../../shared/checkout/steps/payment/review.ts'
import { toTravelInformation } from '../../../../shared/checkout/trip/travel-information.ts'
import { AppError } from '../../../../shared/errors/app-error.ts'
import { textIn } from '../../../../shared/language.ts'
import { languages } from '../../../../shared/languages.ts'
import type { RichText } from '../../../../shared/market/rich-text.ts'
import { processorOf } from '../../../provider/environment.ts'
import type { CheckoutContext } from '../../context.ts'
import { requireNothingClosed } from '../../payment/closed-transactions.ts'
import { methodIn, planIn } from '../../payment/fingerprint.ts'
import { loadPaymentFacts, type PaymentFacts, payNowOf } from '../../payment/payment-facts.ts'
import { notStarted, refusalText } from '../../payment/payment-texts.ts'
import { termsOf } from '../../payment/terms.ts'
import { agreedChange, type Change, changeFrame, changeMark } from '../../trip/change.ts'
import { toCheckView } from '../../trip/check.ts'
import { freshCheck } from '../../trip/completion.ts'
import type { TripFacts } from '../../trip/facts.ts'
import { plannedParts } from '../../trip/planned-parts.ts'
import { toFrame } from '../frame.ts'
import type { StepBuild } from '../step-build.ts'
import { stepHref } from '../step-href.ts'

/** The provider's own words about this trip's package, else the market's (rule 79). */
async function travelInformation({ send, market, place }: CheckoutContext, checkoutId: string): Promise<RichText> {
  const own = market.checkout.packageTravelInformation
  const told = await send('checkout/regulatory-information', { checkoutId }).then(toTravelInformation, (error: unknown) => {
    if (error instanceof AppError) return []
    throw error
  })
  return told.length > 0 ? told : (own[place.language] ?? own.en ?? [])
}

/** What the processor says of the attempt before, to whoever comes back from a bank or reloads. */
function attemptOf({ payment, session, record }: TripFacts): PaymentAttempt | undefined {
  if (payment !== 'open' || !session) return undefined
  if (session.error) {
    const method = methodIn(record.intent?.fingerprint ?? '')
    return { kind: 'declined', reason: declineOf(session.error), ...(method && { method }) }
  }
  return session.status === 'requires_action' ? { kind: 'unfinished' } : undefined
}

/**
 * Plan and method as far as they are offered still: those chosen when the step was left, or those of the latest payment of this booking,
 * or of this change, to whoever comes back from a bank or reloads.
 */
function chosenBefore(
  { record }: TripFacts,
  change: Change | undefined,
  { schedules, methods }: PaymentFacts,
  left: Readonly<Record<string, string>> = {},
) {
  const fingerprint = record.isOwner ? (record.intent?.fingerprint ?? '') : ''
  const isOfThis = change ? fingerprint.startsWith(`${changeMark(change)} `) : !fingerprint.startsWith('change ')
  const [plan, method] = isOfThis ? [planIn(fingerprint), methodIn(fingerprint)] : []
  return {
    plan: schedules.find((schedule) => schedule.plan === (left.plan ?? plan))?.plan ?? 'ONE_TIME',
    method: methods.find((each) => each === (left.method ?? method)) ?? methods[0] ?? 'card',
  }
}

function reviewOf({ place }: CheckoutContext, { details, questions, record }: TripFacts): Review {
  if (!record.isOwner) return nothingToReview
  const asked = questions.flatMap((group) => group.questions.map((question) => toQuestionView(group.componentId, question, true)))
  return toReview(details.travelerDetails, asked, place.locale)
}

export const paymentData: StepBuild<'payment'> = async (context, facts, left) => {
  const { market, place, env, request } = context
  const { checkoutId, details, record } = facts
  requireNothingClosed(facts)
  const change = agreedChange(facts)
  const [payment, information] = await Promise.all([
    loadPaymentFacts(context, facts, change?.money.due ?? details.prices.discountedPackagePrice),
    travelInformation(context, checkoutId),
  ])
  const { plan, method } = chosenBefore(facts, change, payment, left)
  const { picture, ...frame } = toFrame(context, facts, 'payment', payNowOf(payment, plan))
  const check = freshCheck(record, plannedParts(facts))
  const view = check && toCheckView(context, facts, check.summary, check.at)
  const contact = record.isOwner ? details.travelerDetails.contactInfo : undefined
  const terms = await termsOf(details, place.language)
  const attempt = payment.stop
    ? notStarted(context, refusalText(context, payment.stop.reason), '')
    : record.isOwner
      ? attemptOf(facts)
      : undefined
  const changes = view?.parts.filter(isBlocking) ?? []
  return {
    ...(change ? changeFrame(frame, stepHref(place, checkoutId, 'modifications')) : frame),
    // The policy of this page lets no picture of another host in: none could carry anything out either.
    ...(picture?.url.startsWith('/') && { picture }),
    takesCodes: frame.takesCodes && changes.length === 0,
    schedules: payment.schedules,
    refusedPlans: payment.refusedPlans,
    plan,
    methods: payment.methods,
    method,
    email: contact?.email ?? '',
    payerName: [contact?.firstName, contact?.lastName].filter(Boolean).join(' '),
    review: reviewOf(context, facts),
    terms: terms.sections,
    termsVersion: terms.version,
    packageTravelInformation: information,
    payButton: textIn(market.checkout.payButton, place.language)?.text ?? '',
    invoiceButton: textIn(market.checkout.invoiceButton, place.language)?.text ?? '',
    ...(market.checkout.sepa && { sepa: market.checkout.sepa }),
    statementName: market.checkout.statementName,
    onRequest: view?.parts.filter(({ onRequest }) => onRequest).map(({ name }) => name) ?? [],
    answerDays: market.checkout.answerDays,
    changes,
    ...(attempt && { attempt }),
    processor: { ...processorOf(env, market.provider.key, request), locale: languages[place.language].stripe },
    returnHref: stepHref(place, checkoutId, 'payment-successful'),
  }
}
