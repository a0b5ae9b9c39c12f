import { changeOf, newActivityId } from '../../trip/change.ts'
import type { Component } from '../../trip/components.ts'
import { plays } from '../../trip/trip.ts'
import type { Checkout } from '../checkout-record.ts'

/** In the trips about it, the second stay awaits the supplier's word, the house that stands in for another one, or what a change has brought. */
export function isOnRequest({ trip }: Pick<Checkout, 'trip'>, { id, type, stop, isSwapped }: Component): boolean {
  if (plays(trip, 'on-request')) return type === 'Accommodation' && stop === Math.min(1, trip.tour.stops.length - 1)
  return (plays(trip, 'swap-on-request') && isSwapped) || (changeOf(trip) === 'change-on-request' && id === newActivityId(trip))
}
