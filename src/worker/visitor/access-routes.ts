import { accessBody } from '../../shared/visitor/access-body.ts'
import { notFound, setCookie } from '../checkout/routes/answer.ts'
import { body, callRoutes, onCheckout } from '../checkout/routes/on-checkout.ts'
import { problem } from '../security/problem.ts'
import { claimHandedOver, proveEmail } from './access.ts'
import { endSession } from './end-session.ts'

export const accessRoutes = callRoutes()
  .post('/checkout/access', body(accessBody), (c) =>
    onCheckout(c, async (context, id) => {
      const { email } = c.req.valid('json')
      const proof = email === undefined ? await claimHandedOver(context, id) : await proveEmail(context, id, email)
      if (proof.kind === 'not-found') return notFound(c)
      setCookie(c, proof.setCookie)
      if (proof.kind === 'granted') return c.body(null, 204)
      if (proof.kind !== 'limited') return problem(c, 403, 'ACCESS_REFUSED')
      c.header('Retry-After', String(proof.retryAfterSeconds))
      return problem(c, 429, 'RATE_LIMITED')
    }),
  )
  .delete('/checkout/access', (c) =>
    onCheckout(c, async (context, id) => {
      for (const cookie of await endSession(context, id)) setCookie(c, cookie)
      return c.body(null, 204)
    }),
  )
