import type { UnreadBookingPage } from '../../../shared/checkout/pages/payment-successful.ts'
import type { LoadContext } from '../../loaders/loader.ts'
import { checkoutObjectOf, homeOf } from '../context.ts'
import { methodIn } from '../fingerprint.ts'
import { lookQuery, nextLook } from '../next-look.ts'
import { isStarted } from '../object/agreed.ts'
import type { CheckoutRecord } from '../object/record.ts'
import { readBrowser } from '../session.ts'
import { stepHref } from '../step-href.ts'

/** A payment was opened here, or a change without money is being booked. */
const isBegun = ({ intent, agreed }: CheckoutRecord): boolean =>
  Boolean(intent?.session) || (agreed !== null && isStarted(agreed, Date.now()))

/** The letter is written once the booking, or its latest change, stands. */
const wasBooked = ({ outbox, agreed }: CheckoutRecord): boolean =>
  outbox.some(({ duty, occasion }) => duty.startsWith('mail-') && occasion === (agreed ? `change ${agreed.change}` : 'booking'))

/** What the checkout's own record can say without the provider; nothing where nobody has paid here. */
export async function unreadConfirmation(context: LoadContext, checkoutId: string): Promise<UnreadBookingPage | undefined> {
  const { env, market, place, query } = context
  const browser = await readBrowser(context)
  const record = await checkoutObjectOf(env, checkoutId).read(homeOf(context), browser)
  if (record.isForeign || !isBegun(record)) return undefined
  const method = record.isOwner ? methodIn(record.intent?.fingerprint ?? '') : undefined
  const at = (look?: string) => stepHref(place, checkoutId, 'payment-successful', { look })
  const next = nextLook(query.get(lookQuery), at)
  return {
    checkoutId,
    state: wasBooked(record) ? 'unread' : 'checking',
    isUnread: true,
    href: at(),
    helpPhone: market.checkout.helpPhone,
    ...(method && { method }),
    ...(next && { nextLook: next }),
  }
}
