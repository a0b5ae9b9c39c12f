const dayMs = 24 * 3600 * 1000
const lifetimeMs = 7 * dayMs

/** A week, or as long as the trip can still be booked. */
export function linkUntil(bookingWindowEnd: string, now: number): number {
  const closes = Date.parse(`${bookingWindowEnd.slice(0, 10)}T23:59:59Z`)
  return closes > now ? Math.min(now + lifetimeMs, closes) : now + lifetimeMs
}
