import { z } from 'zod'
import { dateText, flag, listOf, maybe, text } from './lenient.ts'
import { monetaryValue } from './money.ts'
import { prices } from './prices.ts'

/** What status and reason mean is decided in `checkout/non-bookable-reason.ts`; a missing `nonBookable` is not a no. */
const availabilityComponent = z.object({
  id: z.string(),
  componentType: text,
  status: text,
  nonBookable: z.boolean().optional().catch(undefined),
  nonBookableReason: text,
  price: maybe(monetaryValue),
  previousPrice: maybe(monetaryValue),
  name: text,
  serviceLevelName: text,
  locationName: text,
  startDate: dateText,
  endDate: dateText,
  alternativesSearchUrl: text,
  isBooked: flag,
  isOnRequest: flag,
  isPlaceholder: flag,
})

export const availabilityCheck = z.object({
  summary: z.object({
    components: listOf(availabilityComponent),
    nonBookable: flag,
    bookingWindowEnd: dateText,
    prices,
    remarks: listOf(z.string()),
    isOnRequest: flag,
  }),
})
export type AvailabilityCheck = z.infer<typeof availabilityCheck>
