import { z } from 'zod'
import { dateText, listOf, maybe, proseText, text } from './lenient.ts'
import { monetaryValue } from './money.ts'
import { upsellItems } from './options.ts'
import { prices } from './prices.ts'
import { wireTravellerDetails } from './travellers.ts'

/** GET checkout/details. */
export const checkoutDetails = z.object({
  refId: text,
  checkoutState: text,
  externalBookingId: text,
  bookingWindowEnd: dateText,
  termsAndConditions: z
    .object({ sections: listOf(z.object({ header: text, text: proseText, checkboxText: proseText })) })
    .default({ sections: [] }),
  itinerary: z.object({
    id: text,
    title: text,
    templateId: text,
    startDate: dateText,
    endDate: dateText,
    modules: listOf(
      z.object({
        legs: listOf(
          z.object({
            stop: maybe(
              z.object({ stopLocation: maybe(z.object({ name: text, countryCode: text })), nights: z.coerce.number().int().catch(0) }),
            ),
          }),
        ),
      }),
    ),
  }),
  travelerDetails: wireTravellerDetails.default({ contactInfo: undefined, paxInfo: [], billingInfo: undefined }),
  prices,
  insurances: listOf(z.object({ componentId: z.string(), name: text, salesPrice: monetaryValue })),
  paymentTransactions: listOf(
    z.object({
      transactionId: text,
      externalRefId: text,
      amount: monetaryValue,
      status: text,
      paymentMethod: text,
      paymentMethodName: text,
      created: text,
    }),
  ),
  /** Upsells taken; `{}` where there are none. */
  upsellItems,
  travelAgency: maybe(z.object({ refId: text })),
})
export type CheckoutDetails = z.infer<typeof checkoutDetails>

/** POST /checkout/v1/checkouts/{itineraryId}. */
export const createdCheckout = z.object({ redirectUrl: text })
