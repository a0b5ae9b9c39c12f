import type { OptionCategory } from '../../../../shared/checkout/steps/additional-options/page.ts'
import type { PriceLine, PriceSummary } from '../../../../shared/checkout/trip/price.ts'

/** `refId` is empty where nothing is taken. */
export type Choice = { refId: string; quantity: number }
/** What can be chosen under one name: an upsell or a base service. */
export type Offer = { kind: PriceLine['kind']; name: string; categories: readonly OptionCategory[] }
type Change = Offer & { travellers: number; from: Choice; to: Choice }

const categoryOf = ({ categories }: Offer, { refId }: Choice) => categories.find((category) => category.refId === refId)

const costOf = (offer: Offer, choice: Choice, travellers: number) => {
  const category = categoryOf(offer, choice)
  return category ? category.price.amount * choice.quantity * (category.perTraveller ? travellers : 1) : 0
}

/** The price as it will be once a choice is taken: its line, the total and what is due move together; the answer of the save replaces it. */
export function withLine(price: PriceSummary, { travellers, from, to, ...offer }: Change): PriceSummary {
  const [before, after] = [costOf(offer, from, travellers), costOf(offer, to, travellers)]
  const old = categoryOf(offer, from)
  const at = price.lines.findIndex(
    ({ kind, name, amount }) => kind === offer.kind && old !== undefined && amount.amount === before && name.includes(old.name),
  )
  const lines = price.lines.filter((_, index) => index !== at)
  const taken = categoryOf(offer, to)
  if (taken && after !== 0)
    lines.push({ kind: offer.kind, name: `${offer.name}: ${taken.name}`, amount: { amount: after, currency: price.total.currency } })
  const plus = <Value extends { amount: number }>(value: Value): Value => ({ ...value, amount: value.amount + after - before })
  return {
    ...price,
    lines,
    total: plus(price.total),
    ...(price.payLater ? { payLater: plus(price.payLater) } : { payNow: plus(price.payNow) }),
  }
}
