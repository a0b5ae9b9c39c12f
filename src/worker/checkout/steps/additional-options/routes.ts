import { baseServiceSelection, insuranceRemoval, upsellSelection } from '../../../../shared/checkout/steps/additional-options/body.ts'
import { answerSave } from '../../routes/answer.ts'
import { body, callRoutes, onCheckout } from '../../routes/on-checkout.ts'
import { saveOptions } from './save.ts'

export const additionalOptionsRoutes = callRoutes()
  .put('/checkout/upsells', body(upsellSelection), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await saveOptions(context, id, { upsells: c.req.valid('json').selection }, false))),
  )
  .put('/checkout/base-services/offers', body(baseServiceSelection), (c) =>
    onCheckout(c, async (context, id) =>
      answerSave(c, await saveOptions(context, id, { baseServices: c.req.valid('json').selection }, false)),
    ),
  )
  .post('/checkout/insurances/remove', body(insuranceRemoval), (c) =>
    onCheckout(c, async (context, id) =>
      answerSave(c, await saveOptions(context, id, { insurance: c.req.valid('json').componentId }, false)),
    ),
  )
