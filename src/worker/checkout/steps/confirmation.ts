import type { Confirmation } from '../../../shared/checkout/entry.ts'
import type { PaymentSuccessfulPage } from '../../../shared/checkout/pages/payment-successful.ts'
import { apiHref } from '../../../shared/provider/address.ts'
import type { Query } from '../../../shared/routing/href.ts'
import type { CheckoutContext } from '../context.ts'
import type { TripFacts } from '../facts.ts'
import { toFrame } from '../frame.ts'
import { answerDays, onRequestNames, referenceOf, settlementOf } from '../settlement.ts'
import { stepHref } from '../step-href.ts'
import { paperData } from './paper-data.ts'

/** What stands after the booking; all of it from the provider, so that it survives reload and other browsers (checkout rules 40, 45). */
export async function confirmationData(
  context: CheckoutContext,
  facts: TripFacts,
  { state, isChange }: { state: Confirmation | 'failed'; isChange: boolean },
  wantedPaper: string | null = null,
): Promise<PaymentSuccessfulPage> {
  const { checkoutId, details, record } = facts
  const isDone = state === 'confirmed' || state === 'requested'
  const [reference, settlement, paper] = await Promise.all([
    isDone ? referenceOf(context, facts) : undefined,
    settlementOf(context, facts),
    isDone ? paperData(context, facts, wantedPaper) : undefined,
  ])
  const at = (query: Query) => stepHref(context.place, checkoutId, 'payment-successful', query)
  return {
    ...toFrame(context, facts, undefined, settlement.paid),
    ...settlement,
    state,
    ...(reference && { reference }),
    email: record.isOwner ? (details.travelerDetails.contactInfo?.email ?? '') : '',
    isMailed: record.outbox.some(({ duty }) => duty === `mail-${state}`),
    onRequest: onRequestNames(facts),
    answerDays,
    isChange,
    calendarHref: apiHref(context.place, 'checkout/calendar-file', { checkoutId }),
    ...(isDone &&
      record.isOwner && { paperHrefs: { receipt: at({ print: 'receipt' }), documents: at({ print: 'documents' }), back: at({}) } }),
    ...(paper && { paper }),
    paymentHref: stepHref(context.place, checkoutId, 'payment'),
  }
}
