import { FormProvider } from '@conform-to/react'
import { useMemo, useRef, useState } from 'react'
import { type CopyKind, copied } from '../../../../shared/checkout/steps/traveller-details/traveller-copies.ts'
import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useStepForm } from '../../../ui/form/use-step-form.ts'
import { wipeAnswers } from '../experiences/answers-draft.ts'
import { DraftStatus } from '../steps/draft-status.tsx'
import { FailureNotice } from '../steps/failure-notice.tsx'
import { type Failure, untold } from '../steps/send.ts'
import { StepActions } from '../steps/step-frame.tsx'
import { addMark } from '../steps/step-marks.ts'
import { countTouched, go } from '../steps/touched.ts'
import { useCheckoutCall } from '../steps/use-checkout-call.ts'
import { BillingSection } from './billing-section.tsx'
import { checkTravellers, toTravellerDetails } from './check.ts'
import { travellerFormId, valuesOf } from './draft.ts'
import { fillIn } from './fill-in.ts'
import { nest } from './form-model.ts'
import { PassengerSection } from './passenger-section.tsx'
import { TravellerControl } from './traveller-control.tsx'
import styles from './traveller-details.module.css'
import { useSummaryErrors } from './use-summary-errors.ts'
import type { useTravellerDraft } from './use-traveller-draft.ts'

type Props = { data: PageData<'traveller-details'>; draft: ReturnType<typeof useTravellerDraft> }

export function TravellerForm({ data, draft }: Props) {
  const t = useTranslate()
  const call = useCheckoutCall(data.checkoutId)
  const [failure, setFailure] = useState<Failure>()
  const element = useRef<HTMLFormElement>(null)
  const defaultValue = useMemo(() => nest(draft.values), [draft.values])

  const { form, formProps, busy, attempt } = useStepForm({
    id: travellerFormId,
    defaultValue,
    submission: data.submission ?? (data.invalid.length > 0 ? { values: {}, problems: data.invalid } : undefined),
    check: (formData) => checkTravellers(valuesOf(formData), data),
    onRefused: countTouched,
    save: async (formData) => {
      setFailure(undefined)
      await draft.flush(formData)
      const sent = await call('POST', 'traveler-details', toTravellerDetails(valuesOf(formData), data), ({ saved }) => saved)
      if (sent.kind === 'refused' && sent.refused.problems.length > 0) return sent.refused.problems
      if (sent.kind !== 'done') {
        setFailure(untold(sent))
        return []
      }
      await draft.accepted(formData)
      addMark(data.checkoutId, 'traveller-details')
      const next = sent.value.next ?? data.nextHref
      if (next) go(next)
      return []
    },
  })
  const errors = useSummaryErrors(form, data)
  const [hasCopied, setHasCopied] = useState(false)
  const copy = (kind: CopyKind) => {
    if (!element.current) return
    fillIn(element.current, copied(kind, valuesOf(new FormData(element.current)), data, data.mayCopyNames))
    setHasCopied(true)
  }

  async function goBack() {
    if (element.current) await draft.flush(new FormData(element.current))
  }

  /** Clears what is kept here, what was kept for a link, and whose browser this is (rule 51). */
  async function clear() {
    await Promise.all([draft.clear(), wipeAnswers(data.checkoutId)])
    await call('DELETE', 'access', undefined, ({ accessGranted }) => accessGranted)
    if (data.access === 'owner') location.reload()
  }

  return (
    <FormProvider context={form.context}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <FailureNotice failure={failure} safe={t('checkout.failure.keptHere')} />
      <form {...formProps} ref={element} onInput={(event) => draft.write(event.currentTarget)}>
        <Fieldset legend={t('checkout.contact.title')} note={t('checkout.contact.note')}>
          {data.contact.map((field) => (
            <TravellerControl key={field.name} field={field} asked={data} />
          ))}
        </Fieldset>
        {data.passengers.map((passenger, index) => (
          <PassengerSection
            key={passenger.refId}
            passenger={passenger}
            rooms={data.rooms.length}
            asked={data}
            refId={{ name: `paxInfo[${index}].refId`, value: passenger.refId }}
            copies={index === 0 ? data.copies : []}
            onCopy={copy}
          />
        ))}
        <BillingSection fields={data.billing} asked={data} />
        <div className={styles.kept}>
          <p>{t('checkout.details.kept')}</p>
          <Button kind="quiet" onClick={() => void clear()}>
            {t('checkout.details.clear')}
          </Button>
        </div>
        <DraftStatus text={draft.saved ? t('checkout.details.saved') : hasCopied ? t('checkout.passenger.copied') : ''} />
        <StepActions frame={data} onBack={goBack}>
          <SubmitButton busy={busy} busyText={t('checkout.saving')}>
            {t('checkout.continue')}
          </SubmitButton>
        </StepActions>
      </form>
    </FormProvider>
  )
}
