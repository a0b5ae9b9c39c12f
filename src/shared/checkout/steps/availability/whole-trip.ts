import type { LocalMoney, Money } from '../../../format/money.ts'

/** Names the trip as a whole among the parts of a check, for a price that changed without any part naming it. */
export const packageId = 'package'

type Prices = { price?: Money | undefined; previousPrice?: Money | undefined }
type Checked = Prices & { id: string }

const openRise = ({ price, previousPrice }: Prices, agreed: LocalMoney | undefined): number =>
  price && previousPrice && agreed?.amount !== price.amount ? price.amount - previousPrice.amount : 0

/**
 * What has become of the total: by how much this check has moved it, or an earlier one whose change nobody has agreed to yet. The
 * provider names a change once.
 */
export function wholeTripChange(
  earlier: Prices | undefined,
  agreed: LocalMoney | undefined,
  { before, after, isToldByParts }: { before: Money; after: Money; isToldByParts: boolean },
): { price: Money; previousPrice: Money } | undefined {
  const moved = isToldByParts ? 0 : after.amount - before.amount
  const rise = moved || openRise(earlier ?? {}, agreed)
  return rise === 0 ? undefined : { price: after, previousPrice: { ...after, amount: after.amount - rise } }
}

/** Once the traveller has changed the total, by a code or an extra, a change of the whole trip that still waits for its answer is told at the new one. */
export function atNewTotal<Component extends Checked>(
  components: readonly Component[],
  agreed: LocalMoney | undefined,
  by: number,
): Component[] {
  const plus = (money: Money): Money => ({ ...money, amount: money.amount + by })
  return components.map((component) => {
    const { id, price, previousPrice } = component
    if (id !== packageId || !price || !previousPrice || openRise(component, agreed) === 0) return component
    return { ...component, price: plus(price), previousPrice: plus(previousPrice) }
  })
}
