import { fixedCheckouts, fixedTransactions } from './fixed-checkouts.ts'
import { writeOrigin } from './replacement/origin.ts'
import { tours } from './tours/catalogue.ts'
import { chance } from './tours/chance.ts'
import { addDays } from './tours/dates.ts'
import { departures, fromPrice, nightsOf } from './tours/departures.ts'
import { pricePerPerson } from './tours/prices.ts'
import { countriesOf, searchText } from './tours/search-text.ts'
import type { TourTemplate } from './tours/tour.ts'
import { languages } from './tours/vocabulary.ts'

export interface Statement {
  readonly sql: string
  readonly params: readonly string[]
}

const toursAtOnce = 25
const daysAhead = 365

function toRow(tour: TourTemplate, today: string) {
  const free = departures(tour, addDays(today, 1), addDays(today, daysAhead)).filter(({ placesLeft }) => placesLeft > 0)
  const price = fromPrice(tour, addDays(today, 1))
  return {
    id: tour.id,
    position: Math.floor(chance('position', tour.id) * 100_000),
    region: tour.region,
    type: tour.type,
    nights: nightsOf(tour),
    countries: JSON.stringify(countriesOf(tour)),
    themes: JSON.stringify(tour.themes),
    months: JSON.stringify([...new Set(free.map(({ date }) => date.slice(0, 7)))]),
    from_price: price,
    next_departure: free.find(({ date }) => pricePerPerson(tour, date) === price)?.date ?? null,
  }
}

const toText = (tour: TourTemplate) => ({
  id: tour.id,
  ...Object.fromEntries(languages.map((language) => [language, searchText(tour, language)])),
})

const insertAll = (table: string, columns: readonly string[], rows: readonly object[]): Statement => ({
  sql: `insert or replace into ${table} (${columns.join(', ')}) select ${columns.map((name) => `value->>'${name}'`).join(', ')} from json_each(?)`,
  params: [JSON.stringify(rows)],
})

function* inGroups<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** What was done to checkouts with fixed ids is undone, so that each is again what its id says. */
const forget = (table: string, ids: readonly string[]): Statement => ({
  sql: `delete from ${table} where checkout_id in (select value from json_each(?))`,
  params: [JSON.stringify(ids)],
})

/** The catalogue as seen from one day, and the checkouts with fixed ids; all other bookings and payments stay as they are. */
export function seedStatements(today: string): readonly Statement[] {
  const rows = tours.map((tour) => toRow(tour, today))
  const checkouts = fixedCheckouts(today)
  const transactions = fixedTransactions(today)
  const ids = checkouts.map(({ id }) => id)
  return [
    { sql: 'delete from tours', params: [] },
    { sql: 'delete from tours_text', params: [] },
    insertAll('tours', Object.keys(rows[0] ?? {}), rows),
    ...[...inGroups(tours, toursAtOnce)].map((group) => insertAll('tours_text', ['id', ...languages], group.map(toText))),
    insertAll('checkouts', Object.keys(checkouts[0] ?? {}), checkouts),
    ...['payment_intents', 'payment_ledger', 'payment_transactions', 'places_taken', 'mail'].map((table) => forget(table, ids)),
    insertAll('payment_transactions', Object.keys(transactions[0] ?? {}), transactions),
  ]
}

/** `origin`: where browsers find the sandbox. */
export async function seed(db: D1Database, now = new Date(), origin = 'http://sandbox.localhost'): Promise<void> {
  const statements = seedStatements(now.toISOString().slice(0, 10))
  await db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params)))
  await writeOrigin(db, origin)
}
