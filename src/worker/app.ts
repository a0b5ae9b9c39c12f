import { Hono } from 'hono'
import { checkoutApi } from './checkout/payment/checkout-api-routes.ts'
import { tellMistakes } from './deployment.ts'
import type { AppEnv } from './env.ts'
import { answerError, answerNoFile, answerNotFound } from './errors.ts'
import { findLiveRelease } from './market/find-live-release.ts'
import { build } from './page/assets.ts'
import { servePage } from './page/handler.ts'
import { serveSwitch } from './page/switch.ts'
import { serveTheme } from './page/theme.ts'
import { serveStripeWebhook } from './payments/stripe/webhook.ts'
import { providerApi } from './provider/proxy.ts'
import { nameRequest, securityHeaders } from './security/headers.ts'
import { limitBody, limitEvent, limitReport, limitUrl } from './security/limits.ts'
import { wantJson } from './security/media-type.ts'
import { limitMisses } from './security/misses.ts'
import { reportPath, takeReport } from './security/policy-reports.ts'
import { problem } from './security/problem.ts'
import { refuseCrossSite } from './security/same-origin.ts'
import { serveLlms } from './seo/llms.ts'
import { preventIndexing, serveRobots } from './seo/robots.ts'
import { serveSitemap, serveSitemapIndex } from './seo/sitemap.ts'

/** How a request travels. */
export const app = new Hono<AppEnv>()
  .use(tellMistakes)
  .use(nameRequest)
  .use(securityHeaders)
  // Of the deployment, not of a shop: answered on every host.
  .get('/health', (c) => c.json({ status: 'ok', build }))
  .get('/latest.json', (c) => c.json({ build }))
  .post(reportPath, limitReport, takeReport)
  // From server to server: no browser, no shop.
  .post('/webhooks/stripe', limitEvent, serveStripeWebhook)
  .use(findLiveRelease)
  .use(limitUrl)
  .use(limitMisses)
  .use(preventIndexing)
  .use(refuseCrossSite)
  .use(limitBody)
  .use('/api/*', wantJson)
  .use('/tours-checkout-api/*', wantJson)
  .get('/favicon.ico', answerNoFile)
  .get('/assets/*', answerNoFile)
  .get('/theme/:file', serveTheme)
  .get('/switch', serveSwitch)
  .get('/robots.txt', serveRobots)
  .get('/llms.txt', serveLlms)
  .get('/sitemap.xml', serveSitemapIndex)
  .get('/sitemaps/:file', serveSitemap)
  .route('/api', providerApi)
  .all('/api/*', (c) => problem(c, 404, 'NOT_FOUND'))
  .route('/tours-checkout-api', checkoutApi)
  .all('/tours-checkout-api/*', (c) => problem(c, 404, 'NOT_FOUND'))
  .all('*', servePage)

app.onError(answerError)
app.notFound(answerNotFound)
