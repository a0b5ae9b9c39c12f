import { z } from 'zod'
import { dateText, listOf, text } from './lenient.ts'

/** GET location/countries/calling-codes; one client reads numbers as text. Nobody could name a country without them. */
export const callingCodes = z.object({
  callingCodes: z.array(z.object({ isoCode: z.string(), name: text, callingCode: text })).min(1),
})

/** GET inventory/agencies; `isActive` is not documented: absent means active. */
export const agency = z.object({
  refId: text,
  shortName: text,
  legalName: text,
  distributionChannelRefId: text,
  isActive: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
})

/** GET booking/booking-data. */
export const bookingData = z.object({
  refId: text,
  externalRefId: text,
  bookingType: text,
  bookingState: text,
  distributionChannel: text,
  tourOperator: text,
  /** What was booked, with the suppliers' numbers; not documented, so it may be missing. */
  components: listOf(z.object({ id: z.string(), name: text, startDate: dateText, status: text, supplierConfirmationNumber: text })),
})
export type BookingData = z.infer<typeof bookingData>
