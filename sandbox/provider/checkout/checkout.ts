import { Hono } from 'hono'
import { z } from 'zod'
import { paidFor } from '../../booking/transactions.ts'
import type { App } from '../../env.ts'
import { insurancesOf } from '../../trip/insurances.ts'
import { optIns, writeDocument } from '../checkout-record.ts'
import { notFound, problemResponse } from '../problem.ts'
import { withCheckout } from '../with-checkout.ts'
import { activityQuestionRoutes } from './activity-questions.ts'
import { bookingRoutes } from './booking.ts'
import { checkoutDetails } from './details.ts'
import { promoCodeRoutes } from './promo-codes.ts'
import { regulatoryInformation } from './regulatory-information.ts'
import { travelerDetailsRoutes } from './traveler-details.ts'
import { upsellRoutes } from './upsell-items.ts'

const externalBookingId = z.object({ externalBookingId: z.string().max(100) })
const externalCustomerId = z.object({ externalCustomerId: z.string().max(100) })

const unreadable = () => problemResponse(400, { code: 'InputValidation', detail: 'The request cannot be read.', pointer: '' })

export const checkouts = new Hono<App>()
  .use('/:id/*', withCheckout)

  .post('/:id', (c) => c.json({ redirectUrl: `http://tidemark.localhost/checkout/${c.var.checkout.id}?origin=${c.var.checkout.origin}` }))

  .get('/:id', async (c) => {
    const { checkout, language } = c.var
    return c.json(await checkoutDetails(c.env.DB, checkout, language, await paidFor(c.env.DB, checkout.id)))
  })

  .get('/:id/insurances', (c) => c.json([]))
  .delete('/:id/insurances/:insuranceId', async (c) => {
    const { checkout, language } = c.var
    const id = c.req.param('insuranceId')
    if (!insurancesOf(checkout.trip, checkout.insurancesRemoved, language).some((insurance) => insurance.id === id)) return notFound()
    await writeDocument(c.env.DB, checkout.id, 'insurancesRemoved', [...checkout.insurancesRemoved, id])
    return c.body(null, 204)
  })
  .get('/:id/regulatory-information', (c) => c.json(regulatoryInformation(c.var.checkout.trip, c.var.language)))

  .get('/:id/optins', (c) => c.json(c.var.checkout.optIns))
  .post('/:id/optins', async (c) => {
    const parsed = optIns.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return unreadable()
    const wantsNews = parsed.data.optIns.some(({ consent }) => consent)
    if (wantsNews && !parsed.data.contactInfo?.email)
      return problemResponse(400, { code: 'InputValidation', detail: 'An e-mail address is needed.', pointer: '/contactInfo/email' })
    await writeDocument(c.env.DB, c.var.checkout.id, 'optIns', parsed.data)
    return c.json(parsed.data)
  })
  .delete('/:id/optins', async (c) => {
    await writeDocument(c.env.DB, c.var.checkout.id, 'optIns', { optIns: [] })
    return c.body(null, 204)
  })

  .put('/:id/external-booking-id', async (c) => {
    const parsed = externalBookingId.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return unreadable()
    await writeDocument(c.env.DB, c.var.checkout.id, 'externalBookingId', parsed.data.externalBookingId)
    return c.json(parsed.data)
  })
  .put('/:id/external-customer-id', async (c) => {
    const parsed = externalCustomerId.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return unreadable()
    await writeDocument(c.env.DB, c.var.checkout.id, 'externalCustomerId', parsed.data.externalCustomerId)
    return c.json(parsed.data)
  })

  .route('/', bookingRoutes)
  .route('/', travelerDetailsRoutes)
  .route('/', activityQuestionRoutes)
  .route('/', upsellRoutes)
  .route('/', promoCodeRoutes)
