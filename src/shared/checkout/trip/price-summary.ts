import type { LocalMoney, Money } from '../../format/money.ts'
import type { PriceLine, PriceSummary } from './price.ts'

export type PackagePrices = {
  packagePrice: Money
  previousPackagePrice?: Money | undefined
  discountedPackagePrice: Money
  downPayment: Money
  openAmount: Money
  externallyPaidCharges: { externallyPaidCharges: readonly { name: string; productName: string; value: LocalMoney }[] }
  promoCode?: { code: string; title: string; conditionText: string } | undefined
  promoCodeDiscount?: Money | undefined
}

export type Extra = { kind: 'upsell' | 'base-service' | 'insurance'; name: string; amount: Money }

/**
 * Prices of the provider as the page shows them: the package price holds everything chosen, so the extras are taken out into lines of their own
 * and the lines add up to the total to the cent. What is paid on the spot stands apart (rule 72).
 * `shown`: on the tour page.
 */
export function toPriceSummary(prices: PackagePrices, extras: readonly Extra[], payNow?: Money, shown?: Money | null): PriceSummary {
  const { currency } = prices.discountedPackagePrice
  const total = prices.discountedPackagePrice
  const discount = prices.packagePrice.amount - total.amount
  const counted = extras.filter(({ amount }) => amount.currency === currency && amount.amount !== 0)
  const rest = prices.packagePrice.amount - counted.reduce((sum, { amount }) => sum + amount.amount, 0)
  const lines: PriceLine[] = [...packageLines({ amount: rest, currency }, shown, changeOf(prices)), ...counted]
  if (discount !== 0) lines.push({ kind: 'discount', name: prices.promoCode?.code ?? '', amount: { amount: -discount, currency } })
  const now = payNow ?? total
  return {
    lines,
    total,
    payNow: now,
    ...(now.amount < total.amount && { payLater: { amount: total.amount - now.amount, currency } }),
    payableLocally: prices.externallyPaidCharges.externallyPaidCharges.map(({ name, productName, value }) => ({
      name,
      productName,
      value,
    })),
    ...(prices.promoCode && {
      promoCode: {
        code: prices.promoCode.code,
        ...(prices.promoCode.title && { title: prices.promoCode.title }),
        conditionText: prices.promoCode.conditionText,
        ...(prices.promoCodeDiscount && { discount: prices.promoCodeDiscount }),
      },
    }),
    ...(prices.previousPackagePrice && { previousTotal: prices.previousPackagePrice }),
  }
}

/** By how much a changed booking costs more or less than before; what was not sold in this currency cannot be told. */
const changeOf = ({ packagePrice, previousPackagePrice: before }: PackagePrices): number =>
  before?.currency === packagePrice.currency ? packagePrice.amount - before.amount : 0

/** Where the tour page showed another price, or the booking was changed, the difference is a line of its own. */
function packageLines(price: Money, shown: Money | null | undefined, change: number): PriceLine[] {
  const { currency } = price
  if (change !== 0)
    return [
      ...packageLines({ amount: price.amount - change, currency }, shown, 0),
      { kind: 'change', name: '', amount: { amount: change, currency } },
    ]
  if (!shown || shown.currency !== currency || shown.amount === price.amount) return [{ kind: 'package', name: '', amount: price }]
  return [
    { kind: 'package', name: '', amount: shown },
    { kind: 'since-search', name: '', amount: { amount: price.amount - shown.amount, currency } },
  ]
}
