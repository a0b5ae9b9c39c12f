import { accessBody } from '../../../shared/checkout/writes/access.ts'
import { problem } from '../../security/problem.ts'
import { proveEmail } from '../access.ts'
import { notFound, setCookie } from './answer.ts'
import { body, callRoutes, onCheckout } from './on-checkout.ts'

export const accessRoutes = callRoutes().post('/checkout/access', body(accessBody), (c) =>
  onCheckout(c, async (context, id) => {
    const proof = await proveEmail(context, id, c.req.valid('json').email)
    if (proof.kind === 'not-found') return notFound(c)
    if (proof.kind === 'limited') {
      c.header('Retry-After', '60')
      return problem(c, 429, 'RATE_LIMITED')
    }
    if (proof.kind === 'refused') return problem(c, 403, 'ACCESS_REFUSED')
    setCookie(c, proof.setCookie)
    return c.body(null, 204)
  }),
)
