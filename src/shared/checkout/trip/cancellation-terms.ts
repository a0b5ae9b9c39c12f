import { addDays } from '../../format/date.ts'
import type { CancellationTerm } from '../steps/frame.ts'

type Range = { rangeStart: number; rangeEnd?: number | null | undefined; cancellationPercentage: number }

/** Ranges count days before departure; the one without an end reaches back to the booking. What ended before today is nobody's any more. */
export function cancellationTerms(startDate: string, ranges: readonly Range[], today: string): CancellationTerm[] {
  const terms = ranges
    .map(({ rangeStart, rangeEnd, cancellationPercentage }) => ({
      days: rangeEnd === null || rangeEnd === undefined ? Number.POSITIVE_INFINITY : Math.max(rangeStart, rangeEnd),
      percentage: cancellationPercentage,
    }))
    .sort((one, other) => other.days - one.days)
    .map(
      ({ days, percentage }, index): CancellationTerm =>
        index === 0 || !Number.isFinite(days) ? { percentage } : { from: addDays(startDate, -days), percentage },
    )
  return terms.filter((_, index) => {
    const next = terms[index + 1]?.from
    return next === undefined || next > today
  })
}
