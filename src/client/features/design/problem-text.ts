import type { AnswerProblem } from '../../../shared/design/answers.ts'
import { routeLimits } from '../../../shared/design/limits.ts'
import type { Translate } from '../../../shared/texts/texts.ts'

const { nights, countries, interests, daysAhead, months } = routeLimits

/** What is wrong with an answer and how to mend it. */
export const problemText = (t: Translate, { field, code }: AnswerProblem): string =>
  t(`design.problem.${field}-${code}`, {
    min: nights.min,
    max: field === 'nights' ? nights.max : field === 'country' ? countries : interests.max,
    days: daysAhead,
    months,
  })
