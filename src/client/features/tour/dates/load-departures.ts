import type { Place } from '../../../../shared/place.ts'
import { apiHref } from '../../../../shared/provider/address.ts'
import type { Departures, Room } from '../../../../shared/provider/discovery.ts'
import { toRoomsText } from '../../../../shared/provider/rooms-text.ts'

type Wish = { tripId: string; month?: string; rooms: readonly Room[] }

/** Exact prices and free places, asked anew each time (rule 19). The schema comes with the first question, not with the page. */
export async function loadDepartures(place: Place, { tripId, month, rooms }: Wish, signal: AbortSignal): Promise<Departures> {
  const asked = fetch(apiHref(place, 'discovery/departures', { tripId, month, rooms: toRoomsText(rooms) }), {
    signal,
    headers: { accept: 'application/json' },
  })
  const [response, { answers }] = await Promise.all([asked, import('../answers.ts')])
  if (!response.ok) throw new Error(`Departures answered ${response.status}`)
  return answers.departures.parse(await response.json())
}
