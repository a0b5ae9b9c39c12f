import { AppError } from '../../../shared/errors/app-error.ts'
import { pageTextsOf } from '../../../shared/texts/page-texts.ts'
import { translator } from '../../../shared/texts/texts.ts'
import { isProviderTrouble } from '../../failure.ts'
import type { LoadContext, Loaded } from '../../loaders/loader.ts'
import { readBrowser } from '../../visitor/session.ts'
import { type CheckoutContext, checkoutObjectOf, homeOf } from '../context.ts'
import { isStarted } from '../object/agreed.ts'
import type { CheckoutRecord } from '../object/record.ts'
import { stepHref } from '../steps/step-href.ts'

/** `checking`: a payment was opened here, or a change without money is being booked. `unread`: it was booked. */
export type Begun = 'checking' | 'unread'

/** What the checkout's own record knows where the provider cannot be read; nothing where nobody has paid here. */
export function begunIn({ isForeign, intent, agreed, outbox }: CheckoutRecord, now: number): Begun | undefined {
  if (isForeign || !(intent?.session || (agreed !== null && isStarted(agreed, now)))) return undefined
  /** The letter is written once the booking, or its latest change, stands. */
  const occasion = agreed ? `change ${agreed.change}` : 'booking'
  return outbox.some((done) => done.duty.startsWith('mail-') && done.occasion === occasion) ? 'unread' : 'checking'
}

export const readOwnRecord = async (context: CheckoutContext, checkoutId: string): Promise<CheckoutRecord> =>
  checkoutObjectOf(context.env, checkoutId).read(homeOf(context), await readBrowser(context))

export const readBegun = async (context: CheckoutContext, checkoutId: string): Promise<Begun | undefined> =>
  begunIn(await readOwnRecord(context, checkoutId), Date.now())

/** A failure of the provider, told with what is known of a payment; it leads to the page that finds out the rest (rules 81 and 84). */
export const tellingOfPayment =
  <Data, Rest extends unknown[]>(answer: (context: LoadContext, ...rest: Rest) => Promise<Loaded<Data>> | Loaded<Data>) =>
  async (context: LoadContext, ...rest: Rest): Promise<Loaded<Data>> => {
    try {
      return await answer(context, ...rest)
    } catch (error) {
      if (!(error instanceof AppError) || !isProviderTrouble(error)) throw error
      const checkoutId = context.params.checkoutId ?? ''
      const begun = await readBegun(context, checkoutId)
      throw begun ? withPayment(error, context, checkoutId, begun) : error
    }
  }

function withPayment(error: AppError, { market, place }: CheckoutContext, checkoutId: string, begun: Begun): AppError {
  const t = translator(pageTextsOf(market.texts, place.language, ['booked', 'checkout', 'problems']), place.locale)
  return new AppError(error.code, error.message, {
    status: error.status,
    title: t(begun === 'checking' ? 'checkout.confirmation.title.checking' : 'booked.unread.title'),
    detail: t(begun === 'checking' ? 'problems.paymentChecking' : 'problems.bookingUnread'),
    wayOn: { text: t('checkout.confirmation.lookAgain'), href: stepHref(place, checkoutId, 'payment-successful') },
    ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
    cause: error,
  })
}
