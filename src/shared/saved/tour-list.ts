/** A list of tours as it stands in an address and on a device: ids joined by commas. */
const written = /^t\d{7}(?:,t\d{7})*$/

/** Anything else than a list counts as an empty one. */
export const parseTourList = (text: string | null | undefined): string[] =>
  text && written.test(text) ? [...new Set(text.split(','))] : []

export const writeTourList = (ids: readonly string[]): string => ids.join(',')

/** What fits into an address that is passed on. */
export const mostSaved = 20
/** The last tours looked at; older ones go. */
export const mostViewed = 12

/** On the list, or off it; undefined where it is full. */
export function toggleTour(ids: readonly string[], id: string): string[] | undefined {
  if (ids.includes(id)) return ids.filter((each) => each !== id)
  return ids.length < mostSaved ? [...ids, id] : undefined
}

/** The latest first, each once, the oldest forgotten. */
export const addViewed = (ids: readonly string[], id: string): string[] => [id, ...ids.filter((each) => each !== id)].slice(0, mostViewed)
