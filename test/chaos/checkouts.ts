import { z } from 'zod'
import { sampleContact } from '../../sandbox/booking/sample-traveller.ts'
import { ann } from '../../scripts/shopper/travellers.ts'
import { askProvider, tell } from './outside.ts'
import type { Plan } from './plan.ts'

const trips = { usual: 't9000001', 'on-request': 't9000005', 'last-places': 't9000016', agency: 't9000131', change: 't9000701' } as const

const departures = z.object({ departures: z.array(z.object({ startDate: z.string(), status: z.string() })) })
const made = z.object({ data: z.object({ id: z.string() }) })

const told = (...names: string[]) => Object.fromEntries(names.map((name) => [name, ann.get(name)]))
const traveller = { ...told('firstName', 'lastName', 'gender', 'nationalityCountryCode'), birthDate: '1980-02-01' }
const details = {
  contactInfo: {
    ...told('firstName', 'lastName', 'email', 'mobilePhone'),
    address: told('street1', 'postalCode', 'city', 'countryCode'),
  },
  paxInfo: [1, 2].map((number) => ({ refId: `pax-${number}`, ...traveller })),
}

export type Started = {
  id: string
  tripId: string
  startDate: string /** That it carries, and that has to be named. */
  email: string
  end(): Promise<void>
}

/** Days with a departure; where places count, a day is one trial's at a time. */
function daysOf(port: number, tripId: string) {
  let free: Promise<string[]> | undefined
  const waiting: ((day: string) => void)[] = []
  const load = async () =>
    departures
      .parse(await askProvider(port, `/discovery/v1/tours/${tripId}/departures`))
      .departures.filter(({ status }) => status !== 'full')
      .map(({ startDate }) => startDate)
  return {
    async take(): Promise<string> {
      free ??= load()
      const [day] = (await free).splice(-1)
      return day ?? new Promise((take) => waiting.push(take))
    },
    async giveBack(day: string): Promise<void> {
      await tell(port, { freePlaces: { tripId, startDate: day } })
      const next = waiting.shift()
      if (next) next(day)
      else (await free)?.unshift(day)
    },
  }
}

/** Checkouts that lack nothing but their payment, made at the provider itself: three calls where a shopper makes a dozen, and none that a trial’s faults could hit. */
export function checkoutsAt(port: number) {
  const known = new Map(Object.values(trips).map((tripId) => [tripId, daysOf(port, tripId)]))

  return async ({ trip, hasPromoCode }: Pick<Plan, 'trip' | 'hasPromoCode'>): Promise<Started> => {
    const tripId = trips[trip]
    const days = known.get(tripId)
    const startDate = (await days?.take()) ?? ''
    const wish = { tripRefId: tripId, startDate, allocatedPax: { rooms: [{ adults: 2 }] } }
    const { id } = made.parse(await askProvider(port, '/itinerary/v1.0/itineraries', wish)).data
    if (trip !== 'change') await askProvider(port, `/checkout/v1/checkouts/${id}/traveler-details`, details)
    if (hasPromoCode) await askProvider(port, `/checkout/v1/checkouts/${id}/promo-codes`, { promoCode: 'TIDE10' })
    const email = trip === 'change' ? sampleContact.email : (ann.get('email') ?? '')
    return { id, tripId, startDate, email, end: async () => days?.giveBack(startDate) }
  }
}
