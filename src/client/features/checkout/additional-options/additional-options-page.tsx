import { useState } from 'react'
import type { FieldProblem } from '../../../../shared/checkout/steps/problem.ts'
import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { useErrorText } from '../../../ui/form/error-text.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { FailureNotice } from '../steps/failure-notice.tsx'
import { type Failure, untold } from '../steps/send.ts'
import { StepActions, StepFrame } from '../steps/step-frame.tsx'
import { addMark } from '../steps/step-marks.ts'
import { countTouched, go } from '../steps/touched.ts'
import { useCheckoutCall } from '../steps/use-checkout-call.ts'
import styles from './additional-options.module.css'
import { InsuranceGroup } from './insurance-group.tsx'
import { OfferGroup } from './offer-group.tsx'
import { quantityName, serviceKey, upsellKey, useOptions } from './use-options.ts'

/** Upsells and base services: the price moves at once, and moves back where the provider did not take it. */
export function AdditionalOptionsPage({ data }: { data: PageData<'additional-options'> }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const call = useCheckoutCall(data.checkoutId)
  const options = useOptions(data)
  const [failure, setFailure] = useState<Failure>()
  const [problems, setProblems] = useState<readonly FieldProblem[]>(data.submission?.problems ?? [])
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const frame = { ...data, price: options.price }
  const isOpen = data.upsells.some(({ required, selected }) => required && !selected)
  const offers = [
    ...data.baseServices.map(({ productRefId, name }) => ({ key: serviceKey(productRefId), name })),
    ...data.upsells.map(({ offerId, name }) => ({ key: upsellKey(offerId), name })),
  ]
  const errorOf = (key: string) => problems.find(({ name }) => name === key)
  const errors = offers.flatMap(({ key, name }) => {
    const error = errorOf(key)
    return error ? [{ text: `${name} – ${errorText(error, name)}`, fieldId: key }] : []
  })

  function choose(key: string, choice: Parameters<typeof options.choose>[1]) {
    setProblems((known) => known.filter(({ name }) => name !== key))
    options.choose(key, choice)
  }

  function refuse(told: readonly FieldProblem[]) {
    setProblems(told)
    setAttempt((count) => count + 1)
    countTouched()
  }

  /** Its button is gone with it. */
  async function remove(componentId: string) {
    if (await options.remove(componentId)) document.querySelector('h1')?.focus()
  }

  async function proceed() {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    const isTaken = await options.settled()
    const sent = isTaken && (await call('POST', 'steps/additional-options', {}, ({ saved }) => saved))
    setBusy(false)
    if (!sent) return
    if (sent.kind === 'refused' && sent.refused.problems.length > 0) return refuse(sent.refused.problems)
    if (sent.kind !== 'done') return setFailure(untold(sent))
    addMark(data.checkoutId, 'additional-options')
    const next = sent.value.next ?? data.nextHref
    if (next) go(next)
  }

  return (
    <StepFrame frame={frame} lead={<p>{t(isOpen ? 'checkout.options.leadRequired' : 'checkout.options.lead')}</p>}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <FailureNotice failure={failure} safe={t('checkout.failure.keptHere')} />
      <FailureNotice failure={options.failure} safe={t('checkout.options.undone')} />
      <form
        id="additional-options"
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void proceed()
        }}
      >
        {data.baseServices.map((service) => {
          const key = serviceKey(service.productRefId)
          return (
            <OfferGroup
              key={key}
              name={key}
              title={service.name}
              text={service.description}
              pictures={[]}
              categories={service.categories}
              required={service.categories.some(({ price }) => price.amount === 0)}
              selected={options.chosenOf(key).refId}
              onChoose={(refId) => choose(key, { refId })}
              error={errorOf(key)}
            />
          )
        })}
        {data.upsells.map((upsell) => {
          const key = upsellKey(upsell.offerId)
          const { refId: selected, quantity } = options.chosenOf(key)
          return (
            <OfferGroup
              key={key}
              name={key}
              title={upsell.name}
              text={upsell.description}
              pictures={upsell.pictures}
              categories={upsell.categories}
              required={upsell.required}
              selected={selected}
              onChoose={(refId) => choose(key, { refId })}
              error={errorOf(key)}
              {...(upsell.most > 1 && {
                quantity: {
                  name: quantityName(upsell.offerId),
                  value: quantity,
                  most: upsell.most,
                  onChoose: (number: number) => choose(key, { quantity: number }),
                },
              })}
            />
          )
        })}
        <InsuranceGroup insurances={options.insurances} onRemove={(componentId) => void remove(componentId)} />
        {offers.length + options.insurances.length === 0 && <p>{t('checkout.options.nothing')}</p>}
        <p className={styles.said} role="status">
          {options.said}
        </p>
        <StepActions frame={frame} onBack={async () => void (await options.settled())}>
          <SubmitButton busy={busy} busyText={t('checkout.saving')}>
            {t('checkout.continue')}
          </SubmitButton>
        </StepActions>
      </form>
    </StepFrame>
  )
}
