import type { CheckoutFrame } from '../frame.ts'

export type QuestionKind = 'text' | 'select' | 'int' | 'double' | 'boolean' | 'date' | 'dateAndTime' | 'phone'

export type QuestionView = {
  refId: string
  /** Name of the input. */
  name: string
  /** Key of the locally kept answer under its componentId. */
  hash: string
  question: string
  required: boolean
  kind: QuestionKind
  placeholder?: string
  options: { value: string; label: string }[]
  answer: string
}

export type ExperiencesPage = CheckoutFrame & { groups: { componentId: string; productName: string; questions: QuestionView[] }[] }
