import { isBlocking } from '../../../shared/checkout/availability.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import { textIn } from '../../../shared/language.ts'
import { processorOf } from '../../provider/environment.ts'
import { agreedChange, changeFrame } from '../change.ts'
import { toCheckView } from '../check.ts'
import { freshCheck } from '../completion.ts'
import type { TripFacts } from '../facts.ts'
import { toFrame } from '../frame.ts'
import { loadPaymentFacts, payNowOf } from '../payment-facts.ts'
import { plannedParts } from '../planned-parts.ts'
import { stepHref } from '../step-href.ts'
import type { StepBuild } from './step-build.ts'

/** What was paid for already is not paid for again: the page of this error in the market's words, before a card is asked for (§8). */
function requireNothingClosed({ entry, details }: TripFacts): void {
  if (entry.kind === 'checkout' && details.paymentTransactions.some(({ status }) => status === 'Closed'))
    throw new AppError('API_ITINERARY_HAS_CLOSED_TRANSACTIONS', 'the itinerary holds closed transactions')
}

export const paymentData: StepBuild<'payment'> = async (context, facts) => {
  const { market, place, env, request } = context
  const { checkoutId, details, record } = facts
  requireNothingClosed(facts)
  const change = agreedChange(facts)
  const payment = await loadPaymentFacts(context, facts, change?.money.due ?? details.prices.discountedPackagePrice)
  const frame = toFrame(context, facts, 'payment', payNowOf(payment))
  const check = freshCheck(record, plannedParts(facts))
  const view = check && toCheckView(context, facts, check.summary, check.at)
  const session = record.isOwner && facts.payment === 'open' ? record.intent?.session : undefined
  return {
    ...(change ? changeFrame(frame, stepHref(place, checkoutId, 'modifications')) : frame),
    schedules: payment.schedules,
    plan: 'ONE_TIME',
    methods: payment.methods,
    method: payment.methods[0] ?? 'card',
    email: record.isOwner ? (details.travelerDetails.contactInfo?.email ?? '') : '',
    terms: details.termsAndConditions.sections.map(({ header, text, checkboxText }) => ({
      header,
      paragraphs: text.split('\n').filter(Boolean),
      ...(checkboxText && { checkboxText }),
    })),
    packageTravelInformation: market.checkout.packageTravelInformation[place.language] ?? market.checkout.packageTravelInformation.en ?? [],
    payButton: textIn(market.checkout.payButton, place.language)?.text ?? '',
    statementName: market.checkout.statementName,
    onRequest: view?.parts.filter(({ onRequest }) => onRequest).map(({ name }) => name) ?? [],
    changes: view?.parts.filter(isBlocking) ?? [],
    ...(session && { session }),
    processor: processorOf(env, market.provider.key, request),
    returnHref: stepHref(place, checkoutId, 'payment-successful'),
  }
}
