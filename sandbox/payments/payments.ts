import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../env.ts'
import { isShopAddress, isShopOrigin, strangerHeaders } from '../pages/framed-page.ts'
import { textFile } from '../pages/text-file.ts'
import { brokenOff } from '../programmed-answers.ts'
import { acceptedLanguage } from '../provider/language.ts'
import { challengeScript } from './browser/challenge-script.ts'
import { fieldsScript } from './browser/fields-script.ts'
import { frameScript } from './browser/frame-script.ts'
import { challengeStyles, frameStyles } from './browser/styles.ts'
import { answerChallenge, cardInput, challengeAnswers, confirmCard, confirmDebit, debitInput } from './confirm.ts'
import { isFieldName } from './fields.ts'
import { bankPage, challengePage, framePage } from './frame-pages.ts'
import { goOn } from './go-on.ts'
import { type Intent, publishableKey, readIntent } from './intent.ts'
import { settleContext } from './settle-context.ts'

const frameHeaders = strangerHeaders()
const bankHeaders = strangerHeaders({ forms: 'shop', isFramed: false })

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
  return intent && intent.secret === secret ? goOn(c.env.DB, intent) : undefined
}

/** Whatever the bank says goes with the traveller too, and may be forged there: the shop asks. */
function returnTo(address: string, { id, status }: Intent): string {
  const to = new URL(address)
  to.searchParams.set('payment_intent', id)
  to.searchParams.set(
    'redirect_status',
    status === 'succeeded' || status === 'processing' || status === 'requires_capture' ? 'succeeded' : 'failed',
  )
  return to.href
}

const confirmation = z.union([
  z.object({ client_secret: z.string(), card: cardInput }),
  z.object({ client_secret: z.string(), sepa_debit: debitInput }),
])

const unknown = (c: Context<App>) => c.json({ error: { code: 'resource_missing', message: 'There is no such payment.' } }, 404)

export const payments = new Hono<App>()
  .get('/v1/fields.js', textFile(fieldsScript, 'text/javascript'))
  .get('/frame.js', textFile(frameScript, 'text/javascript'))
  .get('/frame.css', textFile(frameStyles, 'text/css'))
  .get('/challenge.js', textFile(challengeScript, 'text/javascript'))
  .get('/challenge.css', textFile(challengeStyles, 'text/css'))

  .get('/frame/:field', (c) => {
    const field = c.req.param('field')
    const { parent = '', key, locale } = c.req.query()
    if (!isFieldName(field) || !isShopOrigin(parent) || key !== publishableKey) return c.text('Not found', 404)
    return c.html(framePage(field, acceptedLanguage(locale)), 200, frameHeaders)
  })

  .get('/3ds/:id', async (c) => {
    const intent = await intentOf(c, c.req.query('client_secret'))
    if (!intent || !isShopOrigin(c.req.query('parent') ?? '')) return c.text('Not found', 404)
    return c.html(challengePage(intent), 200, frameHeaders)
  })

  .get('/v1/intents/:id', async (c) => {
    const intent = await intentOf(c, c.req.query('client_secret'))
    return intent ? c.json(intentView(intent)) : unknown(c)
  })

  .post('/v1/intents/:id/confirm', async (c) => {
    const { data } = confirmation.safeParse(await c.req.json().catch(() => undefined))
    const intent = await intentOf(c, data?.client_secret)
    if (!intent || !data) return unknown(c)
    const confirmed = await ('card' in data ? confirmCard(c.env.DB, intent, data.card) : confirmDebit(c.env.DB, intent, data.sepa_debit))
    const { scenario } = await settleContext(c.env.DB, intent)
    return scenario === 'answer-lost' ? brokenOff() : c.json(intentView(confirmed))
  })

  .post('/v1/intents/:id/challenge', async (c) => {
    const parsed = z
      .object({ client_secret: z.string(), outcome: z.enum(challengeAnswers) })
      .safeParse(await c.req.json().catch(() => undefined))
    const intent = await intentOf(c, parsed.data?.client_secret)
    if (!intent || !parsed.data) return unknown(c)
    return c.json(intentView(await answerChallenge(c.env.DB, intent, parsed.data.outcome)))
  })

  .get('/bank/:id', async (c) => {
    const intent = await intentOf(c, c.req.query('client_secret'))
    const back = c.req.query('return_url') ?? ''
    if (!intent || !isShopAddress(back)) return c.text('Not found', 404)
    return intent.status === 'requires_action' ? c.html(bankPage(intent), 200, bankHeaders) : c.redirect(returnTo(back, intent), 303)
  })

  .post('/bank/:id', async (c) => {
    const parsed = z.object({ client_secret: z.string(), outcome: z.enum(challengeAnswers) }).safeParse(await c.req.parseBody())
    const intent = await intentOf(c, parsed.data?.client_secret)
    const back = c.req.query('return_url') ?? ''
    if (!intent || !parsed.data || !isShopAddress(back)) return c.text('Not found', 404)
    return c.redirect(returnTo(back, await answerChallenge(c.env.DB, intent, parsed.data.outcome)), 303)
  })
