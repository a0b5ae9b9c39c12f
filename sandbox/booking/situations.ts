import type { Component } from '../trip/components.ts'
import { plays, type Trip } from '../trip/trip.ts'

/** What a check says of one part in the trip about it. */
export interface Situation {
  readonly type: Component['type']
  /** Which of its kind; counted from the last where it is less than nothing. The first, unless another is named. */
  readonly nth?: number
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

/** One part for each; all others are open. */
const everyStatus: readonly Situation[] = [
  { type: 'Accommodation', nth: 0, status: 'OnRequest', nonBookable: false },
  { type: 'Accommodation', nth: 1, status: 'None', nonBookable: false },
  { type: 'Activity', nth: 0, status: 'Booked', nonBookable: false },
  { type: 'Activity', nth: 1, status: 'Cancelled', nonBookable: true },
  { type: 'Activity', nth: 2, status: 'NonBookable', nonBookable: true },
]

export function situationsOf(trip: Trip): readonly Situation[] {
  const reason = reasons.find((each) => plays(trip, `reason-${each}`))
  if (reason) return [{ type: 'Activity', reason, status: 'NonBookable', nonBookable: true }]
  if (plays(trip, 'reason-NonFittingButAccepted')) return [{ type: 'Transport', reason: 'NonFittingButAccepted', nonBookable: true }]
  if (plays(trip, 'reason-NonFittingLocations')) return [{ type: 'Accommodation', reason: 'NonFittingLocations', nonBookable: true }]
  if (plays(trip, 'status-Cancelled')) return [{ type: 'Activity', status: 'Cancelled', nonBookable: false }]
  if (plays(trip, 'status-unheard-of')) return [{ type: 'Activity', status: 'Vanished', nonBookable: false }]
  if (plays(trip, 'change-lost')) return [{ type: 'Activity', nth: -1, reason: 'NoAvailability', status: 'NonBookable', nonBookable: true }]
  return plays(trip, 'every-status') ? everyStatus : []
}
