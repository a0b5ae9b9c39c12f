import { z } from 'zod'
import { dateText, flag, listOf, maybe, text } from './lenient.ts'
import { monetaryValue } from './money.ts'
import { prices } from './prices.ts'

export const componentStatuses = ['Open', 'OnRequest', 'Booked', 'NonBookable', 'Cancelled', 'None'] as const

/** provider-apis 2.1. A status or type we do not know says nothing; `nonBookable` decides. */
export const availabilityComponent = z.object({
  id: z.string(),
  componentType: text,
  status: z.enum(componentStatuses).catch('None'),
  nonBookable: flag,
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
export type AvailabilityComponent = z.infer<typeof availabilityComponent>

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
