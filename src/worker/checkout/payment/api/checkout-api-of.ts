import { isBuiltin } from '../../../provider/environment.ts'
import { type BuiltinContext, builtinCheckoutApi } from './builtin.ts'
import type { CheckoutApi } from './checkout-api.ts'
import { remoteCheckoutApi } from './remote.ts'

/** Which of the two the deployment has chosen for the market's provider (rule 34). */
export const checkoutApiOf = (context: BuiltinContext): CheckoutApi =>
  isBuiltin(context.env, context.market.provider.key) ? builtinCheckoutApi(context) : remoteCheckoutApi(context.send)
