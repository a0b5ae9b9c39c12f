import { type FormEvent, useEffect, useRef, useState } from 'react'
import { questions } from '../../../shared/design/answers.ts'
import type { PageData } from '../../../shared/page.ts'
import { useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { problemText } from './problem-text.ts'
import { Progress } from './progress.tsx'
import styles from './questions-form.module.css'
import { useQuestions } from './use-questions.ts'
import { WhatQuestion } from './what-question.tsx'
import { WhenQuestion } from './when-question.tsx'
import { WhereQuestion } from './where-question.tsx'
import { WhoQuestion } from './who-question.tsx'

/** Four questions in one form: all of them at once without JavaScript, else one at a time. */
export function QuestionsForm({ data }: { data: PageData<'design-your-own-tour'> }) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const { step, goTo, problems, check, attempt } = useQuestions(form, data)
  const [isBusy, setBusy] = useState(false)
  const isLast = step === questions.length - 1

  useEffect(() => {
    const rest = () => setBusy(false)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  const submit = (event: FormEvent) => {
    if (isBusy || !isLast || !check()) event.preventDefault()
    else setBusy(true)
    if (!isLast) next()
  }
  const next = () => {
    if (check(step)) goTo(step + 1)
  }

  const props = { data, problems }
  return (
    <form ref={form} method="post" noValidate className={styles.form} data-step={step} onSubmit={submit} aria-busy={isBusy || undefined}>
      <Progress step={step} onGo={goTo} />
      <div className={styles.questions}>
        {data.failure && (
          <div role="alert" className={styles.failure}>
            <h2>{t(data.failure === 'unavailable' ? 'design.unavailableTitle' : 'design.nothingFitsTitle')}</h2>
            <p>{t(data.failure === 'unavailable' ? 'design.unavailableText' : 'design.nothingFitsText')}</p>
          </div>
        )}
        <ErrorSummary
          attempt={attempt}
          errors={problems.map((problem) => ({ text: problemText(t, problem), fieldId: `answer-${problem.field}` }))}
        />
        <WhereQuestion {...props} />
        <WhenQuestion {...props} />
        <WhoQuestion {...props} />
        <WhatQuestion {...props} />
        <div className={styles.ways}>
          <span className={styles.steps}>
            {!isLast && (
              <Button onClick={next} data-live="">
                {t('design.next')}
                <Icon name="arrow-right" size="small" />
              </Button>
            )}
          </span>
          <span className={isLast ? styles.last : styles.notLast}>
            <Button type="submit" busy={isBusy}>
              {isBusy ? t('design.drawing') : t('design.draw')}
            </Button>
          </span>
          {step > 0 && (
            <span className={styles.steps}>
              <Button kind="quiet" onClick={() => goTo(step - 1)} data-live="">
                {t('design.back')}
              </Button>
            </span>
          )}
          <span role="status" className="hidden-visually">
            {isBusy ? t('design.drawing') : ''}
          </span>
        </div>
        <p className={styles.note}>{t('design.note')}</p>
      </div>
    </form>
  )
}
