import type { StepView } from '../../../../shared/checkout/steps/frame.ts'
import { useTranslate } from '../../../place.tsx'
import styles from './step-bar.module.css'
import { useStepName } from './step-name.ts'

/** Number, name and state of each step in text (rule 49); done steps lead back, later ones are no links. */
export function StepBar({ steps }: { steps: readonly StepView[] }) {
  const t = useTranslate()
  const nameOf = useStepName()
  const active = steps.find((step) => step.isActive)
  return (
    <nav className={styles.bar} aria-label={t('checkout.steps')}>
      <p className={styles.short} aria-hidden="true">
        {active && t('checkout.stepOf', { number: active.number, count: steps.length })}
      </p>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.name} className={styles.step} data-state={stateOf(step)}>
            <StepLabel step={step} name={nameOf(step.name)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

const stateOf = (step: StepView) => (step.isActive ? 'active' : step.isCompleted ? 'completed' : step.isEnabled ? 'enabled' : 'later')

function StepLabel({ step, name }: { step: StepView; name: string }) {
  const t = useTranslate()
  const state = stateOf(step)
  const label = (
    <>
      <span className={styles.number} aria-hidden="true">
        {state === 'completed' ? '✓' : step.number}
      </span>
      <span className={styles.name}>
        <span className="hidden-visually">{step.number}. </span>
        {name} <span className={styles.state}>{t(`checkout.stepState.${state}`)}</span>
      </span>
    </>
  )
  if (step.isActive) {
    return (
      <span className={styles.label} aria-current="step">
        {label}
      </span>
    )
  }
  return step.isEnabled || step.isCompleted ? (
    <a className={styles.label} href={step.href}>
      {label}
    </a>
  ) : (
    <span className={styles.label}>{label}</span>
  )
}
