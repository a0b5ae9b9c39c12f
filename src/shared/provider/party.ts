import type { Room } from './discovery.ts'

export type Party = { adults: number; children: number; travellers: number }

/** How many go, over all their rooms. */
export function partyOf(rooms: readonly Room[]): Party {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.childAges.length, 0)
  return { adults, children, travellers: adults + children }
}
