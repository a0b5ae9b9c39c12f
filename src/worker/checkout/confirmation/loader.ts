import type { PaymentSuccessfulPage } from '../../../shared/checkout/confirmation/page.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import { type LoadContext, type Loaded, nothing } from '../../loaders/loader.ts'
import { checkoutObjectOf } from '../context.ts'
import { prefetchSchedules } from '../payment/payment-facts.ts'
import { reconcilePaymentSession } from '../payment/reconcile-payment-session.ts'
import { checkoutIdOf, cookies } from '../steps/checkout-address.ts'
import { stepHref } from '../steps/step-href.ts'
import { type EntryFacts, loadEntryFacts, loadTripFacts } from '../trip/facts.ts'
import { openTrip } from '../trip/trip.ts'
import { confirmationData } from './data.ts'
import { unreadConfirmation } from './unread-confirmation.ts'

/** Whoever has just paid is not met by an error page: where the provider cannot be read, that is being found out, and the page goes on asking (rule 81). */
export async function loadConfirmation(context: LoadContext): Promise<Loaded<PaymentSuccessfulPage>> {
  try {
    return await readConfirmation(context)
  } catch (error) {
    if (!(error instanceof AppError) || error.status < 500) throw error
    const unread = await unreadConfirmation(context, checkoutIdOf(context))
    if (!unread) throw error
    console.warn(JSON.stringify({ event: 'confirmation-unread', requestId: context.requestId, reason: error.message }))
    return { kind: 'data', data: unread }
  }
}

async function readConfirmation(context: LoadContext): Promise<Loaded<PaymentSuccessfulPage>> {
  const trip = openTrip(context, checkoutIdOf(context), 'check')
  prefetchSchedules(context, trip)
  const facts = await loadEntryFacts(context, trip)
  await reconcilePaymentSession(context, facts)
  const { entry, browser, payment } = facts
  if (entry.kind === 'not-found') return nothing
  if (entry.kind !== 'confirmation' && payment !== 'cancelled') return backToPayment(context, facts)
  await writeOnce(context, facts)
  const outcome = entry.kind === 'confirmation' ? entry : { state: 'failed' as const, isChange: entry.kind === 'modifications' }
  return {
    kind: 'data',
    data: await confirmationData(context, await loadTripFacts(context, facts), outcome, context.query),
    ...cookies(browser.setCookie),
  }
}

/** Whoever sees first that it is booked sets off what follows, unless it was not paid for here. */
async function writeOnce({ env }: LoadContext, { checkoutId, entry, record }: EntryFacts): Promise<void> {
  if (entry.kind !== 'confirmation' || (entry.state !== 'confirmed' && entry.state !== 'requested')) return
  if (!record.intent && !record.agreed) return
  const duty = `mail-${entry.state}`
  const occasion = entry.isChange ? `change ${record.agreed?.change ?? ''}` : 'booking'
  if (!record.outbox.some((done) => done.duty === duty && done.occasion === occasion))
    await checkoutObjectOf(env, checkoutId).pollAfterBooking()
}

/** Nothing is booked and no payment is under way: the true state is the payment step (rule 81). */
const backToPayment = ({ place }: LoadContext, { checkoutId, browser }: EntryFacts): Loaded<never> => ({
  kind: 'redirect',
  to: stepHref(place, checkoutId, 'payment'),
  ...cookies(browser.setCookie),
})
