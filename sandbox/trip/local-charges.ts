import { nightsOf } from '../tours/departures.ts'
import { type LocalCostKey, localCosts } from '../tours/phrases/local-costs.ts'
import { type Currency, rates } from '../tours/prices.ts'
import type { TourTemplate } from '../tours/tour.ts'
import type { Language } from '../tours/vocabulary.ts'

interface LocalCharge {
  readonly name: string
  /** Hundredths of the currency's main unit. */
  readonly amount: number
  readonly currency: string
}

const perEuro: Readonly<Record<string, number>> = { ...rates, USD: 1.08, CHF: 0.95, JPY: 162, NZD: 1.82, JOD: 0.77 }
const minorDigits: Readonly<Record<string, number>> = { JPY: 0, JOD: 3 }

function chargeOf(tour: TourTemplate, key: LocalCostKey, persons: number, language: Language): LocalCharge {
  const { amount, currency, per, name } = localCosts[key]
  const times = per === 'car' ? 1 : per === 'person' ? persons : persons * nightsOf(tour)
  const hundredths = Math.round(amount * times * 10 ** (2 - (minorDigits[currency] ?? 2)))
  return { name: name[language], amount: hundredths, currency }
}

/** What so many persons pay on the spot over the whole tour. */
export const localCharges = (tour: TourTemplate, persons: number, language: Language): readonly LocalCharge[] =>
  tour.paidLocally.map((key) => chargeOf(tour, key, persons, language))

export const inCurrency = ({ amount, currency }: Pick<LocalCharge, 'amount' | 'currency'>, wanted: Currency): number =>
  Math.round((amount / (perEuro[currency] ?? 1)) * rates[wanted])
