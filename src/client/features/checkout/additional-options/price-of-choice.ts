import type { OptionCategory } from '../../../../shared/checkout/pages/additional-options.ts'
import type { PriceLine, PriceSummary } from '../../../../shared/checkout/pages/price.ts'

type Choice = {
  kind: PriceLine['kind']
  offer: string
  travellers: number
  from: OptionCategory | undefined
  to: OptionCategory | undefined
}

const costOf = (category: OptionCategory | undefined, travellers: number) =>
  category ? category.price.amount * (category.perTraveller ? travellers : 1) : 0

/** The price as it will be once a choice is taken: its line, the total and what is due move together; the server's answer replaces it on the next page. */
export function withLine(price: PriceSummary, { kind, offer, travellers, from, to }: Choice): PriceSummary {
  const difference = costOf(to, travellers) - costOf(from, travellers)
  const isOld = (line: PriceLine) =>
    line.kind === kind && from !== undefined && line.amount.amount === costOf(from, travellers) && line.name.includes(from.name)
  const at = price.lines.findIndex(isOld)
  const lines = price.lines.filter((_, index) => index !== at)
  if (to && costOf(to, travellers) !== 0) {
    lines.push({ kind, name: `${offer}: ${to.name}`, amount: { amount: costOf(to, travellers), currency: price.total.currency } })
  }
  const plus = <Value extends { amount: number }>(value: Value): Value => ({ ...value, amount: value.amount + difference })
  return {
    ...price,
    lines,
    total: plus(price.total),
    ...(price.payLater ? { payLater: plus(price.payLater) } : { payNow: plus(price.payNow) }),
  }
}
