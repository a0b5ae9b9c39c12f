import { Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../env.ts'
import { controlledFault } from '../fault.ts'
import { toUpperSnake } from '../provider/booking-state.ts'
import { scenarioById } from '../tours/scenarios.ts'
import { paymentPlans } from '../trip/payment-schedules.ts'
import { wantsHeaders, withItinerary } from './door.ts'
import { dueItems, plansOf } from './due-items.ts'
import { refuse } from './refusal.ts'
import { sessions } from './sessions.ts'

const plan = z.enum(paymentPlans)
export const checkoutApi = new Hono<App>()
  .use('/itineraries/*', wantsHeaders, controlledFault)
  .use('/itineraries/:id/*', withItinerary)

  .get('/itineraries/:id', (c) => {
    const { status, trip, origin, reference } = c.var.checkout
    const plays = scenarioById(trip.tour.id)
    return c.json({
      booking_status: plays && 'bookingStatus' in plays ? plays.bookingStatus : toUpperSnake(status),
      booking_supported_payment_plans: plansOf(c.var.checkout),
      source_channel: origin,
      ...(reference && { booking_reference: reference }),
    })
  })

  .get('/itineraries/:id/payment-schedules/:plan', (c) => {
    const { checkout } = c.var
    const wanted = plan.safeParse(c.req.param('plan'))
    if (!wanted.success || !plansOf(checkout).includes(wanted.data)) return refuse(c, 'API_UNSUPPORTED_PAYMENT_PLAN')
    const items = dueItems(checkout, wanted.data).map(({ amount, dueDate }) => ({
      amount,
      currency: checkout.trip.currency,
      due_date: dueDate,
    }))
    return c.json({ payment_plan: wanted.data, items })
  })

  .route('/', sessions)
