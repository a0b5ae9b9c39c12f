import { type Context, Hono } from 'hono'
import type { App } from '../env.ts'
import { isShopAddress, isShopOrigin, strangerHeaders } from '../pages/framed-page.ts'
import { textFile } from '../pages/text-file.ts'
import { acceptedLanguage } from '../provider/language.ts'
import { stripeApi } from './api.ts'
import { challengeScript } from './browser/challenge-script.ts'
import { controllerScript } from './browser/controller-script.ts'
import { stripeScript } from './browser/stripe-script.ts'
import { proveStripeIntent } from './confirm.ts'
import { publishableKey } from './credentials.ts'
import { readStripeIntent } from './intents.ts'
import { bankPage, bankStyles, controllerPage } from './pages.ts'

const pageHeaders = strangerHeaders({ forms: 'shop' })

async function intentOf(c: Context<App>) {
  const intent = await readStripeIntent(c.env.DB, c.req.param('id') ?? '')
  return intent && intent.secret === c.req.query('client_secret') ? intent : undefined
}

/** Stands in for Stripe: its API below `/v1`, its script, the frames that the script makes, and the bank. */
export const stripe = new Hono<App>()
  .get('/stripe.js', textFile(stripeScript, 'text/javascript'))
  .get('/controller.js', textFile(controllerScript, 'text/javascript'))
  .get('/challenge.js', textFile(challengeScript, 'text/javascript'))
  .get('/bank.css', textFile(bankStyles, 'text/css'))

  .get('/controller', (c) => {
    const { parent = '', key, locale } = c.req.query()
    if (!isShopOrigin(parent) || key !== publishableKey) return c.text('Not found', 404)
    return c.html(controllerPage(acceptedLanguage(locale)), 200, pageHeaders)
  })

  .get('/challenge/:id', async (c) => {
    const intent = await intentOf(c)
    if (!intent || !isShopOrigin(c.req.query('parent') ?? '')) return c.text('Not found', 404)
    return c.html(bankPage(intent, acceptedLanguage(c.req.query('locale')), false), 200, pageHeaders)
  })

  .get('/bank/:id', async (c) => {
    const intent = await intentOf(c)
    return intent
      ? c.html(bankPage(intent, acceptedLanguage(c.req.header('accept-language')), true), 200, pageHeaders)
      : c.text('Not found', 404)
  })

  .post('/bank/:id', async (c) => {
    const intent = await intentOf(c)
    const address = intent?.behaviour?.returnUrl
    if (!intent || !address || !isShopAddress(address)) return c.text('Not found', 404)
    const isProved = new URLSearchParams(await c.req.text()).get('outcome') === 'complete'
    const { id, secret, status } = await proveStripeIntent(c, intent, isProved, acceptedLanguage(c.req.header('accept-language')))
    const back = new URL(address)
    back.searchParams.set('payment_intent', id)
    back.searchParams.set('payment_intent_client_secret', secret)
    back.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed')
    return c.redirect(back.href, 303)
  })

  .route('/v1', stripeApi)
