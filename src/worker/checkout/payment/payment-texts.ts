import type { PaymentAttempt } from '../../../shared/checkout/steps/payment/page.ts'
import { pageTextsOf } from '../../../shared/texts/page-texts.ts'
import { translator } from '../../../shared/texts/texts.ts'
import type { PaymentRefusalReason } from '../../payments/payment-refusal.ts'
import type { CheckoutContext } from '../context.ts'

/** What a traveller is told where a payment cannot be begun: what happened, and what to do next (rule 84). A sentence that no money has moved follows. */
export function refusalText({ market, place }: Pick<CheckoutContext, 'market' | 'place'>, reason: PaymentRefusalReason): string {
  const t = translator(pageTextsOf(market.texts, place.language, ['checkout', 'problems']), place.locale)
  const phone = market.checkout.helpPhone
  switch (reason.kind) {
    case 'declined':
      return t(`checkout.payment.decline.${reason.decline}`)
    case 'unavailable':
      return t('problems.paymentUnavailable', { phone })
    case 'unclear-amount':
      return t('problems.amountUnclear', { phone })
  }
}

/** The same as a page tells it that comes from the worker. */
export function notStarted(
  { market, place }: Pick<CheckoutContext, 'market' | 'place'>,
  detail: string,
  supportCode: string,
): PaymentAttempt {
  const t = translator(pageTextsOf(market.texts, place.language, ['checkout']), place.locale)
  return { kind: 'not-started', text: `${detail} ${t('checkout.failure.noMoney')}`, supportCode }
}
