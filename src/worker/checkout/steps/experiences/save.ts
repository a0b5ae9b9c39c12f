import { answerIn, checkAnswers, inputName, toQuestionView } from '../../../../shared/checkout/steps/experiences/answers.ts'
import type { ActivityAnswers } from '../../../../shared/checkout/steps/experiences/body.ts'
import { previousStep } from '../../../../shared/checkout/steps/steps.ts'
import type { CheckoutContext } from '../../context.ts'
import { keepOpen } from '../../resume/open-draft.ts'
import type { StepFacts } from '../../trip/facts.ts'
import { stepsOf } from '../frame.ts'
import { type SaveResult, save } from '../save.ts'
import { readPhone } from '../traveller-details/phone-metadata.ts'

type Values = ReadonlyMap<string, string>

const groupsOf = ({ questions }: StepFacts) =>
  questions.map((group) => ({
    componentId: group.componentId,
    questions: group.questions.map((question) => toQuestionView(group.componentId, question, true)),
  }))

/** `values` by input name. */
export const saveAnswers = (context: CheckoutContext, checkoutId: string, values: Values): Promise<SaveResult> =>
  save(context, checkoutId, async (_, steps) => {
    const { problems, answers } = checkAnswers(groupsOf(await steps), values, readPhone)
    if (problems.length > 0) return { problems }
    if (answers.length > 0) await context.send('checkout/activity-questions:answer', { checkoutId, body: answers })
    return { step: 'experiences', changes: ['checkout/activity-questions'] }
  })

/** Nothing to send: the answers that the provider holds have to do. */
export const completeAnswers = (context: CheckoutContext, checkoutId: string): Promise<SaveResult> =>
  save(context, checkoutId, async (_, steps) => {
    const groups = groupsOf(await steps)
    const held = new Map(groups.flatMap(({ questions }) => questions.map(({ name, answer }) => [name, answer] as const)))
    const { problems } = checkAnswers(groups, held, readPhone)
    return problems.length > 0 ? { problems } : { step: 'experiences' }
  })

/** On the way back to the step before: what holds is sent, what does not yet is kept with the checkout, and nothing is completed. */
export const leaveAnswers = (context: CheckoutContext, checkoutId: string, values: Values): Promise<SaveResult> =>
  save(context, checkoutId, async (_, steps) => {
    const facts = await steps
    const groups = groupsOf(facts)
    const { problems, answers } = checkAnswers(groups, values, readPhone)
    if (answers.length > 0) await context.send('checkout/activity-questions:answer', { checkoutId, body: answers })
    const wrong = new Set(problems.map(({ name }) => name))
    const open = groups
      .flatMap(({ questions }) => questions)
      .flatMap((question) => (wrong.has(question.name) ? [[question.name, answerIn(question, values) ?? ''] as const] : []))
    await keepOpen(context, facts, 'experiences', Object.fromEntries(open.filter(([, typed]) => typed !== '')))
    return { step: undefined, goesTo: previousStep(stepsOf(context, facts), 'experiences') }
  })

export const valuesOfAnswers = (answers: ActivityAnswers): Map<string, string> =>
  new Map(answers.map(({ componentId, questionRefId, answer }) => [inputName(componentId, questionRefId), answer]))
