import { Hono } from 'hono'
import type { App } from '../env.ts'
import { controlledFault } from '../fault.ts'
import { inventory } from './agency.ts'
import { authentication } from './authentication.ts'
import { bookings } from './bookings.ts'
import { checkouts } from './checkout/checkout.ts'
import { discovery } from './discovery/discovery.ts'
import { itineraries } from './itinerary.ts'
import { location } from './location.ts'
import { paymentTransactions } from './payment-transactions.ts'
import { planner } from './planner/planner.ts'

/** The itinerary provider, under its own paths. */
export const provider = new Hono<App>()

for (const [path, api] of [
  ['/itinerary/v1.0', itineraries],
  ['/checkout/v1/checkouts', checkouts],
  ['/planner', planner],
  ['/location/v1', location],
  ['/inventory', inventory],
  ['/bookings', bookings],
  ['/payment-transactions', paymentTransactions],
  ['/discovery/v1', discovery],
] as const) {
  provider.use(`${path}/*`, authentication, controlledFault)
  provider.route(path, api)
}
