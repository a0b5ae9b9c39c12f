import { questions } from '../../../shared/design/answers.ts'
import { useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './progress.module.css'

/** The way through the questions; those behind can be gone back to. */
export function Progress({ step, onGo }: { step: number; onGo: (step: number) => void }) {
  const t = useTranslate()
  return (
    <nav className={styles.progress} aria-label={t('design.progress', { number: step + 1, count: questions.length })}>
      <p className={styles.count}>{t('design.progress', { number: step + 1, count: questions.length })}</p>
      <ol>
        {questions.map((question, index) => (
          <li
            key={question}
            data-state={index < step ? 'done' : index === step ? 'here' : 'ahead'}
            aria-current={index === step ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {index < step ? <Icon name="check" size="small" /> : index + 1}
            </span>
            {index < step ? (
              <button type="button" onClick={() => onGo(index)} data-live="">
                {t(`design.step.${question}`)}
              </button>
            ) : (
              <span>{t(`design.step.${question}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
