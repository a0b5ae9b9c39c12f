import { agency } from './scenarios/agency.ts'
import { availability } from './scenarios/availability.ts'
import { booking } from './scenarios/booking.ts'
import { changes } from './scenarios/changes.ts'
import { errors } from './scenarios/errors.ts'
import { options } from './scenarios/options.ts'
import { payment } from './scenarios/payment.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { traveller } from './scenarios/traveller.ts'

/** Trips that can be booked by id, again and again, but are never listed; the provider plays the situation. A group each. */
export const scenarioGroups = [
  { title: 'Booking', trips: booking },
  { title: 'Traveller details', trips: traveller },
  { title: 'Availability', trips: availability },
  { title: 'Extras and questions', trips: options },
  { title: 'Payment', trips: payment },
  { title: 'Errors', trips: errors },
  { title: 'Agency', trips: agency },
  { title: 'Changes', trips: changes },
] as const

export type ScenarioKey = (typeof scenarioGroups)[number]['trips'][number]['key']
type KnownScenario = Scenario & { readonly key: ScenarioKey }

export const scenarios: readonly KnownScenario[] = scenarioGroups.flatMap(({ trips }): readonly KnownScenario[] => trips)

const byId = new Map<string, KnownScenario>(scenarios.map((scenario) => [scenario.id, scenario]))

export const scenarioById = (id: string) => byId.get(id)
