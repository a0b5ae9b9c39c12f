import { type ReactNode, useState } from 'react'
import type { StepView } from '../../../../shared/checkout/steps/frame.ts'
import type { Params } from '../../../../shared/routing/match.ts'
import { usePage, useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ResumePanel } from '../resume/resume-panel.tsx'
import { frameOf } from '../steps/frame.ts'
import { StepBar } from '../steps/step-bar.tsx'
import frameStyles from '../steps/step-frame.module.css'
import { useStepName } from '../steps/step-name.ts'
import { useWaited } from '../steps/use-waited.ts'
import { Summary } from '../trip/summary.tsx'
import { StepShape } from './step-shape.tsx'
import styles from './waiting.module.css'

/** The bar as it will be: whoever goes on to a later step has done the one they come from. */
function toActive(steps: readonly StepView[], name: string | undefined): StepView[] {
  const from = steps.findIndex(({ isActive }) => isActive)
  const to = steps.findIndex((step) => step.name === name)
  return steps.map((step, index) => ({ ...step, isActive: index === to, isCompleted: step.isCompleted || (index === from && from < to) }))
}

/** Stands where a page of the checkout will be while the provider is slow: its shape at once, a sentence later, then choices (rule 53). */
export function WaitingPage({ params }: { params: Params }) {
  const t = useTranslate()
  const nameOf = useStepName()
  const frame = frameOf(usePage())
  const steps = frame && toActive(frame.steps, params.waitsFor)
  const active = steps?.find(({ isActive }) => isActive)
  return (
    <div className={frameStyles.page} aria-busy="true">
      {steps ? <StepBar steps={steps} /> : <span className={styles.bar} aria-hidden="true" />}
      <div className={frameStyles.columns}>
        {frame ? <Summary frame={frame} /> : <SummaryShape />}
        <div className={frameStyles.questions}>
          <h1 className={frameStyles.heading} tabIndex={-1}>
            {active ? nameOf(active.name) : t('waiting.opening')}
          </h1>
          <WaitingWords>{frame?.access === 'owner' && <ResumePanel frame={frame} />}</WaitingWords>
          <StepShape name={params.waitsFor ?? ''} />
        </div>
      </div>
    </div>
  )
}

function SummaryShape() {
  return (
    <aside className={styles.summary} aria-hidden="true">
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </aside>
  )
}

/** `children`: one more choice. */
function WaitingWords({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const [turn, setTurn] = useState(0)
  const waited = useWaited(turn)
  return (
    <div className={styles.words}>
      <p role="status" className={waited === 'short' ? 'hidden-visually' : undefined}>
        {waited === 'short' ? t('common.loading') : t(waited === 'long' ? 'waiting.slow' : 'waiting.choices')}
      </p>
      {waited === 'too-long' && (
        <p className={styles.choices}>
          <Button
            kind="secondary"
            onClick={() => {
              dispatchEvent(new Event('page-asked-again'))
              setTurn(turn + 1)
            }}
          >
            {t('waiting.again')}
          </Button>
          <Button kind="quiet" onClick={() => setTurn(turn + 1)}>
            {t('waiting.goOn')}
          </Button>
        </p>
      )}
      {waited === 'too-long' && children}
    </div>
  )
}
