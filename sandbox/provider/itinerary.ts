import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { bookedBefore, payBefore } from '../booking/booked-before.ts'
import type { App } from '../env.ts'
import { playFault } from '../fault.ts'
import { today } from '../today.ts'
import { tourById } from '../tours/catalogue.ts'
import type { ScenarioKey } from '../tours/scenarios.ts'
import type { TourTemplate } from '../tours/tour.ts'
import { departureOf } from '../trip/capacity.ts'
import { changeOf } from '../trip/change.ts'
import { randomCheckoutId } from '../trip/identifier.ts'
import { type OwnRoute, routeLimits, toTour } from '../trip/own-route.ts'
import { tripChanges } from '../trip/trip-changes.ts'
import { refusalWords } from '../trip/words/refusal-words.ts'
import { say, type Words } from '../trip/words/words.ts'
import { insertCheckout } from './checkout-record.ts'
import { personsIn, placesTakenByDate } from './discovery/departures.ts'
import { currencyCode } from './discovery/filters.ts'
import { placeOfArea } from './location-reference.ts'

const room = z.object({
  adults: z.number().int().min(1).max(4),
  childAges: z.array(z.number().int().min(0).max(17)).max(3).default([]),
})
const party = {
  startDate: z.iso.date(),
  allocatedPax: z.object({ rooms: z.array(room).min(1).max(4) }),
  currency: currencyCode.default('EUR'),
  agencyRefId: z.string().max(60).optional(),
  externalCustomerId: z.string().max(100).optional(),
}
const newItinerary = z.object({ tripRefId: z.string(), ...party })
const leg = z.object({
  stop: z.object({ location: z.object({ id: z.string() }), nights: z.number().int().min(1).max(routeLimits.mostNights) }),
})
const newRoute = z.object({ legs: z.array(leg).min(routeLimits.fewestStops).max(routeLimits.mostStops), ...party })

export const webAgency = 'TIDEMARK-WEB'
export const harbourAgency = 'HARBOUR-TRAVEL'
export const inactiveAgency = 'CLOSED-AGENCY'
/** Whose itinerary it is where the trip says so. */
const agencies = new Map<ScenarioKey | undefined, string>([
  ['agency', harbourAgency],
  ['agency-inactive', inactiveAgency],
])
const mediaType = 'application/vnd.api+json'

const jsonApi = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': mediaType } })

const refuse = ({ var: { language } }: Context<App>, code: string, words: Words, pointer: string) =>
  jsonApi({ status: 400, errors: [{ code, title: code, detail: say(words, language), source: { pointer } }] }, 400)

const refuseInput = (c: Context<App>, { issues: [issue] }: z.ZodError) =>
  refuse(c, 'InputValidation', refusalWords.unreadable, `/${issue?.path.join('/') ?? ''}`)

/** JSON:API wants to be asked for by name. */
const wantsJsonApi = createMiddleware<App>(async (c, next) => {
  const accepted = (c.req.header('accept') ?? '').split(',').map((part) => part.trim().split(';')[0])
  if (!accepted.includes(mediaType))
    return jsonApi(
      { status: 406, errors: [{ code: 'NotAcceptable', title: 'Not Acceptable', detail: `This API speaks ${mediaType}.` }] },
      406,
    )
  await next()
})

type Made = Omit<z.infer<typeof newItinerary>, 'tripRefId'>

async function create(c: Context<App>, made: Made, tour: TourTemplate, route?: OwnRoute): Promise<Response> {
  const { id: tripId, name } = tour
  const { startDate, allocatedPax, currency, externalCustomerId } = made
  const agencyId = agencies.get(tour.scenario) ?? made.agencyRefId ?? webAgency
  const id = randomCheckoutId()
  const trip = { id, tour, startDate, rooms: allocatedPax.rooms, currency, changes: tripChanges.parse({}) }
  const isChange = changeOf(trip) !== undefined
  await insertCheckout(
    c.env.DB,
    {
      id,
      owner: c.var.owner,
      tripId,
      startDate,
      rooms: allocatedPax.rooms,
      currency,
      origin: agencyId === webAgency ? 'IBE' : 'APP',
      agencyId,
      ...(isChange && { status: 'BookingChangeInitiated' }),
    },
    {
      ...(isChange && bookedBefore(trip)),
      ...(externalCustomerId && { externalCustomerId }),
      ...(route && { route }),
    },
  )
  if (isChange) await payBefore(c.env.DB, trip)
  const attributes = { refId: id, title: name[c.var.language] }
  return jsonApi({ data: { type: 'itinerary', id, attributes }, included: [], meta: { notifications: [] } })
}

/** JSON:API, unlike the rest of the provider. */
export const itineraries = new Hono<App>()
  .use(wantsJsonApi)
  .post('/itineraries', async (c) => {
    const parsed = newItinerary.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return refuseInput(c, parsed.error)
    const made = parsed.data
    const tour = tourById(made.tripRefId)
    if (!tour) return refuse(c, 'TemplateNotFound', refusalWords.noOffer, '/tripRefId')
    await playFault(tour)
    const on = made.startDate > today() ? departureOf(tour, made.startDate) : undefined
    if (!on) return refuse(c, 'StartDateNotAvailable', refusalWords.noStart, '/startDate')
    const taken = (await placesTakenByDate(c.env.DB, tour)).get(made.startDate) ?? 0
    if (on.placesLeft - taken < personsIn(made.allocatedPax.rooms))
      return refuse(c, 'NoAvailability', refusalWords.noPlaces, '/allocatedPax')
    return create(c, made, tour)
  })

  .post('/from-scratch', async (c) => {
    const parsed = newRoute.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return refuseInput(c, parsed.error)
    const made = parsed.data
    if (made.startDate <= today()) return refuse(c, 'StartDateNotAvailable', refusalWords.noStart, '/startDate')
    const stops = made.legs.flatMap(({ stop: { location, nights } }, index) => {
      const place = placeOfArea(location.id)
      return place ? [{ key: String(index), place, nights }] : []
    })
    if (stops.length < made.legs.length) return refuse(c, 'LocationNotFound', refusalWords.noOffer, '/legs')
    return create(c, made, toTour({ stops }), { stops, before: [] })
  })
