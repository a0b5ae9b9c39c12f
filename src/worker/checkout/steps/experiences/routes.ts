import { activityAnswers } from '../../../../shared/checkout/steps/experiences/body.ts'
import { answerSave } from '../../routes/answer.ts'
import { body, callRoutes, onCheckout } from '../../routes/on-checkout.ts'
import { leaveAnswers, saveAnswers, valuesOfAnswers } from './save.ts'

export const experiencesRoutes = callRoutes()
  .post('/checkout/activity-questions', body(activityAnswers), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await saveAnswers(context, id, valuesOfAnswers(c.req.valid('json'))))),
  )
  .post('/checkout/activity-questions/so-far', body(activityAnswers), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await leaveAnswers(context, id, valuesOfAnswers(c.req.valid('json'))))),
  )
