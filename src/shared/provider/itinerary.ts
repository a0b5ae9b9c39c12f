import { z } from 'zod'
import { dateText, flag, listOf, maybe, proseText, text } from './lenient.ts'
import { monetaryValue } from './money.ts'

const pictureFile = maybe(z.object({ url: text }))
export const wirePicture = z.object({ caption: text, image: pictureFile, thumbnail: pictureFile, original: pictureFile })

const location = maybe(z.object({ name: text, countryCode: text }))
const coordinates = z.object({ lat: z.coerce.number(), lon: z.coerce.number() })
const count = z.coerce.number().int()
const bookingInfo = maybe(z.object({ state: text }))
const component = {
  id: z.string(),
  name: text,
  salesPrice: maybe(monetaryValue),
  isPlaceholder: flag,
  isOnRequest: flag,
  bookingInfo,
}

/** GET planner/summary: `{ itinerary }` upstream and here. */
export const itinerarySummary = z.object({
  itinerary: z.object({
    id: text,
    title: text,
    /** Moves with every change of the parts. */
    lastModified: text,
    templateId: text,
    startDate: dateText,
    endDate: dateText,
    priceInfo: maybe(z.object({ packagePrice: monetaryValue, packagePricePerPax: maybe(monetaryValue), totalPrice: monetaryValue })),
    /** Whether there is a change that can be undone; not part of the published description. */
    hasSnapshot: flag,
    travelAgency: maybe(z.object({ refId: text, name: text })),
    customerContact: maybe(z.object({ firstName: text, lastName: text, email: text, mobilePhone: text })),
    allocatedPax: maybe(
      z.object({ rooms: listOf(z.object({ adults: z.coerce.number().int(), childAges: listOf(z.coerce.number().int()) })) }),
    ),
    /** In the provider's order, as `planner/pax` has it too. */
    paxDetails: listOf(z.object({ id: text, age: count.nullish().catch(undefined) })),
    cancellationPolicy: maybe(
      z.object({
        cancellations: listOf(
          z.object({
            rangeStart: z.coerce.number().int(),
            rangeEnd: z.coerce.number().int().nullish(),
            cancellationPercentage: z.coerce.number(),
          }),
        ),
      }),
    ),
    modules: listOf(
      z.object({
        id: text,
        legs: listOf(
          z.object({
            id: text,
            connections: listOf(
              z.object({ connectionType: text, transferType: text, startDateTime: text, endDateTime: text, distance: count.catch(0) }),
            ),
            stop: maybe(
              z.object({
                stopLocation: maybe(z.object({ name: text, countryCode: text, coordinates: maybe(coordinates) })),
                nights: count.catch(0),
                minNights: count.catch(1),
                maxNights: count.catch(14),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
})
export type ItinerarySummary = z.infer<typeof itinerarySummary>

export const accommodations = z.object({
  accommodations: listOf(
    z.object({
      ...component,
      nights: z.coerce.number().int().catch(0),
      startDate: dateText,
      location,
      thumbnailUrl: text,
      pictures: listOf(wirePicture),
    }),
  ),
})
export const activities = z.object({
  activities: listOf(
    z.object({
      ...component,
      shortDescription: proseText,
      startDate: dateText,
      startDateTime: text,
      startLocation: location,
      pictures: listOf(wirePicture),
    }),
  ),
})
export const rentalCars = z.object({
  rentalCars: listOf(
    z.object({
      ...component,
      supplier: text,
      pickupLocation: location,
      dropoffLocation: location,
      pickupDateTime: text,
      dropoffDateTime: text,
    }),
  ),
})
export const transports = z.object({
  transports: listOf(
    z.object({
      ...component,
      connections: listOf(
        z.object({
          departureLocation: location,
          arrivalLocation: location,
          departureDateTime: text,
          arrivalDateTime: text,
          relevantTransportType: text,
        }),
      ),
    }),
  ),
})
export const transfers = z.object({
  transfers: listOf(z.object({ ...component, startLocation: location, endLocation: location, startDateTime: text, endDateTime: text })),
})
export type Accommodations = z.infer<typeof accommodations>
export type Activities = z.infer<typeof activities>
export type RentalCars = z.infer<typeof rentalCars>
export type Transports = z.infer<typeof transports>
export type Transfers = z.infer<typeof transfers>

/** POST /itinerary/v1.0/itineraries. */
export const itineraryRequest = z.object({
  tripRefId: z.string(),
  startDate: z.iso.date(),
  allocatedPax: z.object({ rooms: z.array(z.object({ adults: z.number().int(), childAges: z.array(z.number().int()).optional() })) }),
  currency: z.string().optional(),
  agencyRefId: z.string().optional(),
})
/** POST /itinerary/v1.0/from-scratch: how one gets from stop to stop is the provider's to find. */
export const ownRouteRequest = itineraryRequest
  .omit({ tripRefId: true })
  .extend({ legs: z.array(z.object({ stop: z.object({ location: z.object({ id: z.string() }), nights: z.number().int() }) })) })
export const startDateRequest = z.object({ startDate: z.iso.date() })
export const nightsRequest = z.object({ nights: z.number().int().min(1) })
/** POST planner/…/modules/{moduleId}/route: the legs that stay, in their new order; how one gets from stop to stop is the provider's to find. */
export const routeRequest = z.object({ stops: z.array(z.object({ legId: z.string(), nights: z.number().int() })) })
export const createdItinerary = z.object({ data: z.object({ attributes: z.object({ refId: z.string() }) }) })
