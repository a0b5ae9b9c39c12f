import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../env.ts'
import { acceptedLanguage } from '../provider/language.ts'
import { challengeScript } from './browser/challenge-script.ts'
import { fieldsScript } from './browser/fields-script.ts'
import { frameScript } from './browser/frame-script.ts'
import { challengeStyles, frameStyles } from './browser/styles.ts'
import { answerChallenge, cardInput, confirmIntent } from './confirm.ts'
import { cardFields, challengePage, framePage } from './frame-pages.ts'
import { type Intent, publishableKey, readIntent } from './intent.ts'
import { settleContext } from './settle-context.ts'

const allowedParent = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1)(?::\d{1,5})?$/

const frameHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:* https://localhost:* https://*.localhost:*',
    "require-trusted-types-for 'script'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const file = (body: string, type: string) => () =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })

const isCardField = (name: string): name is keyof typeof cardFields => Object.hasOwn(cardFields, name)

/** The shop's word for where an intent stands; money that is authorised is still on its way. */
function intentView({ id, status, error }: Intent) {
  if (status === 'succeeded') return { status }
  if (status === 'requires_action') return { status, challenge: `/payments/3ds/${id}` }
  if (status === 'processing' || status === 'requires_capture') return { status: 'processing' }
  return { status: 'requires_payment_method', ...(error && { error }) }
}

/** Whoever holds the client secret may act on the intent. */
async function intentOf(c: Context<App>, secret: string | undefined): Promise<Intent | undefined> {
  const intent = await readIntent(c.env.DB, c.req.param('id') ?? '')
  return intent && intent.secret === secret ? intent : undefined
}

const unknown = (c: Context<App>) => c.json({ error: { code: 'resource_missing', message: 'There is no such payment.' } }, 404)

export const payments = new Hono<App>()
  .get('/v1/fields.js', file(fieldsScript, 'text/javascript'))
  .get('/frame.js', file(frameScript, 'text/javascript'))
  .get('/frame.css', file(frameStyles, 'text/css'))
  .get('/challenge.js', file(challengeScript, 'text/javascript'))
  .get('/challenge.css', file(challengeStyles, 'text/css'))

  .get('/frame/:field', (c) => {
    const field = c.req.param('field')
    const { parent = '', key, locale } = c.req.query()
    if (!isCardField(field) || !allowedParent.test(parent) || key !== publishableKey) return c.text('Not found', 404)
    return c.html(framePage(field, acceptedLanguage(locale)), 200, frameHeaders)
  })

  .get('/3ds/:id', async (c) => {
    const intent = await intentOf(c, c.req.query('client_secret'))
    if (!intent || !allowedParent.test(c.req.query('parent') ?? '')) return c.text('Not found', 404)
    return c.html(challengePage(intent), 200, frameHeaders)
  })

  .get('/v1/intents/:id', async (c) => {
    const intent = await intentOf(c, c.req.query('client_secret'))
    return intent ? c.json(intentView(intent)) : unknown(c)
  })

  .post('/v1/intents/:id/confirm', async (c) => {
    const parsed = z.object({ client_secret: z.string(), card: cardInput }).safeParse(await c.req.json().catch(() => undefined))
    const intent = await intentOf(c, parsed.data?.client_secret)
    if (!intent || !parsed.data) return unknown(c)
    return c.json(intentView(await confirmIntent(c.env.DB, intent, parsed.data.card, await settleContext(c.env.DB, intent))))
  })

  .post('/v1/intents/:id/challenge', async (c) => {
    const parsed = z
      .object({ client_secret: z.string(), outcome: z.enum(['complete', 'fail']) })
      .safeParse(await c.req.json().catch(() => undefined))
    const intent = await intentOf(c, parsed.data?.client_secret)
    if (!intent || !parsed.data) return unknown(c)
    return c.json(intentView(await answerChallenge(c.env.DB, intent, parsed.data.outcome, await settleContext(c.env.DB, intent))))
  })
