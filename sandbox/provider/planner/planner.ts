import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { App } from '../../env.ts'
import { toAmount } from '../../money.ts'
import { baseServices } from '../../trip/base-services.ts'
import { writeDocument } from '../checkout-record.ts'
import { notFound, problemResponse } from '../problem.ts'
import { withCheckout } from '../with-checkout.ts'
import { accommodationView, activityView, partsOf, rentalCarView, transferView, transportView } from './component-views.ts'
import { paxDetails, plannerItinerary } from './itinerary-view.ts'
import { partRemovals } from './part-removals.ts'
import { routeChanges } from './route-changes.ts'

const addBaseService = z.object({ id: z.string(), serviceCategoryId: z.string() })

/** The planner refuses in plain JSON, and says so of what it does not know. */
const refusesInJson = createMiddleware<App>(async (c, next) => {
  await next()
  if (c.res.status === 404 && c.res.body === null) c.res = problemResponse(404, { code: 'NotFound', detail: 'There is no such itinerary.' })
  if (c.res.headers.get('content-type') === 'application/problem+json') c.res.headers.set('content-type', 'application/json')
})

export const planner = new Hono<App>()
  .use(refusesInJson)
  .use('/v1/itineraries/:id/*', withCheckout)
  .route('/v1/itineraries/:id', routeChanges)
  .route('/v1/itineraries/:id', partRemovals)

  .get('/v1/itineraries/:id', (c) => c.json({ itinerary: plannerItinerary(c.var.checkout, c.var.language), meta: { notifications: [] } }))

  .get('/v1/itineraries/:id/accommodations', (c) => {
    const { checkout, language } = c.var
    const parts = partsOf(checkout, language).filter((part) => part.type === 'Accommodation')
    return c.json({ accommodations: parts.map((part) => accommodationView(part, checkout, language)) })
  })

  .get('/v1/itineraries/:id/activities', (c) => {
    const { checkout, language } = c.var
    const parts = partsOf(checkout, language).filter((part) => part.type === 'Activity')
    return c.json({ activities: parts.map((part) => activityView(part, checkout, language)) })
  })

  .get('/v1/itineraries/:id/transports', (c) => {
    const { checkout, language } = c.var
    const parts = partsOf(checkout, language)
    return c.json({ transports: parts.flatMap((part) => (part.type === 'Transport' ? [transportView(part, checkout, language)] : [])) })
  })

  .get('/v1/itineraries/:id/transfers', (c) => {
    const { checkout, language } = c.var
    const parts = partsOf(checkout, language)
    return c.json({ transfers: parts.flatMap((part) => (part.type === 'Transfer' ? [transferView(part, checkout, language)] : [])) })
  })

  .get('/v1/itineraries/:id/rental-cars', (c) => {
    const { checkout, language } = c.var
    const parts = partsOf(checkout, language).filter((part) => part.type === 'RentalCar')
    return c.json({ rentalCars: parts.map((part) => rentalCarView(part, checkout, language)) })
  })

  .get('/v1/itineraries/:id/pax-details', (c) => c.json({ paxInfo: paxDetails(c.var.checkout) }))

  .get('/v1/itineraries/:id/base-services', (c) => {
    const { checkout, language } = c.var
    const services = baseServices(checkout.trip, checkout.baseServices, language)
    return c.json({
      baseServices: services.flatMap(({ id, name, type, categories }) =>
        categories
          .filter(({ isSelected }) => isSelected)
          .map((category) => ({
            id,
            name: `${name}: ${category.name}`,
            salesPrice: toAmount(category.price, checkout.trip.currency),
            baseServiceType: type,
            rateType: 'FixedRate',
            externalRefs: [],
            coveredStops: [],
          })),
      ),
    })
  })

  .get('/v1/itineraries/:id/base-services/offers', (c) => {
    const { checkout, language } = c.var
    const services = baseServices(checkout.trip, checkout.baseServices, language)
    return c.json({
      offers: services.flatMap(({ id, name, categories }) =>
        categories.map((category) => ({
          id,
          name,
          serviceCategoryOffer: {
            id: category.refId,
            name: category.name,
            startDate: checkout.trip.startDate,
            salesPrice: toAmount(category.price, checkout.trip.currency),
            pricingType: 'FixedRate',
            cancellationPolicy: { cancellationType: 'Free', rules: [] },
          },
        })),
      ),
    })
  })

  .post('/v1/itineraries/:id/base-services', async (c) => {
    const { checkout, language } = c.var
    const wish = addBaseService.safeParse(await c.req.json().catch(() => undefined))
    const service = baseServices(checkout.trip, {}, language).find(({ id }) => id === wish.data?.id)
    if (!wish.data || !service?.categories.some(({ refId }) => refId === wish.data.serviceCategoryId))
      return problemResponse(400, { code: 'InputValidation', detail: 'There is no such base service.', pointer: '/id' })
    const chosen = { ...checkout.baseServices, [wish.data.id]: wish.data.serviceCategoryId }
    await writeDocument(c.env.DB, checkout.id, 'baseServices', chosen)
    return c.json({ itinerary: plannerItinerary({ ...checkout, baseServices: chosen }, language) })
  })

  .delete('/v1/itineraries/:id/base-services/:serviceId', async (c) => {
    const { checkout, language } = c.var
    const { [c.req.param('serviceId')]: removed, ...rest } = checkout.baseServices
    if (removed === undefined) return notFound()
    await writeDocument(c.env.DB, checkout.id, 'baseServices', rest)
    return c.json({ itinerary: plannerItinerary({ ...checkout, baseServices: rest }, language) })
  })
