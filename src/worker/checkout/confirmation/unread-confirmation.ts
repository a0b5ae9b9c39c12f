import type { UnreadBookingPage } from '../../../shared/checkout/confirmation/page.ts'
import type { LoadContext } from '../../loaders/loader.ts'
import { begunIn, readOwnRecord } from '../payment/begun-payment.ts'
import { methodIn } from '../payment/fingerprint.ts'
import { stepHref } from '../steps/step-href.ts'
import { nextPoll, pollQuery } from './next-poll.ts'

/** What the checkout's own record can say without the provider; nothing where nobody has paid here. */
export async function unreadConfirmation(context: LoadContext, checkoutId: string): Promise<UnreadBookingPage | undefined> {
  const { market, place, query } = context
  const record = await readOwnRecord(context, checkoutId)
  const state = begunIn(record, Date.now())
  if (!state) return undefined
  const method = record.isOwner ? methodIn(record.intent?.fingerprint ?? '') : undefined
  const at = (look?: string) => stepHref(place, checkoutId, 'payment-successful', { look })
  const next = nextPoll(query.get(pollQuery), at)
  return {
    checkoutId,
    state,
    isUnread: true,
    href: at(),
    helpPhone: market.checkout.helpPhone,
    ...(method && { method }),
    ...(next && { nextPoll: next }),
  }
}
