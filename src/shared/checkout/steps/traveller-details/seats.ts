type Room = { adults: number; childAges: readonly number[] }
export type Seat = { refId: string; room: number; childAge: number | undefined }

const ofAge = 18

/** Everyone in room order: adults, then children with their age; named `pax-1`, `pax-2`, … as the provider does. */
const byRoom = (rooms: readonly Room[]): Seat[] =>
  rooms
    .flatMap(({ adults, childAges }, room) => [
      ...Array.from({ length: adults }, () => ({ room: room + 1, childAge: undefined })),
      ...childAges.map((childAge) => ({ room: room + 1, childAge })),
    ])
    .map((seat, index) => ({ refId: `pax-${index + 1}`, ...seat }))

/**
 * Everyone in the provider's own order and under its own ids, each in a room: children by their age, adults in turn.
 * Where it does not name as many persons as the rooms hold, the rooms alone count.
 */
export function seatsOf(rooms: readonly Room[], pax: readonly { id: string; age?: number | null | undefined }[]): Seat[] {
  const free = byRoom(rooms)
  const known = new Set(pax.map(({ id }) => id))
  if (pax.length !== free.length || known.size !== pax.length || known.has('')) return free
  const seated = new Map<string, Seat>()
  const seat = (whom: (age: number | undefined) => boolean, fits: (seat: Seat, age: number | undefined) => boolean) => {
    for (const { id, age } of pax) {
      if (seated.has(id) || !whom(age ?? undefined)) continue
      const index = free.findIndex((each) => fits(each, age ?? undefined))
      const [found] = index < 0 ? [] : free.splice(index, 1)
      if (found) seated.set(id, { ...found, refId: id })
    }
  }
  const isChild = (age: number | undefined) => age !== undefined && age < ofAge
  seat(isChild, ({ childAge }, age) => childAge === age)
  seat(isChild, ({ childAge }) => childAge !== undefined)
  seat(
    (age) => !isChild(age),
    ({ childAge }) => childAge === undefined,
  )
  seat(
    () => true,
    () => true,
  )
  return pax.flatMap(({ id }) => seated.get(id) ?? [])
}
