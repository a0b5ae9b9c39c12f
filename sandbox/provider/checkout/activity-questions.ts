import { Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../../env.ts'
import type { Language } from '../../tours/vocabulary.ts'
import { componentsOf } from '../../trip/components.ts'
import { isAnswer, questionsOf } from '../../trip/questions.ts'
import { refusalWords } from '../../trip/words/refusal-words.ts'
import { say } from '../../trip/words/words.ts'
import type { Checkout } from '../checkout-record.ts'
import { writeDocument } from '../checkout-record.ts'
import { problemResponse } from '../problem.ts'

const posted = z.array(z.object({ componentId: z.string(), questionRefId: z.string(), answer: z.string().max(2000) })).max(200)

const keyOf = (componentId: string, refId: string): string => `${componentId}/${refId}`

function answered({ trip, answers }: Pick<Checkout, 'trip' | 'answers'>, language: Language) {
  return questionsOf(trip, componentsOf(trip, language), language).map(({ componentId, productName, questions }) => ({
    componentId,
    productName,
    questions: questions.map((question) => {
      const answer = answers[keyOf(componentId, question.refId)]
      return { ...question, ...(answer !== undefined && { answer }) }
    }),
  }))
}

export const activityQuestionRoutes = new Hono<App>()
  .get('/:id/activity-questions', (c) => c.json(answered(c.var.checkout, c.var.language)))

  .post('/:id/activity-questions', async (c) => {
    const { checkout, language } = c.var
    const parsed = posted.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success)
      return problemResponse(400, { code: 'InputValidation', detail: say(refusalWords.unreadable, language), pointer: '' })
    const known = new Map(
      questionsOf(checkout.trip, componentsOf(checkout.trip, language), language).flatMap(({ componentId, questions }) =>
        questions.map((question) => [keyOf(componentId, question.refId), question] as const),
      ),
    )
    const wrong = parsed.data.findIndex(({ componentId, questionRefId, answer }) => {
      const question = known.get(keyOf(componentId, questionRefId))
      return !question || !isAnswer(question, answer)
    })
    if (wrong >= 0)
      return problemResponse(400, {
        code: 'InputValidation',
        detail: say(refusalWords.wrongAnswer, language),
        pointer: `/${wrong}/answer`,
      })
    const given = parsed.data.map(({ componentId, questionRefId, answer }) => [keyOf(componentId, questionRefId), answer] as const)
    const kept = Object.entries({ ...checkout.answers, ...Object.fromEntries(given) })
    const answers = Object.fromEntries(kept.filter(([, answer]) => answer !== ''))
    await writeDocument(c.env.DB, checkout.id, 'answers', answers)
    return c.json(answered({ ...checkout, answers }, language))
  })
