import { type Context, Hono } from 'hono'
import {
  expectedAmountHeader,
  methodHeader,
  type PaymentMethod,
  paymentMethods,
  type SessionRefusal,
  toWireMethod,
  type WireMethod,
} from '../../../shared/checkout/payment/payment-method.ts'
import { checkoutSessionBody } from '../../../shared/checkout/payment/payment-session.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import { behaviourOf } from '../../../shared/errors/behaviour.ts'
import { textIn } from '../../../shared/language.ts'
import { scheduleQuery, sessionQuery } from '../../../shared/provider/checkout-api.ts'
import { pageTextsOf } from '../../../shared/texts/page-texts.ts'
import { translator } from '../../../shared/texts/texts.ts'
import type { AppEnv } from '../../env.ts'
import { isProviderTrouble } from '../../failure.ts'
import { checkoutCallerOf, isCheckoutId } from '../../provider/caller.ts'
import { withoutPersons } from '../../provider/personal.ts'
import { readJson } from '../../security/media-type.ts'
import { problem } from '../../security/problem.ts'
import { type Standing, standingOf, unlessMissing } from '../../visitor/ownership.ts'
import type { CheckoutContext } from '../context.ts'
import { notOwner } from '../routes/answer.ts'
import { storing } from '../trip/trip.ts'
import { readBegun } from './begun-payment.ts'
import { createPaymentSession } from './payment-session.ts'

type Handle = (c: Context<AppEnv>, context: CheckoutContext, checkoutId: string, standing: Standing) => Promise<Response>

const notFound = (c: Context<AppEnv>) => problem(c, 404, 'API_ITINERARY_NOT_FOUND')

const onItinerary = (handle: Handle) => async (c: Context<AppEnv, '/itineraries/:id'>) => {
  const id = c.req.param('id')
  const context = isCheckoutId(id) ? await checkoutCallerOf(c) : undefined
  if (!context || !isCheckoutId(id)) return notFound(c)
  const standing = await standingOf(context, id)
  return standing === 'elsewhere' ? notFound(c) : unlessMissing(storing(context, handle(c, context, id, standing)), () => notFound(c))
}

const refuse = (c: Context<AppEnv>, status: 400 | 409 | 502, reason: SessionRefusal, detail: string) => {
  const code = status === 502 ? 'BAD_GATEWAY' : reason === 'superseded' ? 'PAYMENT_SUPERSEDED' : 'VALIDATION_FAILED'
  return problem(c, status, code, { reason, detail })
}

/** The wire has one word for a debit and an invoice: the page says which. */
function methodOf(wire: WireMethod, named: string | undefined): PaymentMethod | undefined {
  const possible = paymentMethods.filter((method) => toWireMethod(method) === wire)
  return named === undefined ? possible[0] : possible.find((method) => method === named)
}

const amountOf = (text: string | undefined): number | undefined => (text && /^\d{1,12}$/.test(text) ? Number(text) : undefined)

/** A failure of the provider; that no money has moved is added where the checkout's own record knows that nobody has begun to pay (rule 84). */
async function refuseUnpaid(error: unknown, context: CheckoutContext, checkoutId: string): Promise<never> {
  if (!(error instanceof AppError) || !isProviderTrouble(error) || (await readBegun(context, checkoutId))) throw error
  const { market, place } = context
  const { message } = market.errorConfiguration[behaviourOf(error.status, error.code).content]
  const t = translator(pageTextsOf(market.texts, place.language, ['checkout']), place.locale)
  throw new AppError(error.code, error.message, {
    status: error.status,
    detail: `${textIn(message, place.language)?.text ?? ''} ${t('checkout.failure.noMoney')}`.trim(),
    ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
    cause: error,
  })
}

/** `/tours-checkout-api/…`: the checkout API on the shop's own host (rule 34). Sessions are seen by the owner of the checkout alone. */
export const checkoutApi = new Hono<AppEnv>()
  .use('*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .get(
    '/itineraries/:id',
    onItinerary(async (c, { checkoutApi: api }, checkoutId, standing) => {
      const state = await api.state(checkoutId)
      return c.json(standing === 'owner' ? state : withoutPersons('tours-checkout-api/state', state))
    }),
  )
  .get(
    '/itineraries/:id/payment-schedules/:plan',
    onItinerary(async (c, { checkoutApi: api }, checkoutId) => {
      const query = scheduleQuery.safeParse({ plan: c.req.param('plan') })
      return query.success ? c.json(await api.schedule(checkoutId, query.data.plan)) : notFound(c)
    }),
  )
  .get(
    '/itineraries/:id/checkout-sessions/:session',
    onItinerary(async (c, { checkoutApi: api }, checkoutId, standing) => {
      const query = sessionQuery.safeParse({ session: c.req.param('session') })
      return query.success && standing === 'owner' ? c.json(await api.session(checkoutId, query.data.session)) : notFound(c)
    }),
  )
  .post(
    '/itineraries/:id/checkout-sessions',
    onItinerary(async (c, context, checkoutId, standing) => {
      if (standing === 'visitor') return notOwner(c)
      const body = checkoutSessionBody.safeParse(await readJson(c))
      const missing =
        textIn(context.market.checkout.messages.missingRequiredFields, context.place.language)?.text || 'Required fields are missing'
      const method = body.data && methodOf(body.data.payment_method, c.req.header(methodHeader))
      if (!body.success || !method) return refuse(c, 400, 'missing-required-fields', missing)
      const result = await createPaymentSession(context, checkoutId, {
        plan: body.data.payment_plan,
        method,
        email: body.data.customer.email,
        expected: amountOf(c.req.header(expectedAmountHeader)),
      }).catch((error: unknown) => refuseUnpaid(error, context, checkoutId))
      if (result.kind === 'not-found') return notFound(c)
      if (result.kind === 'not-owner') return notOwner(c)
      if (result.kind === 'refused') return refuse(c, result.status, result.reason, result.detail)
      if (result.setCookie) c.header('Set-Cookie', result.setCookie, { append: true })
      return c.json(result.session)
    }),
  )
