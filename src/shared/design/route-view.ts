import { z } from 'zod'
import { money } from '../format/money.ts'

export const arrivalWays = ['train', 'bus', 'boat', 'flight', 'other'] as const

const routeStop = z.object({
  legId: z.string(),
  name: z.string(),
  countryCode: z.string(),
  coordinates: z.object({ lat: z.number(), lon: z.number() }),
  nights: z.number().int(),
  minNights: z.number().int(),
  maxNights: z.number().int(),
  /** How one gets here from the stop before; missing while it is being worked out. */
  arrival: z.object({ way: z.enum(arrivalWays), kilometres: z.number().int(), minutes: z.number().int() }).optional(),
  picture: z.string().optional(),
  stay: z.string(),
  activities: z.array(z.string()),
})
export type RouteStop = z.infer<typeof routeStop>

/** A route of one's own, as its page shows it and as a change of it answers. */
export const routeView = z.object({
  title: z.string(),
  startDate: z.string(),
  stops: z.array(routeStop),
  price: z.object({ total: money, perPerson: money.optional() }),
  mayUndo: z.boolean(),
})
export type RouteView = z.infer<typeof routeView>
