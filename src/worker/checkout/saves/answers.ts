import { checkAnswers, inputName, toQuestionView } from '../../../shared/checkout/answers.ts'
import type { ActivityAnswers } from '../../../shared/checkout/writes/answers.ts'
import type { CheckoutContext } from '../context.ts'
import { readPhone } from '../phone-metadata.ts'
import { type SaveResult, save } from './save.ts'

/** `values` by input name. */
export const saveAnswers = (context: CheckoutContext, checkoutId: string, values: ReadonlyMap<string, string>): Promise<SaveResult> =>
  save(context, checkoutId, async (_, steps) => {
    const { questions } = await steps
    const groups = questions.map((group) => ({
      componentId: group.componentId,
      questions: group.questions.map((question) => toQuestionView(group.componentId, question, true)),
    }))
    const { problems, answers } = checkAnswers(groups, values, readPhone)
    if (problems.length > 0) return { problems }
    if (answers.length > 0) await context.send('checkout/activity-questions:answer', { checkoutId, body: answers })
    return { step: 'experiences', changes: ['checkout/activity-questions'] }
  })

export const valuesOfAnswers = (answers: ActivityAnswers): Map<string, string> =>
  new Map(answers.map(({ componentId, questionRefId, answer }) => [inputName(componentId, questionRefId), answer]))
