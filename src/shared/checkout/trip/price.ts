import type { LocalMoney, Money } from '../../format/money.ts'

/** `since-search`: by how much the package differs from what the tour page showed (rule 71); `change`: from what was booked before (rule 87). */
export const priceLineKinds = ['package', 'since-search', 'change', 'upsell', 'base-service', 'insurance', 'discount'] as const

export type PriceLine = {
  kind: (typeof priceLineKinds)[number]
  /** Empty for the first three; the code for `discount`. */
  name: string
  amount: Money
}

export type PriceSummary = {
  /** They add up to `total`; a discount is negative. */
  lines: PriceLine[]
  total: Money
  payNow: Money
  payLater?: Money
  /** Paid on the spot, never part of total or pay now (rule 72). */
  payableLocally: { name: string; productName: string; value: LocalMoney }[]
  promoCode?: { code: string; title?: string; conditionText: string; discount?: Money }
  /** What was booked before a change (rule 87). */
  previousTotal?: Money
}
