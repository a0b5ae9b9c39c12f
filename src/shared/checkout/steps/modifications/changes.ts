import type { Money } from '../../../format/money.ts'
import { balanceOf } from '../../payment/balance.ts'

/** A part of the trip as it was booked, or as it would be. */
export type TripPart = { id: string; name: string; startDate?: string }

/** `before` alone: dropped; `after` alone: added; both: changed. */
export type PartChange =
  | { kind: 'added'; after: TripPart }
  | { kind: 'removed'; before: TripPart }
  | { kind: 'changed'; before: TripPart; after: TripPart }

const isSame = (one: TripPart, other: TripPart) => one.name === other.name && one.startDate === other.startDate

const dayOf = (change: PartChange): string => (change.kind === 'removed' ? change.before : change.after).startDate ?? ''

/** What differs between two versions of a trip, in the order of days (rule 87). */
export function partChanges(booked: readonly TripPart[], planned: readonly TripPart[]): PartChange[] {
  const before = new Map(booked.map((part) => [part.id, part]))
  const after = new Map(planned.map((part) => [part.id, part]))
  return [
    ...[...before.values()].flatMap((part): PartChange[] => {
      const now = after.get(part.id)
      if (!now) return [{ kind: 'removed', before: part }]
      return isSame(part, now) ? [] : [{ kind: 'changed', before: part, after: now }]
    }),
    ...[...after.values()].flatMap((part): PartChange[] => (before.has(part.id) ? [] : [{ kind: 'added', after: part }])),
  ].sort((one, other) => dayOf(one).localeCompare(dayOf(other)))
}

export type ChangePrices = {
  packagePrice: Money
  discountedPackagePrice: Money
  downPayment: Money
  openAmount: Money
  /** Before discounts, as the new one is compared. */
  previousPackagePrice?: Money | undefined
}

export type ChangeMoney = {
  before: Money
  after: Money
  /** What the change costs more; negative: less. */
  difference: Money
  /** To pay now: of the difference, what is still open. */
  due: Money
  /** Paid back: at most what has been paid above the new price. */
  refund?: Money
}

/** Compared before discounts on both sides, as the provider names the former price; nothing to compare, nothing to agree to. */
export function changeMoney(prices: ChangePrices, paid: Money | undefined): ChangeMoney | undefined {
  const { packagePrice, discountedPackagePrice, openAmount, previousPackagePrice: before } = prices
  const { currency } = packagePrice
  if (!before || before.currency !== currency || openAmount.currency !== currency) return undefined
  const difference = packagePrice.amount - before.amount
  const balance = balanceOf({ ...prices, paid }) ?? openAmount
  const refund = Math.min(-difference, (paid?.amount ?? 0) - discountedPackagePrice.amount)
  return {
    before,
    after: packagePrice,
    difference: { amount: difference, currency },
    due: { amount: Math.max(0, Math.min(difference, balance.amount)), currency },
    ...(refund > 0 && { refund: { amount: refund, currency } }),
  }
}
