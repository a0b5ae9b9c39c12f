import { activityAnswers } from '../../../shared/checkout/writes/answers.ts'
import { completeAnswers, leaveAnswers, saveAnswers, valuesOfAnswers } from '../saves/answers.ts'
import { answerSave } from './answer.ts'
import { body, callRoutes, onCheckout } from './on-checkout.ts'

export const answersRoutes = callRoutes()
  .post('/checkout/activity-questions', body(activityAnswers), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await saveAnswers(context, id, valuesOfAnswers(c.req.valid('json'))))),
  )
  .post('/checkout/activity-questions/so-far', body(activityAnswers), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await leaveAnswers(context, id, valuesOfAnswers(c.req.valid('json'))))),
  )
  .post('/checkout/steps/experiences', (c) => onCheckout(c, async (context, id) => answerSave(c, await completeAnswers(context, id))))
