import { toAmount, toValue } from '../money.ts'
import { toCurrency } from '../tours/prices.ts'
import type { Language } from '../tours/vocabulary.ts'
import { localCharges } from '../trip/local-charges.ts'
import { type Choices, changeCost, packagePrices } from '../trip/package-prices.ts'
import { promoCodes } from '../trip/promo-codes.ts'
import { paxOf } from '../trip/trip.ts'
import { say } from '../trip/words/words.ts'
import type { Checkout } from './checkout-record.ts'

export const choicesOf = ({ isRechecked, upsells, baseServices, insurancesRemoved, promoCode }: Checkout): Choices => ({
  isRechecked,
  upsells,
  baseServices,
  insurancesRemoved,
  promoCode,
})

function promoView({ trip, promoCode }: Checkout, language: Language) {
  const promo = promoCode === undefined ? undefined : promoCodes.get(promoCode)
  if (!promo) return undefined
  return {
    code: promoCode,
    title: promo.title,
    conditionText: say(promo.condition, language),
    ...(promo.relative !== undefined && { valueRelative: promo.relative }),
    ...(promo.absolute !== undefined && {
      valueAbsolute: toValue(toCurrency(promo.absolute, trip.currency), trip.currency),
      valueAbsolutePricingUnit: 'PerBooking',
    }),
  }
}

function chargesView(checkout: Checkout, language: Language, locallyPaid: number) {
  const { tour, currency } = checkout.trip
  const persons = paxOf(checkout.trip).length
  return {
    externallyPaidCharges: localCharges(tour, persons, language).map((charge) => ({
      name: charge.name,
      productName: tour.name[language],
      value: toValue(charge.amount, charge.currency),
    })),
    totalPrice: toValue(locallyPaid, currency),
    unitPrice: toValue(Math.round(locallyPaid / persons), currency),
  }
}

/** `paid`: what closed payment transactions sum to. */
export function payableInfo(checkout: Checkout, language: Language, paid: number, today: string) {
  const { currency } = checkout.trip
  const prices = packagePrices(checkout.trip, choicesOf(checkout), today)
  const value = (amount: number) => toValue(amount, currency)
  const promoCode = promoView(checkout, language)
  return {
    packagePrice: value(prices.packagePrice),
    ...(checkout.status.startsWith('BookingChange') && { previousPackagePrice: value(prices.packagePrice - changeCost(checkout.trip)) }),
    totalPackagePrice: value(prices.packagePrice + prices.locallyPaid),
    discountedPackagePrice: value(prices.discounted),
    downPayment: value(prices.downPayment),
    /** What remains after the down payment, be it paid or not. */
    openAmount: value(Math.max(0, prices.discounted - Math.max(prices.downPayment, paid))),
    externallyPaidCharges: chargesView(checkout, language, prices.locallyPaid),
    ...(promoCode && { promoCode, promoCodeDiscount: value(prices.discount) }),
  }
}

export function priceInfo(checkout: Checkout, language: Language, today: string) {
  const { tour, currency } = checkout.trip
  const persons = paxOf(checkout.trip).length
  const prices = packagePrices(checkout.trip, choicesOf(checkout), today)
  const total = prices.packagePrice + prices.locallyPaid
  const amount = (minor: number) => toAmount(minor, currency)
  return {
    packagePrice: amount(prices.packagePrice),
    packagePricePerPax: amount(Math.round(prices.packagePrice / persons)),
    totalPrice: amount(total),
    totalPricePerPax: amount(Math.round(total / persons)),
    externallyPaidCharges: {
      externallyPaidCharges: localCharges(tour, persons, language).map((charge) => ({
        name: charge.name,
        value: toAmount(charge.amount, charge.currency),
      })),
      totalPrice: amount(prices.locallyPaid),
      unitPrice: amount(Math.round(prices.locallyPaid / persons)),
    },
  }
}
