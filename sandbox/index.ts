import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { checkoutApi } from './checkout-api/checkout-api.ts'
import type { App } from './env.ts'
import { messages } from './mailbox/messages.ts'
import { pages } from './pages/pages.ts'
import { payments } from './payments/payments.ts'
import { provider } from './provider/provider.ts'
import { replacement } from './replacement/replacement.ts'
import { stripe } from './stripe/stripe.ts'

/** What is begun comes to its end, also where nobody listens any more. */
const toTheEnd = createMiddleware<App>(async (c, next) => {
  const done = next()
  try {
    c.executionCtx.waitUntil(done)
  } catch {
    // Asked directly, by a test.
  }
  await done
})

const app = new Hono<App>()
  .use(toTheEnd)
  .route('/', pages)
  .route('/', provider)
  .route('/tours-checkout-api', checkoutApi)
  .route('/payments', payments)
  .route('/stripe', stripe)
  .route('/mail/v1', messages)
  .route('/replacement', replacement)

app.notFound(() => new Response(null, { status: 404 }))

export default app
