import { useState } from 'react'
import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { FailureNotice } from '../failure-notice.tsx'
import { type Failure, failureOf } from '../send.ts'
import { StepActions, StepFrame } from '../step-frame.tsx'
import { addMark } from '../step-marks.ts'
import { go } from '../touched.ts'
import { useCheckoutCall } from '../use-checkout-call.ts'
import styles from './additional-options.module.css'
import { OfferGroup } from './offer-group.tsx'
import { useOptions } from './use-options.ts'

/** Upsells and base services: the price moves at once, and moves back where the provider did not take it. */
export function AdditionalOptionsPage({ data }: { data: PageData<'additional-options'> }) {
  const t = useTranslate()
  const call = useCheckoutCall(data.checkoutId)
  const options = useOptions(data)
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const frame = { ...data, price: options.price }

  async function proceed() {
    if (busy) return
    setBusy(true)
    await options.settled()
    const sent = await call('POST', 'steps/additional-options', {}, ({ saved }) => saved)
    setBusy(false)
    if (sent.kind !== 'done') {
      setFailure(failureOf(sent))
      return
    }
    addMark(data.checkoutId, 'additional-options')
    const next = sent.value.next ?? data.nextHref
    if (next) go(next)
  }

  return (
    <StepFrame frame={frame} lead={<p>{t('checkout.options.lead')}</p>}>
      <FailureNotice failure={failure ?? options.failure} safe={t('checkout.options.undone')} />
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void proceed()
        }}
      >
        {data.baseServices.map((service) => (
          <OfferGroup
            key={service.productRefId}
            name={`base.${service.productRefId}`}
            title={service.name}
            text={service.description}
            pictures={[]}
            categories={service.categories}
            required={service.categories.some(({ price }) => price.amount === 0)}
            selected={options.selectedOf(`base.${service.productRefId}`)}
            onChoose={(choice) => options.chooseBase(service, choice)}
          />
        ))}
        {data.upsells.map((upsell) => (
          <OfferGroup
            key={upsell.offerId}
            name={`upsell.${upsell.offerId}`}
            title={upsell.name}
            text={upsell.description}
            pictures={upsell.pictures}
            categories={upsell.categories}
            required={upsell.required}
            selected={options.selectedOf(`upsell.${upsell.offerId}`)}
            onChoose={(choice) => options.chooseUpsell(upsell, choice)}
          />
        ))}
        <p className={styles.said} role="status">
          {options.said}
        </p>
        <StepActions frame={frame}>
          <SubmitButton busy={busy} busyText={t('checkout.saving')}>
            {t('checkout.continue')}
          </SubmitButton>
        </StepActions>
      </form>
    </StepFrame>
  )
}
