import type { Context } from 'hono'
import { resumeRequest } from '../../../shared/checkout/resume/body.ts'
import type { FieldProblem } from '../../../shared/checkout/steps/problem.ts'
import type { AppEnv } from '../../env.ts'
import { problem } from '../../security/problem.ts'
import { notFound, notOwner, setCookie } from '../routes/answer.ts'
import { body, callRoutes, onCheckout } from '../routes/on-checkout.ts'
import type { Elsewhere } from '../steps/save.ts'
import { type MadeLink, makeLink, revokeLinks } from './make-link.ts'

const answerElsewhere = (c: Context<AppEnv>, { kind }: Elsewhere): Promise<Response> => {
  if (kind === 'not-found') return notFound(c)
  return kind === 'not-owner' ? notOwner(c) : problem(c, 409, 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS')
}

function answerLink(c: Context<AppEnv>, made: MadeLink): Response | Promise<Response> {
  if (made.kind === 'made') {
    setCookie(c, made.setCookie)
    return c.json(made.link, 201)
  }
  if (made.kind !== 'refused') return answerElsewhere(c, made)
  if (made.reason === 'email') {
    const problems: FieldProblem[] = [{ name: 'email', code: 'email' }]
    return problem(c, 422, 'VALIDATION_FAILED', { problems })
  }
  c.header('Retry-After', '60')
  return problem(c, 429, 'RATE_LIMITED')
}

export const resumeRoutes = callRoutes()
  .post('/checkout/resume-links', body(resumeRequest), (c) =>
    onCheckout(c, async (context, id) => answerLink(c, await makeLink(context, id, c.req.valid('json')))),
  )
  .delete('/checkout/resume-links/:link?', (c) =>
    onCheckout(c, async (context, id) => {
      const revoked = await revokeLinks(context, id, c.req.param('link'))
      return revoked.kind === 'revoked' ? c.body(null, 204) : answerElsewhere(c, revoked)
    }),
  )
