import { useState } from 'react'
import type { PageData } from '../../../../shared/page.ts'
import { useHref, useTranslate } from '../../../place.tsx'
import { Notice } from '../steps/notice.tsx'
import { StepFrame } from '../steps/step-frame.tsx'
import { PaymentForm } from './payment-form.tsx'
import { useOffer } from './use-offer.ts'

/** Everything is on this page before the button that pays: what, how much, when, on which terms (rules 76, 78 and 79). */
export function PaymentPage({ data }: { data: PageData<'payment'> }) {
  const t = useTranslate()
  const href = useHref()
  const { offer, plan, setPlan, price, isMoving } = useOffer(data)
  const [method, setMethod] = useState(data.method)
  return (
    <StepFrame frame={{ ...offer, price, isInvoiced: method === 'invoice' }} lead={<p>{t('checkout.payment.lead')}</p>}>
      <RefusedPlans refused={offer.refusedPlans} />
      {offer.changes.length > 0 ? (
        <Notice tone="warning" title={t('checkout.payment.changedTitle')}>
          <p>{t('checkout.payment.changedText')}</p>
          <p>
            <a href={href('availability', { checkoutId: data.checkoutId })}>{t('checkout.payment.seeChanges')}</a>
          </p>
        </Notice>
      ) : (
        <PaymentForm
          data={offer}
          plan={plan}
          onPlan={setPlan}
          method={method}
          onMethod={setMethod}
          payNow={price.payNow}
          isMoving={isMoving}
        />
      )}
    </StepFrame>
  )
}

/** The one-time payment always stands, so it is not named among what is missing. */
function RefusedPlans({ refused }: { refused: PageData<'payment'>['refusedPlans'] }) {
  const t = useTranslate()
  const missing = refused.filter(({ plan }) => plan !== 'ONE_TIME')
  const unsupported = missing
    .filter(({ code }) => code === 'API_UNSUPPORTED_PAYMENT_PLAN')
    .map(({ plan }) => t(`checkout.payment.plan.${plan}`))
  return (
    <>
      {unsupported.length > 0 && <Notice tone="info">{t('checkout.notice.unsupportedPlan', { plans: unsupported.join('; ') })}</Notice>}
      {missing.length > unsupported.length && <Notice tone="info">{t('checkout.notice.policyNotFound')}</Notice>}
    </>
  )
}
