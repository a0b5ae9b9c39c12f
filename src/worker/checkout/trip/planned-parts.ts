import type { PlannedPart } from '../../../shared/checkout/steps/availability/availability.ts'
import type { PartKind } from '../../../shared/checkout/steps/frame.ts'
import type { TripFacts } from './facts.ts'

const dateOf = (moment: string) => moment.slice(0, 10)

/** The parts of the trip as the planner lists them, in the order of days. */
export function plannedParts(facts: TripFacts): PlannedPart[] {
  const part = (kind: PartKind, { id, name }: { id: string; name: string }, startDate: string): PlannedPart => ({
    id,
    kind,
    name,
    ...(startDate && { startDate }),
  })
  const between = (one: { name: string } | undefined, other: { name: string } | undefined) =>
    [one?.name, other?.name].filter(Boolean).join(' – ')
  const real = <Item extends { isPlaceholder: boolean }>(items: readonly Item[]) => items.filter(({ isPlaceholder }) => !isPlaceholder)
  return [
    ...real(facts.accommodations).map((stay) => part('accommodation', stay, stay.startDate)),
    ...real(facts.activities).map((activity) => part('activity', activity, activity.startDate || dateOf(activity.startDateTime))),
    ...real(facts.rentalCars).map((car) => part('rental-car', car, dateOf(car.pickupDateTime))),
    ...real(facts.transfers).map((transfer) => part('transfer', transfer, dateOf(transfer.startDateTime))),
    ...real(facts.transports).map((transport) => {
      const [first] = transport.connections
      return part(
        'transport',
        { id: transport.id, name: transport.name || between(first?.departureLocation, transport.connections.at(-1)?.arrivalLocation) },
        dateOf(first?.departureDateTime ?? ''),
      )
    }),
  ].sort((one, other) => (one.startDate ?? '').localeCompare(other.startDate ?? ''))
}
