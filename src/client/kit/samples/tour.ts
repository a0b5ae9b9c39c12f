import type { InsolvencyCover } from '../../../shared/market/market.ts'
import type { Departure, Departures, Room } from '../../../shared/provider/discovery.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const

/** A couple and a child. */
export const rooms: Room[] = [{ adults: 2, childAges: [8] }]

const states: Departure['status'][] = ['available', 'available', 'few', 'full']
const dayIn = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`

/** Twelve dates: more than a phone shows at once, every fourth of them full. */
export const departures: Departure[] = Array.from({ length: 12 }, (_, index) => {
  const status = states[index % states.length] ?? 'available'
  return {
    startDate: dayIn('2027-06', 2 * index + 1),
    endDate: dayIn('2027-07', 2 * index + 1),
    status,
    ...(status === 'few' && { placesLeft: 2 }),
    total: euros(328_000 + 1_500 * index),
    lines: [
      { kind: 'adult', count: 2, each: euros(130_000), amount: euros(260_000) },
      { kind: 'child', age: 8, count: 1, each: euros(60_000 + 1_500 * index), amount: euros(60_000 + 1_500 * index) },
      { kind: 'single-room', count: 1, each: euros(8_000), amount: euros(8_000) },
    ],
  }
})

export const full: Departure[] = departures.map((departure) => ({ ...departure, status: 'full' }))

export const found: Departures = {
  tripId: 't0010001',
  month: '2027-06',
  months: ['2027-05', '2027-06', '2027-07'],
  departures,
  nearest: [],
  payableLocally: [{ name: 'Visitor tax', value: { amount: 1200, currency: 'NOK' } }],
}

export const cover: InsolvencyCover = {
  name: 'Example Guarantee Fund',
  address: '1 Example Street, 1000 Exampleton',
  phone: '+44 20 7946 0002',
  email: 'cover@example.com',
}
