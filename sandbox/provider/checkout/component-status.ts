import type { Component } from '../../trip/components.ts'
import { plays } from '../../trip/trip.ts'
import type { Checkout } from '../checkout-record.ts'

/** In the trip about it, the second stay awaits the supplier's word. */
export const isOnRequest = ({ trip }: Pick<Checkout, 'trip'>, { type, stop }: Component): boolean =>
  plays(trip, 'on-request') && type === 'Accommodation' && stop === Math.min(1, trip.tour.stops.length - 1)
