import { z } from 'zod'

/** GET /discovery/v1/places?region=: where a route of one's own may stop. A shape of our own, as all of discovery; `landscapes` begins with what a place is known for. */
export const routePlaces = z.object({
  places: z.array(
    z.object({
      /** The provider's name of the place, as `/from-scratch` takes it. */
      id: z.string(),
      name: z.string(),
      country: z.string(),
      countryCode: z.string(),
      coordinates: z.object({ lat: z.number(), lon: z.number() }),
      landscapes: z.array(z.string()),
      usualNights: z.number().int().catch(2),
      hasStation: z.boolean().catch(false),
    }),
  ),
})
export type RoutePlace = z.infer<typeof routePlaces>['places'][number]
