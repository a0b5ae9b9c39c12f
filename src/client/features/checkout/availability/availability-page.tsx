import type { PageData } from '../../../../shared/page.ts'
import { useHref, useTranslate } from '../../../place.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { FailureNotice } from '../steps/failure-notice.tsx'
import { leaveStep } from '../steps/leave-step.ts'
import { StepActions, StepFrame } from '../steps/step-frame.tsx'
import { AnswerList } from './answer-list.tsx'
import styles from './availability.module.css'
import { AvailabilityDialog } from './availability-dialog.tsx'
import { CheckingNotice } from './checking-notice.tsx'
import { PartList } from './part-list.tsx'
import { useAvailability } from './use-availability.ts'

/** Each part of the trip with what the supplier says of it; the way on is open once nothing is blocked (rule 69). */
export function AvailabilityPage({ data }: { data: PageData<'availability'> }) {
  const t = useTranslate()
  const href = useHref()
  const state = useAvailability(data)
  const { check, checking, waited, failure, busy, dialog } = state
  const frame = check ? { ...data, price: check.price } : data
  return (
    <StepFrame frame={frame} lead={<p>{t('checkout.availability.lead')}</p>}>
      <FailureNotice failure={failure} safe={t('checkout.failure.keptHere')} />
      <form
        id="availability"
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void state.proceed(new FormData(event.currentTarget))
        }}
      >
        <div aria-live="polite" aria-busy={checking}>
          {checking && <CheckingNotice waited={waited} onRetry={state.run} />}
          {check && !checking && <p className={styles.verdict}>{verdictOf(check, t)}</p>}
        </div>
        {check && <PartList parts={check.parts} chosen={data.submission?.values ?? data.draft} steps={data.steps} />}
        {check && <AnswerList answers={check.answers} />}
        {check?.parts.some(({ alternativesHref }) => alternativesHref) && (
          <p className={styles.swap}>
            <a href={href('module-replacement', {}, { checkoutId: data.checkoutId })}>{t('checkout.availability.swapOthers')}</a>
          </p>
        )}
        {check && check.remarks.length > 0 && (
          <ul className={styles.remarks}>
            {check.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
        <StepActions frame={frame} {...(data.access === 'owner' && { onBack: () => leaveStep('availability') })}>
          <SubmitButton busy={busy} busyText={t(checking ? 'checkout.availability.checking' : 'checkout.saving')}>
            {check || checking ? t('checkout.continue') : t('checkout.availability.check')}
          </SubmitButton>
        </StepActions>
      </form>
      {check && <AvailabilityDialog ref={dialog} check={check} frame={frame} accepting={state.accepting} onAccept={state.accept} />}
    </StepFrame>
  )
}

function verdictOf(check: NonNullable<PageData<'availability'>['check']>, t: ReturnType<typeof useTranslate>): string {
  if (check.blockedBy) return t(`checkout.availability.blockedBy.${check.blockedBy}`)
  if (check.verdict === 'blocked') return t('checkout.availability.blocked')
  return check.onRequest ? t('checkout.availability.onRequest') : t('checkout.availability.clear')
}
