import { addDays } from '../tours/dates.ts'

/** Share of the price kept when cancelled at least so many days before departure. */
export const cancellationScale = [
  { daysBefore: 60, percentage: 0 },
  { daysBefore: 30, percentage: 20 },
  { daysBefore: 14, percentage: 50 },
  { daysBefore: 0, percentage: 100 },
] as const

export const firstFeeDate = (startDate: string): string => addDays(startDate, -cancellationScale[0].daysBefore + 1)
