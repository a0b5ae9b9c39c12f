import { app } from './app.ts'

export { CheckoutObject } from './checkout/checkout-object.ts'
export default { fetch: app.fetch }
