import type { Send } from '../provider/send.ts'

export type KnownTour = { id: string; title: string; lastModified: string }
type List = { tours: ReadonlyMap<string, KnownTour>; readAt: number }

const freshMs = 5 * 60_000
const lists = new Map<string, List>()

/** Every listed tour of a market and language, from the isolate's memory: none where the list is older than five minutes (rule 18). */
export function recallTours(market: string, now: number): ReadonlyMap<string, KnownTour> | undefined {
  const list = lists.get(market)
  return list && now - list.readAt < freshMs ? list.tours : undefined
}

export async function loadTours(market: string, send: Send, now: number): Promise<ReadonlyMap<string, KnownTour>> {
  const known = recallTours(market, now)
  if (known) return known
  const { tours } = await send('discovery/tour-ids')
  const list: List = { tours: new Map(tours.map((tour) => [tour.id, tour])), readAt: now }
  lists.set(market, list)
  return list.tours
}

const pauseMs = 30_000
const askedAt = new Map<string, number>()

/** Asks for the list ahead of need, behind the visitor's back; after a failure not again for half a minute. */
export async function refreshTours(market: string, send: Send, now: number): Promise<void> {
  if (now - (askedAt.get(market) ?? 0) < pauseMs) return
  askedAt.set(market, now)
  await loadTours(market, send, now).catch(() => {})
}
