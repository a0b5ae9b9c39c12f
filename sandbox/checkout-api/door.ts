import { createMiddleware } from 'hono/factory'
import { endSlowChange } from '../booking/started.ts'
import type { App } from '../env.ts'
import { playFault } from '../fault.ts'
import { ownOperator } from '../fixed-checkouts.ts'
import { goOnWith } from '../payments/go-on.ts'
import { readCheckout } from '../provider/checkout-record.ts'
import { acceptedLanguage } from '../provider/language.ts'
import { today } from '../today.ts'
import type { Refusal } from '../tours/scenarios/scenario.ts'
import { scenarioById } from '../tours/scenarios.ts'
import { plays } from '../trip/trip.ts'
import { refuse } from './refusal.ts'

export const wantsHeaders = createMiddleware<App>(async (c, next) => {
  const missing = ['x-tour-operator', 'accept-version'].find((name) => !c.req.header(name))
  if (missing) return refuse(c, 'API_GENERIC_CHECKOUT_ERROR', `The header ${missing} is missing.`)
  c.set('owner', ownOperator)
  c.set('language', acceptedLanguage(c.req.header('accept-language')))
  return next()
})

const isAbout = ({ of }: Refusal, path: string): boolean =>
  of === 'itinerary' || (path.includes('/payment-schedules/') && !path.endsWith('/ONE_TIME'))

export const withItinerary = createMiddleware<App>(async (c, next) => {
  const checkout = await readCheckout(c.env.DB, c.req.param('id') ?? '', c.var.owner, today())
  if (!checkout) return refuse(c, 'API_ITINERARY_NOT_FOUND')
  await playFault(checkout.trip.tour)
  const { refusal } = scenarioById(checkout.trip.tour.id) ?? {}
  if (refusal && isAbout(refusal, c.req.path)) {
    const { code, status } = refusal
    return Response.json({ status, ...(code && { code }) }, { status })
  }
  if (plays(checkout.trip, 'blacklisted-country')) return refuse(c, 'API_BLACKLISTED_COUNTRY')
  await goOnWith(c.env.DB, checkout.id)
  await endSlowChange(c.env.DB, checkout)
  c.set('checkout', (await readCheckout(c.env.DB, checkout.id, c.var.owner, today())) ?? checkout)
  return next()
})
