import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../../env.ts'
import { today } from '../../today.ts'
import { addDays } from '../../tours/dates.ts'
import { randomCheckoutId } from '../../trip/identifier.ts'
import { type OwnRoute, type OwnStop, ownTripId, routeLimits, toTour } from '../../trip/own-route.ts'
import { insertCheckout, readCheckout, writeRoute } from '../checkout-record.ts'
import { notFound, problemResponse } from '../problem.ts'
import { legId, moduleId } from '../route-view.ts'
import { plannerItinerary } from './itinerary-view.ts'

const snapshotsKept = 20
const earliestDays = 1
const latestDays = 600

const routeStop = z.object({ legId: z.string(), nights: z.number().int().min(1).max(routeLimits.mostNights).optional() })
const routeUpdate = z.object({ stops: z.array(routeStop).min(routeLimits.fewestStops).max(routeLimits.mostStops) })
const nightsOfStop = z.object({ nights: z.number().int().min(1).max(routeLimits.mostNights) })
const newStartDate = z.object({ startDate: z.iso.date() })
const newTitle = z.object({ title: z.string().max(200).optional() })

const refuse = (detail: string, pointer: string) => problemResponse(400, { code: 'InputValidation', detail, pointer })
const notARoute = () => problemResponse(400, { code: 'InvalidState', detail: 'This itinerary cannot be changed.' })

type Planner = Context<App>
type Changed = { readonly stops: OwnStop[]; readonly startDate: string }

const legsOf = (id: string, { stops }: OwnRoute): Map<string, OwnStop> =>
  new Map(stops.map((stop, index) => [legId({ id }, stop, index), stop]))

async function answer(c: Planner, to: OwnRoute, startDate: string): Promise<Response> {
  const route = { ...to, changedAt: new Date().toISOString() }
  const { checkout, language } = c.var
  if (!(await writeRoute(c.env.DB, checkout.id, route, startDate))) return notARoute()
  const changed = { ...checkout, route, trip: { ...checkout.trip, startDate, tour: toTour(route) } }
  return c.json({ itinerary: plannerItinerary(changed, language), meta: { notifications: [] } })
}

/** Changes a route of one's own and keeps how it was. */
async function change(c: Planner, to: (route: OwnRoute, startDate: string) => Changed | Response): Promise<Response> {
  const { route, trip, status } = c.var.checkout
  if (!route || status !== 'BookingInitiated') return notARoute()
  const changed = to(route, trip.startDate)
  if (changed instanceof Response) return changed
  const before = [...route.before, { stops: route.stops, startDate: trip.startDate }].slice(-snapshotsKept)
  return answer(c, { stops: changed.stops, before }, changed.startDate)
}

const bodyOf = (c: Planner): Promise<unknown> => c.req.json().catch(() => undefined)

/** The operations on an itinerary that has no tour behind it. */
export const routeChanges = new Hono<App>()
  .post('/start-date', async (c) => {
    const wish = newStartDate.safeParse(await bodyOf(c))
    const isOffered =
      wish.success && wish.data.startDate >= addDays(today(), earliestDays) && wish.data.startDate <= addDays(today(), latestDays)
    if (!isOffered) return refuse('No tour starts on that day.', '/startDate')
    return change(c, ({ stops }) => ({ stops, startDate: wish.data.startDate }))
  })

  .post('/legs/:legId/stop/nights', async (c) => {
    const wish = nightsOfStop.safeParse(await bodyOf(c))
    if (!wish.success) return refuse('A stop has 1 to 14 nights.', '/nights')
    return change(c, (route, startDate) => {
      const stop = legsOf(c.var.checkout.id, route).get(c.req.param('legId'))
      if (!stop) return refuse('There is no such leg.', '/legId')
      return { stops: route.stops.map((each) => (each === stop ? { ...each, nights: wish.data.nights } : each)), startDate }
    })
  })

  .post('/modules/:moduleId/route', async (c) => {
    const { id } = c.var.checkout
    if (c.req.param('moduleId') !== moduleId({ id })) return notFound()
    const wish = routeUpdate.safeParse(await bodyOf(c))
    if (!wish.success) return refuse('A route has 2 to 10 stops.', '/stops')
    return change(c, (route, startDate) => {
      const known = legsOf(id, route)
      const wanted = new Map(wish.data.stops.map((stop) => [stop.legId, stop.nights]))
      const stops = [...wanted].flatMap(([leg, nights]) => {
        const stop = known.get(leg)
        return stop ? [{ ...stop, nights: nights ?? stop.nights }] : []
      })
      if (stops.length !== wish.data.stops.length) return refuse('There is no such leg.', '/stops')
      return { stops, startDate }
    })
  })

  .post('/undo', async (c) => {
    const { route, status } = c.var.checkout
    const last = route?.before.at(-1)
    if (!route || status !== 'BookingInitiated') return notARoute()
    if (!last) return problemResponse(400, { code: 'NoSnapshot', detail: 'There is nothing to undo.' })
    return answer(c, { stops: last.stops, before: route.before.slice(0, -1) }, last.startDate)
  })

  .post('/duplicate', async (c) => {
    const { checkout, language } = c.var
    const { route, trip } = checkout
    if (!route || !newTitle.safeParse(await bodyOf(c)).success) return notARoute()
    const id = randomCheckoutId()
    const { startDate, rooms, currency } = trip
    const { agencyId, origin, owner } = checkout
    await insertCheckout(
      c.env.DB,
      { id, owner, tripId: ownTripId, startDate, rooms, currency, origin, agencyId },
      { route: { ...route, before: [] } },
    )
    const made = await readCheckout(c.env.DB, id, owner, today())
    return made ? c.json({ itinerary: plannerItinerary(made, language), meta: { notifications: [] } }) : notARoute()
  })
