import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { App } from '../env.ts'

export const stripeFailure = (type: string, message: string, more: object = {}) => ({ error: { type, message, ...more } })

const known = z.object({ request: z.string(), status: z.number().nullable(), body: z.string().nullable() })

/**
 * A key's first executed answer is the answer from then on: another request with it is an error, one at the same time a conflict; nothing is kept
 * where the parameters were no good.
 */
export const withIdempotency = createMiddleware<App>(async (c, next) => {
  const key = c.req.header('idempotency-key')
  if (!key || c.req.method !== 'POST') return next()
  const { DB } = c.env
  const request = `${c.req.path} ${await c.req.text()}`
  const { meta } = await DB.prepare('insert into stripe_answers (key, request) values (?, ?) on conflict do nothing')
    .bind(key, request)
    .run()
  if (meta.changes === 0) {
    const first = known.parse(await DB.prepare('select request, status, body from stripe_answers where key = ?').bind(key).first())
    if (first.request !== request)
      return c.json(
        stripeFailure(
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        ),
        400,
      )
    if (first.status === null)
      return c.json(
        stripeFailure('idempotency_error', 'There is currently another in-progress request using this key.', {
          code: 'idempotency_key_in_use',
        }),
        409,
      )
    return new Response(first.body, {
      status: first.status,
      headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' },
    })
  }
  await next()
  const { error } = z
    .object({ error: z.object({ param: z.string().optional() }).optional() })
    .catch({})
    .parse(await c.res.clone().json())
  if (error?.param !== undefined) await DB.prepare('delete from stripe_answers where key = ?').bind(key).run()
  else
    await DB.prepare('update stripe_answers set status = ?, body = ? where key = ?')
      .bind(c.res.status, await c.res.clone().text(), key)
      .run()
})
