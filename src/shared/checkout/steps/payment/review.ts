import { formatDate } from '../../../format/date.ts'
import type { WireTravellerDetails } from '../../../provider/travellers.ts'
import { fullName } from '../../confirmation/papers.ts'
import type { QuestionView } from '../experiences/page.ts'
import { toIsoDate } from '../form-date.ts'
import type { Review } from './page.ts'

const answerOf = ({ kind, options, answer }: QuestionView, locale: string): string | boolean => {
  if (kind === 'boolean') return answer === 'true'
  const date = kind === 'date' ? toIsoDate(answer) : undefined
  return date ? formatDate(date, locale) : (options.find(({ value }) => value === answer)?.label ?? answer)
}

/** What the travellers told of themselves, in words, to be looked through before paying (WCAG 3.3.6). Document numbers stay on the page where they are written. */
export function toReview({ paxInfo, contactInfo }: WireTravellerDetails, questions: readonly QuestionView[], locale: string): Review {
  return {
    travellers: paxInfo.map(({ birthDate, ...person }) => ({ name: fullName(person), birthDate })).filter(({ name }) => name !== ''),
    phone: contactInfo?.mobilePhone ?? '',
    answers: questions
      .filter(({ answer }) => answer !== '')
      .map((question) => ({ question: question.question, answer: answerOf(question, locale) })),
  }
}

export const nothingToReview: Review = { travellers: [], phone: '', answers: [] }
