import type { Component } from '../trip/components.ts'
import { plays, type Trip } from '../trip/trip.ts'

/** What a check says of one part in the trip about it. */
export interface Situation {
  readonly type: Component['type']
  readonly reason?: string
  readonly status?: string
  readonly nonBookable: boolean
}

const reasons = [
  'Cancelled',
  'DateTimeConflict',
  'NoAvailability',
  'NoTicketsSelected',
  'NonFittingToItinerary',
  'PaxSelectionConflict',
  'UnscheduledComponentNoLocationFound',
  'Unknown',
] as const

/** The first part of its kind that was not swapped is the one it happens to. */
export function situationOf(trip: Trip): Situation | undefined {
  const reason = reasons.find((each) => plays(trip, `reason-${each}`))
  if (reason) return { type: 'Activity', reason, status: 'NonBookable', nonBookable: true }
  if (plays(trip, 'reason-NonFittingButAccepted')) return { type: 'Transport', reason: 'NonFittingButAccepted', nonBookable: true }
  if (plays(trip, 'reason-NonFittingLocations')) return { type: 'Accommodation', reason: 'NonFittingLocations', nonBookable: true }
  if (plays(trip, 'status-Cancelled')) return { type: 'Activity', status: 'Cancelled', nonBookable: false }
  return plays(trip, 'status-unheard-of') ? { type: 'Activity', status: 'Vanished', nonBookable: false } : undefined
}
