const key = 'rooms'

/** The party chosen on the home page, as an address carries it (`2-8_2`): it follows the visitor to the tour, in this tab only. */
export function readChosenRooms(): string | undefined {
  const asked = new URLSearchParams(location.search).get(key)
  try {
    if (asked) sessionStorage.setItem(key, asked)
    return asked ?? sessionStorage.getItem(key) ?? undefined
  } catch {
    return asked ?? undefined
  }
}

export function writeChosenRooms(rooms: string): void {
  try {
    sessionStorage.setItem(key, rooms)
  } catch {
    // Storage may be refused; the party is then asked again.
  }
}
