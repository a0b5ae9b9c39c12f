import type { BookingPage } from '../../../shared/checkout/confirmation/page.ts'
import type { Confirmation } from '../../../shared/checkout/entry/entry.ts'
import { apiHref } from '../../../shared/provider/address.ts'
import type { Query } from '../../../shared/routing/href.ts'
import type { CheckoutContext } from '../context.ts'
import { methodIn } from '../payment/fingerprint.ts'
import { type PaymentSummary, paymentSummaryOf } from '../payment/payment-summary.ts'
import { toFrame } from '../steps/frame.ts'
import { stepHref } from '../steps/step-href.ts'
import type { TripFacts } from '../trip/facts.ts'
import { referenceOf } from './booking-reference.ts'
import { nextPoll, pollQuery } from './next-poll.ts'
import { onRequestNames } from './on-request.ts'
import { paperData } from './paper-data.ts'

/** Only the owner is told who has paid what, and how (rule 43). */
const untold: PaymentSummary = { transactions: [], due: [] }

/** What stands after the booking; all of it from the provider, so that it survives reload and other browsers (rules 81 and 85). */
export async function confirmationData(
  context: CheckoutContext,
  facts: TripFacts,
  { state, isChange }: { state: Confirmation | 'failed'; isChange: boolean },
  query: URLSearchParams,
): Promise<BookingPage> {
  const { checkoutId, details, record } = facts
  const isDone = state === 'confirmed' || state === 'requested'
  const [reference, payments, paper] = await Promise.all([
    isDone && record.isOwner ? referenceOf(context, facts) : undefined,
    record.isOwner ? paymentSummaryOf(context, facts) : untold,
    isDone ? paperData(context, facts, query.get('print')) : undefined,
  ])
  const at = (own: Query) => stepHref(context.place, checkoutId, 'payment-successful', own)
  const method = record.isOwner ? methodIn(record.intent?.fingerprint ?? '') : undefined
  /** A debit takes days: nobody sits before it. */
  const isSoon = state === 'checking' || (state === 'confirming' && method !== 'sepa_debit')
  const next = isSoon ? nextPoll(query.get(pollQuery), (look) => at({ look })) : undefined
  return {
    ...toFrame(context, facts, undefined, payments.paid),
    ...payments,
    state,
    href: at({}),
    ...(method && { method }),
    ...(next && { nextPoll: next }),
    ...(reference && { reference }),
    email: record.isOwner ? (details.travelerDetails.contactInfo?.email ?? '') : '',
    isMailed: record.outbox.some(({ duty }) => duty === `mail-${state}`),
    onRequest: onRequestNames(facts),
    answerDays: context.market.checkout.answerDays,
    isChange,
    calendarHref: apiHref(context.place, 'checkout/calendar-file', { checkoutId }),
    ...(isDone &&
      record.isOwner && { paperHrefs: { receipt: at({ print: 'receipt' }), documents: at({ print: 'documents' }), back: at({}) } }),
    ...(paper && { paper }),
    paymentHref: stepHref(context.place, checkoutId, 'payment'),
  }
}
