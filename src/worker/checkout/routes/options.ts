import { baseServiceSelection, insuranceRemoval, upsellSelection } from '../../../shared/checkout/writes/options.ts'
import { saveOptions } from '../saves/options.ts'
import { answerSave } from './answer.ts'
import { body, callRoutes, onCheckout } from './on-checkout.ts'

export const optionsRoutes = callRoutes()
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
  .post('/checkout/steps/additional-options', (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await saveOptions(context, id, {}, true))),
  )
