import { addDays, daysBetween } from '../tours/dates.ts'
import { plays, type Trip } from '../trip/trip.ts'

const closesDaysBefore = 30

/** 30 days before the start; for those who come later than that, the day before it. */
export function bookingWindowEnd(trip: Trip, today: string): string {
  if (plays(trip, 'window-closed')) return addDays(today, -1)
  if (plays(trip, 'window-closing')) return addDays(today, 1)
  return daysBetween(today, trip.startDate) > closesDaysBefore ? addDays(trip.startDate, -closesDaysBefore) : addDays(trip.startDate, -1)
}
