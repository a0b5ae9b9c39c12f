import { activities } from '../tours/phrases/activities.ts'
import { toCurrency } from '../tours/prices.ts'
import type { Language } from '../tours/vocabulary.ts'
import type { Activity, Component } from './components.ts'
import { componentId } from './identifier.ts'
import type { Trip } from './trip.ts'

const changeKeys = ['change-dearer', 'change-cheaper', 'change-same', 'change-on-request', 'change-in-progress', 'change-lost'] as const
type ChangeKey = (typeof changeKeys)[number]

/** What somebody has begun to change about a booked trip. */
export const changeOf = ({ tour }: Pick<Trip, 'tour'>): ChangeKey | undefined => changeKeys.find((key) => key === tour.scenario)

const addedCents = 18_000
const newActivity = 'scenic-railway'
export const newActivityId = ({ id }: Pick<Trip, 'id'>): string => componentId(id, 'change', 'activity')
const isActivity = (part: Component): part is Activity => part.type === 'Activity'

/** The parts as they would be. */
export function changedParts(trip: Trip, booked: readonly Component[], language: Language): readonly Component[] {
  const change = changeOf(trip)
  const done = booked.filter(isActivity)
  const last = done.at(-1)
  if (!change || !last) return booked
  const other: Activity = {
    ...last,
    id: newActivityId(trip),
    activity: newActivity,
    name: activities[newActivity].title[language],
  }
  if (change === 'change-dearer') return [...booked, { ...other, price: toCurrency(addedCents, trip.currency) }]
  const left = booked.filter(({ id }) => id !== last.id)
  return change === 'change-cheaper' ? left : [...left, other]
}
