import type { UnreadBookingPage } from '../../../shared/checkout/pages/payment-successful.ts'
import type { LoadContext } from '../../loaders/loader.ts'
import { methodIn } from '../fingerprint.ts'
import { lookQuery, nextLook } from '../next-look.ts'
import { stepHref } from '../step-href.ts'
import { begunIn, readOwnRecord } from './begun-payment.ts'

/** What the checkout's own record can say without the provider; nothing where nobody has paid here. */
export async function unreadConfirmation(context: LoadContext, checkoutId: string): Promise<UnreadBookingPage | undefined> {
  const { market, place, query } = context
  const record = await readOwnRecord(context, checkoutId)
  const state = begunIn(record, Date.now())
  if (!state) return undefined
  const method = record.isOwner ? methodIn(record.intent?.fingerprint ?? '') : undefined
  const at = (look?: string) => stepHref(place, checkoutId, 'payment-successful', { look })
  const next = nextLook(query.get(lookQuery), at)
  return {
    checkoutId,
    state,
    isUnread: true,
    href: at(),
    helpPhone: market.checkout.helpPhone,
    ...(method && { method }),
    ...(next && { nextLook: next }),
  }
}
