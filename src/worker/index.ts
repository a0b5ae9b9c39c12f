import { app } from './app.ts'

export { CheckoutObject } from './checkout/object/checkout-object.ts'
export default { fetch: app.fetch }
