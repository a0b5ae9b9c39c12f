import { type ReactNode, useEffect, useRef } from 'react'
import { backIntent, intentInput } from '../../../../shared/checkout/resume/resume.ts'
import type { CheckoutFrame } from '../../../../shared/checkout/steps/frame.ts'
import { seenInput } from '../../../../shared/checkout/steps/seen.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { isHandedOver } from '../../../../shared/visitor/access.ts'
import { useHydrated } from '../../../browser/use-hydrated.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { PromoNotice } from '../promo-code/promo-notice.tsx'
import { ResumePanel } from '../resume/resume-panel.tsx'
import { Summary } from '../trip/summary.tsx'
import { AccessForm } from '../visitor/access-form.tsx'
import { Notice } from './notice.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { StepBar } from './step-bar.tsx'
import styles from './step-frame.module.css'
import { writeMarks } from './step-marks.ts'
import { useStepName } from './step-name.ts'

const noticeTexts = {
  'earlier-step-incomplete': 'checkout.notice.earlierStep',
  'link-opened': 'checkout.resume.opened',
  'link-ended': 'checkout.resume.ended',
} as const

/** What every step shares: step bar, heading, one column of questions, the summary. Nothing is asked about what was handed over before somebody goes on with it. */
export function StepFrame({ frame, lead, children }: { frame: CheckoutFrame; lead?: ReactNode; children: ReactNode }) {
  const t = useTranslate()
  const nameOf = useStepName()
  const active = frame.steps.find((step) => step.isActive)
  const isGiven = isHandedOver(frame.access)

  useEffect(() => {
    if (!active) return
    writeMarks(
      frame.checkoutId,
      active.name,
      frame.steps.filter((step) => step.isCompleted).map((step) => step.name),
    )
  }, [active, frame])

  return (
    <div className={styles.page}>
      <StepBar steps={frame.steps} />
      <EnterGoesOn stepForm={isGiven ? undefined : active?.name} />
      <div className={styles.columns}>
        <Summary frame={frame} />
        <div className={styles.questions}>
          <ClosingNotice frame={frame} />
          {frame.notice && (frame.access !== 'owner' || frame.notice === 'earlier-step-incomplete') && (
            <Notice tone="info">{t(noticeTexts[frame.notice])}</Notice>
          )}
          {frame.submission?.detail && (
            <Notice tone="critical" title={t('checkout.failure.title')}>
              <p>{frame.submission.detail}</p>
            </Notice>
          )}
          <PromoNotice frame={frame} />
          <StaleNotice frame={frame} />
          <h1 className={styles.heading} tabIndex={-1}>
            {active ? nameOf(active.name) : frame.title}
          </h1>
          {lead && !isGiven && <div className={styles.lead}>{lead}</div>}
          {frame.access !== 'owner' && <AccessForm frame={frame} />}
          {!isGiven && children}
          {active && frame.access === 'owner' && <ResumePanel frame={frame} step={active.name} />}
        </div>
      </div>
    </div>
  )
}

/** Until a script has taken over, the summary's buttons belong to the step's form and stand before its own: Enter goes on all the same. */
function EnterGoesOn({ stepForm }: { stepForm: string | undefined }) {
  const t = useTranslate()
  const hydrated = useHydrated()
  if (hydrated || !stepForm) return null
  return (
    <button type="submit" form={stepForm} className="hidden-visually" tabIndex={-1} aria-hidden="true">
      {t('checkout.continue')}
    </button>
  )
}

const dayMs = 24 * 3600 * 1000

/** The end of the booking window is told when it is near; there is no other limit (rule 54). */
function ClosingNotice({ frame: { bookingWindowEnd, today } }: { frame: CheckoutFrame }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const daysLeft = (Date.parse(bookingWindowEnd) - Date.parse(today)) / dayMs
  if (!(daysLeft >= 0 && daysLeft <= 2)) return null
  return <Notice tone="info">{t('checkout.notice.closing', { date: formatDate(bookingWindowEnd, locale, 'long') })}</Notice>
}

/** The way on and the way back, at the end of a step's form. */
export function StepActions({ frame, onBack, children }: { frame: CheckoutFrame; onBack?: () => Promise<void>; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className={styles.actions}>
      <input type="hidden" name={seenInput} value={frame.seen} />
      {children}
      {frame.previousHref &&
        (onBack ? (
          <BackWithAnswers href={frame.previousHref} isOwner={frame.access === 'owner'} onBack={onBack} />
        ) : (
          <a className={styles.back} href={frame.previousHref}>
            {t('checkout.back')}
          </a>
        ))}
    </div>
  )
}

/** Takes what was typed along: a button of the step's form until a script has taken over, then a link that is followed once that is sent. */
function BackWithAnswers({ href, isOwner, onBack }: { href: string; isOwner: boolean; onBack: () => Promise<void> }) {
  const t = useTranslate()
  const hydrated = useHydrated()
  const isSent = useRef(false)
  if (!hydrated && isOwner)
    return (
      <button type="submit" name={intentInput} value={backIntent} className={styles.back}>
        {t('checkout.back')}
      </button>
    )
  return (
    <a
      className={styles.back}
      href={href}
      onClick={(event) => {
        if (isSent.current || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        const link = event.currentTarget
        void onBack().then(() => {
          isSent.current = true
          link.click()
        })
      }}
    >
      {t('checkout.back')}
    </a>
  )
}
