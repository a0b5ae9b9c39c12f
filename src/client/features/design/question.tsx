import type { ReactNode } from 'react'
import { type AnswerField, type AnswerProblem, type Question as Name, questions } from '../../../shared/design/answers.ts'
import type { PageData } from '../../../shared/page.ts'
import { useTranslate } from '../../place.tsx'
import { problemText } from './problem-text.ts'
import styles from './question.module.css'

export type QuestionProps = { data: PageData<'design-your-own-tour'>; problems: readonly AnswerProblem[] }

/** One question with what answers it. */
export function Question({ name, children }: { name: Name; children: ReactNode }) {
  const t = useTranslate()
  return (
    <fieldset className={styles.question} data-index={questions.indexOf(name)}>
      <legend>
        <h2 tabIndex={-1}>{t(`design.${name}Title`)}</h2>
      </legend>
      <p className={styles.hint}>{t(`design.${name}Hint`)}</p>
      {children}
    </fieldset>
  )
}

export const errorIdOf = (field: AnswerField) => `answer-${field}-error`

/** What to put on the radio buttons of a field: one of them cannot be invalid (ARIA 1.2). */
export const radioErrorProps = (problems: readonly AnswerProblem[], field: AnswerField) =>
  problems.some((each) => each.field === field) ? { 'aria-describedby': errorIdOf(field) } : {}

/** What to put on the other controls of a field. */
export const errorProps = (problems: readonly AnswerProblem[], field: AnswerField) =>
  problems.some((each) => each.field === field) ? { 'aria-invalid': true as const, ...radioErrorProps(problems, field) } : {}

export function AnswerError({ problems, field }: { problems: readonly AnswerProblem[]; field: AnswerField }) {
  const t = useTranslate()
  const problem = problems.find((each) => each.field === field)
  if (!problem) return null
  return (
    <p className={styles.error} id={errorIdOf(field)}>
      <span className="hidden-visually">{t('forms.errorPrefix')} </span>
      {problemText(t, problem)}
    </p>
  )
}
