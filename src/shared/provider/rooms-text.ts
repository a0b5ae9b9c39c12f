import type { Room } from './discovery.ts'

/** Rooms in an address: `2` · `2-5,8` · `2_1-4` (rooms joined by `_`, adults then child ages). Read back by `parseRooms`. */
export const toRoomsText = (value: readonly Room[]): string =>
  value.map(({ adults, childAges }) => (childAges.length ? `${adults}-${childAges.join(',')}` : `${adults}`)).join('_')

/** The rooms of a text that {@link toRoomsText} wrote; nothing where it is not one. Needs no schema, so that the dates picker stays light. */
export function roomsOfText(text: string | undefined): Room[] | undefined {
  if (!text || !/^[1-4](?:-\d{1,2}(?:,\d{1,2}){0,2})?(?:_[1-4](?:-\d{1,2}(?:,\d{1,2}){0,2})?){0,3}$/.test(text)) return undefined
  const rooms = text.split('_').map((part) => {
    const [adults = '', ages = ''] = part.split('-')
    return { adults: Number(adults), childAges: ages ? ages.split(',').map(Number) : [] }
  })
  return rooms.every(({ childAges }) => childAges.every((age) => age <= 17)) ? rooms : undefined
}
