import { Hono } from 'hono'
import { checkoutApi } from './checkout-api/checkout-api.ts'
import type { App } from './env.ts'
import { messages } from './mailbox/messages.ts'
import { pages } from './pages/pages.ts'
import { payments } from './payments/payments.ts'
import { provider } from './provider/provider.ts'
import { replacement } from './replacement/replacement.ts'
import { stripe } from './stripe/stripe.ts'

const app = new Hono<App>()
  .route('/', pages)
  .route('/', provider)
  .route('/tours-checkout-api', checkoutApi)
  .route('/payments', payments)
  .route('/stripe', stripe)
  .route('/mail/v1', messages)
  .route('/replacement', replacement)

app.notFound(() => new Response(null, { status: 404 }))

export default app
