const dayMs = 24 * 3600 * 1000

/** So many days, or as long as the trip can still be booked. */
export function linkUntil(bookingWindowEnd: string, now: number, days: number): number {
  const closes = Date.parse(`${bookingWindowEnd.slice(0, 10)}T23:59:59Z`)
  const until = now + days * dayMs
  return closes > now ? Math.min(until, closes) : until
}
