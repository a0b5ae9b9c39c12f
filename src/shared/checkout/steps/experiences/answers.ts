import { type FormRule, firstProblem, presenceOf } from '../../../forms/validators.ts'
import { isTypedDate, joinDateBoxes, joinMomentBoxes, toFormDate } from '../form-date.ts'
import type { FieldProblem } from '../problem.ts'
import type { PhoneReader } from '../traveller-details/phone.ts'
import type { QuestionKind, QuestionView } from './page.ts'

export type Question = {
  refId: string
  question: string
  required: boolean
  answer: string
  placeholder: string
  answerOptions?: readonly { refId: string; displayName: string }[] | undefined
  answerValidation?: Exclude<QuestionKind, 'text' | 'select'> | undefined
}

/** Short and stable: the key of a locally kept answer, the same on server and browser. FNV-1a over the words, so that spacing does not matter. */
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
  answer: showsAnswer ? shownAnswer(question) : '',
})

/** A day that the provider holds as ISO has the form of a typed one. */
const shownAnswer = ({ answer, answerValidation }: Question): string =>
  (answerValidation === 'date' && toFormDate(answer, 'dd/MM/yyyy')) || answer

/** What a form holds for a question; the boxes of a day, which post each for itself where no script runs, as one. Nothing where it does not name it. */
export function answerIn({ name, kind }: Pick<QuestionView, 'name' | 'kind'>, values: ReadonlyMap<string, string>): string | undefined {
  const whole = values.get(name)
  if (whole !== undefined || (kind !== 'date' && kind !== 'dateAndTime') || !values.has(`${name}.day`)) return whole
  const box = (part: string) => values.get(`${name}.${part}`) ?? ''
  const date = { day: box('day'), month: box('month'), year: box('year') }
  return kind === 'date' ? joinDateBoxes(date, 'dd/MM/yyyy') : joinMomentBoxes({ ...date, hour: box('hour'), minute: box('minute') })
}

/** What each kind of answer is checked against. */
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

/** A required question needs a non-empty answer and any validation applies (rule 68). */
export const checkAnswer = (
  question: Pick<QuestionView, 'name' | 'kind' | 'required' | 'options'>,
  answer: string,
  readPhone: PhoneReader,
): FieldProblem | undefined =>
  firstProblem(question.name, answer.trim(), [
    ...presenceOf(question, question.kind === 'boolean' || question.kind === 'select'),
    longest,
    ...rulesOf(question, readPhone),
  ])

type Groups = readonly { componentId: string; questions: readonly QuestionView[] }[]

/** As they stand, right or wrong: what the form does not name is left out. */
export const typedAnswers = (groups: Groups, values: ReadonlyMap<string, string>) =>
  groups.flatMap(({ componentId, questions }) =>
    questions.flatMap((question) => {
      const answer = answerIn(question, values)
      return answer === undefined ? [] : [{ componentId, questionRefId: question.refId, answer }]
    }),
  )

/**
 * Answers of a form by input name → what is wrong, and what is sent. Empty answers are dropped (rule 68), but for one that the provider holds and the
 * form has emptied: it is taken back.
 */
export function checkAnswers(groups: Groups, values: ReadonlyMap<string, string>, readPhone: PhoneReader) {
  const problems: FieldProblem[] = []
  const answers: { componentId: string; questionRefId: string; answer: string }[] = []
  for (const { componentId, questions } of groups) {
    for (const question of questions) {
      const typed = answerIn(question, values)
      const answer = (typed ?? '').trim()
      const problem = checkAnswer(question, answer, readPhone)
      if (problem) problems.push(problem)
      else if (answer !== '' || (question.answer !== '' && typed !== undefined))
        answers.push({ componentId, questionRefId: question.refId, answer: question.kind === 'double' ? answer.replace(',', '.') : answer })
    }
  }
  return { problems, answers }
}
