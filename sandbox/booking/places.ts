import { departureOf, everFull } from '../trip/capacity.ts'
import { paxOf, type Trip } from '../trip/trip.ts'

/** Places that remain for this trip; those it holds itself count as free. */
export async function placesLeftFor(db: D1Database, trip: Trip): Promise<number> {
  const on = departureOf(trip.tour, trip.startDate)
  if (!on) return 0
  if (!everFull(trip.tour)) return on.placesLeft
  const taken = await db
    .prepare('select coalesce(sum(places), 0) as places from places_taken where trip_id = ? and start_date = ? and checkout_id <> ?')
    .bind(trip.tour.id, trip.startDate, trip.id)
    .first<number>('places')
  return on.placesLeft - (taken ?? 0)
}

export const hasPlaces = async (db: D1Database, trip: Trip): Promise<boolean> => (await placesLeftFor(db, trip)) >= paxOf(trip).length

/** One statement decides, so of two parties that want the last places only one gets true. */
export async function takePlaces(db: D1Database, trip: Trip): Promise<boolean> {
  const capacity = departureOf(trip.tour, trip.startDate)?.placesLeft ?? 0
  const { meta } = await db
    .prepare(
      `insert into places_taken (checkout_id, trip_id, start_date, places)
       select ?1, ?2, ?3, ?4
       where ?6 or ?4 + (select coalesce(sum(places), 0) from places_taken where trip_id = ?2 and start_date = ?3 and checkout_id <> ?1) <= ?5
       on conflict (checkout_id) do nothing`,
    )
    .bind(trip.id, trip.tour.id, trip.startDate, paxOf(trip).length, capacity, everFull(trip.tour) ? 0 : 1)
    .run()
  if (meta.changes === 1) return true
  const held = await db.prepare('select 1 as held from places_taken where checkout_id = ?').bind(trip.id).first()
  return held !== null
}

export async function releasePlaces(db: D1Database, checkoutId: string): Promise<void> {
  await db.prepare('delete from places_taken where checkout_id = ?').bind(checkoutId).run()
}
