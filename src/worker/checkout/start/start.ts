import type { Money } from '../../../shared/format/money.ts'
import type { StartItinerary } from '../../../shared/provider/discovery.ts'
import { toRoomsText } from '../../../shared/provider/rooms-text.ts'
import { limitVisitor } from '../../security/visitor-limit.ts'
import { requireBrowser } from '../../visitor/session.ts'
import { type CheckoutContext, checkoutObjectOf, homeOf } from '../context.ts'
import { tourOf } from '../trip/tour.ts'
import { Trip } from '../trip/trip.ts'

/** Five calls that go out beside the write of a checkout, so that its first page need not ask them; what fails is asked again there. */
async function storeParts(context: CheckoutContext, checkoutId: string): Promise<void> {
  const trip = new Trip(context, checkoutId)
  await Promise.all([trip.itinerary(), trip.accommodations(), trip.activities(), trip.transports(), trip.transfers()])
  await trip.store()
}

/** What the tour page shows for these dates and this party: the first total of the checkout is compared with it (rule 71). */
async function shownPrice({ send }: CheckoutContext, { tripId, startDate, rooms }: StartItinerary): Promise<Money | undefined> {
  const { departures } = await send('discovery/departures', {
    query: { tripId, month: startDate.slice(0, 7), rooms: toRoomsText(rooms) },
  })
  return departures.find((departure) => departure.startDate === startDate)?.total
}

/** The itinerary, then its checkout (rule 35); the browser that started it may see what is stored (rule 43). What the first step needs of any checkout is asked at the same time. */
export async function startCheckout(context: CheckoutContext, wanted: StartItinerary) {
  const { tripId, startDate, rooms } = wanted
  const { send, env, market } = context
  await limitVisitor(context, 'start')
  const browser = await requireBrowser(context)
  const creating = send('itineraries/create', {
    body: {
      tripRefId: tripId,
      startDate,
      allocatedPax: { rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges })) },
      currency: market.currency,
    },
  })
  const showing = shownPrice(context, wanted).catch(() => undefined)
  send('location/countries/calling-codes').catch(() => undefined)
  void tourOf(context, tripId)
  const { data } = await creating
  const checkoutId = data.attributes.refId
  const [shown] = await Promise.all([
    showing,
    send('checkouts/create', { checkoutId, body: {} }),
    storeParts(context, checkoutId).catch(() => undefined),
  ])
  await checkoutObjectOf(env, checkoutId).start(homeOf(context), browser.ids, shown)
  return { checkoutId, setCookie: browser.setCookie }
}
