import { addDays } from '../../../shared/format/date.ts'
import type { TourDetails } from '../../../shared/provider/discovery.ts'

/** `from` and `to` are days before departure, both counted in; no `from` means any time earlier. */
export type Term = { from?: number; to: number; percentage: number }

export const toTerms = (cancellation: TourDetails['cancellation']): Term[] =>
  cancellation
    .toSorted((one, other) => other.daysBefore - one.daysBefore)
    .map(({ daysBefore, percentage }, index, steps) => {
      const earlier = steps[index - 1]
      return { to: daysBefore, percentage, ...(earlier && { from: earlier.daysBefore - 1 }) }
    })

/** The days of a term for one departure, both counted in. */
export type DatedTerm = { first?: string; last: string; percentage: number }

/** What a departure's terms come to from today on: those that have passed are gone, and the one that holds has begun already. */
export const toDatedTerms = (terms: readonly Term[], startDate: string, today: string): DatedTerm[] =>
  terms
    .map(({ from, to, percentage }) => {
      const first = from === undefined ? undefined : addDays(startDate, -from)
      return { last: addDays(startDate, -to), percentage, ...(first !== undefined && first > today && { first }) }
    })
    .filter(({ last }) => last >= today)
