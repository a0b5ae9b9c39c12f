/** What a look after a payment finds. `again`: somebody could not be asked or told, or is still at it. */
export type Polled = 'open' | 'requested' | 'settled' | 'again'

const minuteMs = 60_000
/** A booking is mostly there at once; whoever closed the tab gets the letter with the next poll. */
const soonMs = [1, 5, 15, 60].map((minutes) => minutes * minuteMs)
const laterMs = 6 * 60 * minuteMs
/** Two weeks: by then every supplier has answered. */
const mostPolls = soonMs.length + 14 * 4

export const firstPollMs = minuteMs

/** When to look again; nothing where all is done, where nothing was paid within the hour, or where waiting has an end. */
export function nextPollMs(found: Polled, polls: number): number | undefined {
  if (found === 'settled' || polls >= mostPolls) return undefined
  if (found === 'open') return soonMs[polls]
  return soonMs[polls] ?? laterMs
}
