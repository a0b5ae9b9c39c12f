import { daysBetween } from '../tours/dates.ts'
import { baseServices } from './base-services.ts'
import { bookedComponentsOf, componentsOf } from './components.ts'
import { insurancesOf } from './insurances.ts'
import { inCurrency, localCharges } from './local-charges.ts'
import { discountOf } from './promo-codes.ts'
import { paxOf, type Trip } from './trip.ts'
import { chosenUpsells, type UpsellChoice } from './upsell-offers.ts'

export interface Choices {
  readonly isRechecked: boolean
  readonly upsells: Readonly<Record<string, UpsellChoice>>
  readonly baseServices: Readonly<Record<string, string>>
  readonly insurancesRemoved: readonly string[]
  readonly promoCode?: string | undefined
}

/** All in minor units of the trip's currency. */
export interface PackagePrices {
  readonly packagePrice: number
  readonly locallyPaid: number
  readonly discount: number
  readonly discounted: number
  readonly downPayment: number
}

const fullPaymentDays = 45
const downPaymentShare = 0.2

/** Close to departure everything is due at once. */
export const paysAtOnce = (startDate: string, today: string): boolean => daysBetween(today, startDate) <= fullPaymentDays

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** What the change of a booked trip costs more; negative: less. */
export const changeCost = (trip: Trip): number =>
  sum(componentsOf(trip, 'en').map(({ price }) => price)) - sum(bookedComponentsOf(trip, 'en').map(({ price }) => price))

export function packagePrices(trip: Trip, choices: Choices, today: string): PackagePrices {
  const services = baseServices(trip, choices.baseServices, 'en').flatMap(({ categories }) =>
    categories.filter(({ isSelected }) => isSelected),
  )
  const packagePrice = sum([
    ...componentsOf(trip, 'en', choices.isRechecked).map(({ price }) => price),
    ...chosenUpsells(trip, choices.upsells, 'en').map(({ price }) => price),
    ...services.map(({ price }) => price),
    ...insurancesOf(trip, choices.insurancesRemoved, 'en').map(({ price }) => price),
  ])
  const locallyPaid = sum(localCharges(trip.tour, paxOf(trip).length, 'en').map((charge) => inCurrency(charge, trip.currency)))
  const discount = discountOf(choices.promoCode, packagePrice, trip)
  const discounted = packagePrice - discount
  const downPayment = paysAtOnce(trip.startDate, today) ? discounted : Math.round((discounted * downPaymentShare) / 100) * 100
  return { packagePrice, locallyPaid, discount, discounted, downPayment }
}
