import { type RefObject, useEffect, useState } from 'react'
import { type AnswerProblem, questionOfField, questions, readAnswers } from '../../../shared/design/answers.ts'
import type { PageData } from '../../../shared/page.ts'
import { keepAnswers, readForm, restoreAnswers } from './stored-answers.ts'

type Data = PageData<'design-your-own-tour'>

/** Where a visitor stands: at the first question with something to mend, at the last one where only the drawing failed. */
function firstStep({ problems: [first], failure }: Data): number {
  if (first) return questions.indexOf(questionOfField(first.field))
  return failure ? questions.length - 1 : 0
}

/** One question at a time; answers outlive the page in this tab. */
export function useQuestions(form: RefObject<HTMLFormElement | null>, data: Data) {
  const [step, setStep] = useState(() => firstStep(data))
  const [problems, setProblems] = useState<readonly AnswerProblem[]>(data.problems)
  const [attempt, setAttempt] = useState(data.problems.length > 0 ? 1 : 0)
  const isAnswered = data.problems.length > 0 || data.failure !== undefined

  useEffect(() => {
    const element = form.current
    if (!element) return
    if (!isAnswered) restoreAnswers(element, data.values.region !== undefined)
    const keep = () => keepAnswers(element)
    element.addEventListener('change', keep)
    return () => element.removeEventListener('change', keep)
  }, [form, isAnswered, data])

  const goTo = (next: number) => {
    setStep(next)
    setProblems([])
    requestAnimationFrame(() => {
      const title = form.current?.querySelector<HTMLElement>(`[data-index="${next}"] h2`)
      title?.focus({ preventScroll: true })
      form.current?.scrollIntoView({ block: 'start' })
    })
  }

  /** Whether the answers will do, of one question or of all. */
  const check = (only?: number): boolean => {
    if (!form.current) return false
    keepAnswers(form.current)
    const read = readAnswers(readForm(form.current), data)
    const found = 'problems' in read ? read.problems : []
    const own = only === undefined ? found : found.filter(({ field }) => questionOfField(field) === questions[only])
    setProblems(own)
    const [first] = own
    if (!first) return true
    setStep(questions.indexOf(questionOfField(first.field)))
    setAttempt((count) => count + 1)
    return false
  }

  return { step, goTo, problems, check, attempt }
}
