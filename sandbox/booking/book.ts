import { type Checkout, moveStatus, writeDocument } from '../provider/checkout-record.ts'
import { choicesOf } from '../provider/money-views.ts'
import { today } from '../today.ts'
import { packagePrices } from '../trip/package-prices.ts'
import { checkAvailability } from './availability.ts'
import { noteDeed } from './deeds.ts'
import { hasPlaces, releasePlaces, takePlaces } from './places.ts'

export type Booked =
  | { readonly outcome: 'booked' | 'requested'; readonly reference: string }
  | { readonly outcome: 'no-places' | 'not-bookable' | 'price-changed' | 'wrong-state' }

const referenceOf = (): string => `TM-${100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000)}`

/** The price that stands after the check the provider makes before it books. */
export const priceToBook = (checkout: Checkout): number =>
  packagePrices(checkout.trip, { ...choicesOf(checkout), isRechecked: true }, today()).discounted

const ways = {
  BookingInitiated: { during: 'BookingInProgress', requested: 'BookingRequested', completed: 'BookingCompleted' },
  BookingChangeInitiated: { during: 'BookingChangeInProgress', requested: 'BookingChangeRequested', completed: 'BookingChangeCompleted' },
} as const

/**
 * Checks again and books: seats are taken in one conditional step, and a checkout is booked once.
 * `expected` is the price the traveller agreed to; without it the present one stands.
 */
export async function book(db: D1Database, checkout: Checkout, expected?: number): Promise<Booked> {
  const from = checkout.status
  const way = waysFrom(from)
  if (!way || !(await moveStatus(db, checkout.id, from, way.during))) return { outcome: 'wrong-state' }
  return endBooking(db, checkout, from, expected)
}

const waysFrom = (from: Checkout['status']) => (from === 'BookingInitiated' || from === 'BookingChangeInitiated' ? ways[from] : undefined)

/** What is under way comes to its end; `from` is where it falls back to. */
export async function endBooking(db: D1Database, checkout: Checkout, from: Checkout['status'], expected?: number): Promise<Booked> {
  const { id, trip } = checkout
  const way = waysFrom(from)
  if (!way) return { outcome: 'wrong-state' }
  const backTo = async (outcome: 'no-places' | 'not-bookable' | 'price-changed'): Promise<Booked> => {
    await releasePlaces(db, id)
    await moveStatus(db, id, way.during, from)
    return { outcome }
  }
  if (expected !== undefined && expected !== priceToBook(checkout)) return backTo('price-changed')
  const check = checkAvailability(checkout, { isFull: !(await hasPlaces(db, trip)), search: () => undefined }, 'en', today())
  if (check.nonBookable) return backTo(check.components.some(({ nonBookable }) => nonBookable) ? 'no-places' : 'not-bookable')
  if (!(await takePlaces(db, trip))) return backTo('no-places')
  const reference = checkout.reference ?? referenceOf()
  await writeDocument(db, id, 'reference', reference)
  if (await moveStatus(db, id, way.during, check.isOnRequest ? way.requested : way.completed)) await noteDeed(db, id, 'booked', reference)
  return { outcome: check.isOnRequest ? 'requested' : 'booked', reference }
}
