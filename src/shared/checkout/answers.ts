import { type FormRule, firstProblem } from '../forms/validators.ts'
import { isTypedDate } from './form-date.ts'
import type { QuestionKind, QuestionView } from './pages/experiences.ts'
import type { PhoneReader } from './phone.ts'
import type { FieldProblem } from './problem.ts'

export type Question = {
  refId: string
  question: string
  required: boolean
  answer: string
  placeholder: string
  answerOptions?: readonly { refId: string; displayName: string }[] | undefined
  answerValidation?: Exclude<QuestionKind, 'text' | 'select'> | undefined
}

/** Short and stable: the key of a locally kept answer (§3), the same on server and browser. FNV-1a over the words, so that spacing does not matter. */
export function questionHash(question: string): string {
  let hash = 0x811c9dc5
  for (const character of question.trim().replace(/\s+/g, ' ')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash.toString(36).padStart(7, '0')
}

export const inputName = (componentId: string, refId: string): string => `answer.${componentId}.${refId}`

export const toQuestionView = (componentId: string, question: Question, showsAnswer: boolean): QuestionView => ({
  refId: question.refId,
  name: inputName(componentId, question.refId),
  hash: questionHash(question.question),
  question: question.question,
  required: question.required,
  kind: question.answerOptions ? 'select' : (question.answerValidation ?? 'text'),
  ...(question.placeholder && { placeholder: question.placeholder }),
  options: (question.answerOptions ?? []).map(({ refId, displayName }) => ({ value: refId, label: displayName })),
  answer: showsAnswer ? question.answer : '',
})

/** What each kind of answer is held against (§5). */
function rulesOf({ kind, options }: Pick<QuestionView, 'kind' | 'options'>, readPhone: PhoneReader): readonly FormRule[] {
  switch (kind) {
    case 'int':
      return ['integer']
    case 'double':
      return ['number']
    case 'boolean':
      return ['boolean']
    case 'date':
      return [{ code: 'date', holds: isTypedDate }]
    case 'dateAndTime':
      return ['date-time']
    case 'phone':
      return [{ code: 'phone', holds: (answer) => readPhone(answer, '') !== undefined }]
    case 'select':
      return [{ code: 'option', holds: (answer) => options.some(({ value }) => value === answer) }]
    case 'text':
      return []
  }
}

const longest: FormRule = { rule: 'too-long', limits: { max: 2000 } }

/** A required question needs a non-empty answer and any validation applies (§5). */
export const checkAnswer = (
  question: Pick<QuestionView, 'name' | 'kind' | 'required' | 'options'>,
  answer: string,
  readPhone: PhoneReader,
): FieldProblem | undefined =>
  firstProblem(question.name, answer.trim(), [...(question.required ? ['required'] : []), longest, ...rulesOf(question, readPhone)])

type Groups = readonly { componentId: string; questions: readonly QuestionView[] }[]

/**
 * Answers of a form by input name → what is wrong, and what is sent. Empty answers are dropped (§5), but for one that the provider holds and the
 * form has emptied: it is taken back.
 */
export function checkAnswers(groups: Groups, values: ReadonlyMap<string, string>, readPhone: PhoneReader) {
  const problems: FieldProblem[] = []
  const answers: { componentId: string; questionRefId: string; answer: string }[] = []
  for (const { componentId, questions } of groups) {
    for (const question of questions) {
      const answer = (values.get(question.name) ?? '').trim()
      const problem = checkAnswer(question, answer, readPhone)
      if (problem) problems.push(problem)
      else if (answer !== '' || (question.answer !== '' && values.has(question.name)))
        answers.push({ componentId, questionRefId: question.refId, answer: question.kind === 'double' ? answer.replace(',', '.') : answer })
    }
  }
  return { problems, answers }
}
