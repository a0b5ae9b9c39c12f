import type { Env } from './env.ts'
import storefront from './index.ts'

export { CheckoutObject } from './checkout/object/checkout-object.ts'

/** While developing, every host of the port comes here; the sandbox's is passed on. */
export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext): Response | Promise<Response> {
    if (env.SANDBOX && new URL(request.url).hostname === 'sandbox.localhost') return env.SANDBOX.fetch(request)
    return storefront.fetch(request, env, ctx)
  },
}
