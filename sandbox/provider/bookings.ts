import { Hono } from 'hono'
import type { App } from '../env.ts'
import { bookedComponentsOf } from '../trip/components.ts'
import { isBooked, isChanging } from './booking-state.ts'
import { isOnRequest } from './checkout/component-status.ts'
import { partsOf } from './planner/component-views.ts'
import { withCheckout } from './with-checkout.ts'

/** No published answer: the fields of the booking webhook, and the parts with their confirmation numbers. */
export const bookings = new Hono<App>().use('/v1.13/:id', withCheckout).get('/v1.13/:id', (c) => {
  const { checkout, language } = c.var
  const { id, status, reference } = checkout
  const parts = isBooked(status) ? partsOf(checkout, language) : isChanging(status) ? bookedComponentsOf(checkout.trip, language) : []
  return c.json({
    refId: id,
    tourOperator: 'tidemark',
    distributionChannel: 'web',
    bookingType: 'Booking',
    bookingState: status,
    ...(reference && { externalRefId: reference }),
    components: parts.map((part) => ({
      id: part.id,
      name: part.name,
      startDate: part.startDate,
      componentType: part.type,
      status: isOnRequest(checkout, part) ? 'OnRequest' : 'Booked',
      ...(!isOnRequest(checkout, part) && { supplierConfirmationNumber: part.id.slice(0, 8).toUpperCase() }),
    })),
  })
})
