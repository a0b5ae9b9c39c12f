import type { Confirmation } from '../../../shared/checkout/entry.ts'
import type { CheckoutPageData } from '../../../shared/checkout/page-data.ts'
import type { ScheduleItem } from '../../../shared/checkout/pages/payment.ts'
import { toPriceSummary } from '../../../shared/checkout/price-summary.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { CheckoutContext } from '../context.ts'
import type { TripFacts } from '../facts.ts'
import { toFrame } from '../frame.ts'
import { loadPaymentFacts } from '../payment-facts.ts'
import { stepHref } from '../step-href.ts'

const closed = new Set(['Closed', 'Preauth', 'PreauthCaptureInProgress', 'InProgress', 'Pending'])

async function referenceOf({ send }: CheckoutContext, { checkoutId, details, state }: TripFacts): Promise<string | undefined> {
  const known = details.externalBookingId || state.booking_reference
  if (known) return known
  try {
    const booking = await send('booking/booking-data', { checkoutId })
    return booking.externalRefId || booking.refId || undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** What stands after the booking; all of it from the provider, so that it survives reload and other browsers (checkout rules 40, 45). */
export async function confirmationData(
  context: CheckoutContext,
  facts: TripFacts,
  confirmation: { state: Confirmation | 'failed'; isChange: boolean },
): Promise<CheckoutPageData['payment-successful']> {
  const { checkoutId, details, record, accommodations, activities } = facts
  const isDone = confirmation.state === 'confirmed' || confirmation.state === 'requested'
  const [reference, payment] = await Promise.all([
    isDone ? referenceOf(context, facts) : undefined,
    loadPaymentFacts(context, facts, details.prices.discountedPackagePrice).catch(() => undefined),
  ])
  const transactions = details.paymentTransactions.filter(({ status }) => closed.has(status))
  const [first] = transactions
  const paid = first && { amount: transactions.reduce((sum, { amount }) => sum + amount.amount, 0), currency: first.amount.currency }
  const total = toPriceSummary(details.prices, []).total
  const due = paid && paid.amount < total.amount ? later(payment?.schedules ?? [], total.amount - paid.amount) : []
  return {
    ...toFrame(context, facts, undefined, paid),
    state: confirmation.state,
    ...(reference && { reference }),
    email: record.isOwner ? (details.travelerDetails.contactInfo?.email ?? '') : '',
    ...(paid && { paid }),
    ...(first && { method: first.paymentMethodName || first.paymentMethod }),
    due,
    onRequest: [...accommodations, ...activities]
      .filter((part) => part.isOnRequest || part.bookingInfo?.state === 'OnRequest')
      .map(({ name }) => name),
    isChange: confirmation.isChange,
    paymentHref: stepHref(context.place, checkoutId, 'payment'),
  }
}

/** The payments still to come of the schedule that leaves exactly what is open. */
const later = (schedules: readonly { items: ScheduleItem[] }[], open: number): ScheduleItem[] =>
  schedules
    .map(({ items }) => items.filter(({ isNow }) => !isNow))
    .find((items) => items.reduce((sum, { amount }) => sum + amount.amount, 0) === open) ?? []
