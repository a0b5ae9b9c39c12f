/** Upstream writes money in three ways; inside the sandbox it is minor units plus currency. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

const decimal = (minor: number): string => (minor / 100).toFixed(2)

/** Checkout API. */
export const toValue = (amount: number, currency: string) => ({ amount: Number(decimal(amount)), currency })

/** Planner and Discovery. */
export const toAmount = (amount: number, currency: string) => ({ amount: decimal(amount), currency, amountInMinorUnits: amount })

/** Payment transactions. */
export const toTransactionAmount = (amount: number, currency: string) => ({ currency, value: decimal(amount), amount: decimal(amount) })

/** Shares `total` out by weight so that the shares sum to it to the cent. */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum <= 0) return weights.map((_, index) => (index === 0 ? total : 0))
  const exact = weights.map((weight) => (total * weight) / sum)
  const shares = exact.map(Math.floor)
  const missing = total - shares.reduce((all, share) => all + share, 0)
  const byRemainder = exact.map((share, index) => ({ index, rest: share - Math.floor(share) })).sort((a, b) => b.rest - a.rest)
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
