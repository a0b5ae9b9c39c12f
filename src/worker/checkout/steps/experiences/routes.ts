import { activityAnswers } from '../../../../shared/checkout/steps/experiences/body.ts'
import { answerSave } from '../../routes/answer.ts'
import { body, callRoutes, onCheckout } from '../../routes/on-checkout.ts'
import { completeAnswers, leaveAnswers, saveAnswers, valuesOfAnswers } from './save.ts'

export const answersRoutes = callRoutes()
  .post('/checkout/activity-questions', body(activityAnswers), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await saveAnswers(context, id, valuesOfAnswers(c.req.valid('json'))))),
  )
  .post('/checkout/activity-questions/so-far', body(activityAnswers), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await leaveAnswers(context, id, valuesOfAnswers(c.req.valid('json'))))),
  )
  .post('/checkout/steps/experiences', (c) => onCheckout(c, async (context, id) => answerSave(c, await completeAnswers(context, id))))
