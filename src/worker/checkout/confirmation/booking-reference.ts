import { AppError } from '../../../shared/errors/app-error.ts'
import type { CheckoutContext } from '../context.ts'
import type { EntryFacts } from '../trip/facts.ts'

type Booked = Pick<EntryFacts, 'checkoutId' | 'details' | 'state'>

export async function referenceOf({ send }: CheckoutContext, { checkoutId, details, state }: Booked): Promise<string | undefined> {
  const known = details.externalBookingId || state.booking_reference
  if (known) return known
  try {
    const booking = await send('booking/booking-data', { checkoutId })
    return booking.externalRefId || booking.refId || undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
