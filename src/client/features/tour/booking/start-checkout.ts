import type { Place } from '../../../../shared/place.ts'
import { apiHref } from '../../../../shared/provider/address.ts'
import type { StartItinerary } from '../../../../shared/provider/discovery.ts'

/** `refused`: the date is gone or cannot be booked like this; `failed`: nothing was decided, trying again is safe. */
export type StartOutcome = { kind: 'started'; checkoutId: string } | { kind: 'refused' | 'failed' }

/** The itinerary is made upstream, the answer names its checkout (rule 35). */
export async function startCheckout(place: Place, itinerary: StartItinerary): Promise<StartOutcome> {
  try {
    const response = await fetch(apiHref(place, 'planner/itineraries'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(itinerary),
    })
    if (!response.ok) return { kind: response.status === 422 ? 'refused' : 'failed' }
    const [answer, { answers }] = await Promise.all([response.json(), import('../answers.ts')])
    return { kind: 'started', checkoutId: answers.startedItinerary.parse(answer).checkoutId }
  } catch (error) {
    console.warn(error)
    return { kind: 'failed' }
  }
}
