import { toCurrency } from '../tours/prices.ts'
import type { Language } from '../tours/vocabulary.ts'
import { componentId } from './identifier.ts'
import { paxOf, plays, type Trip } from './trip.ts'
import { insuranceWords } from './words/insurance-words.ts'
import { say } from './words/words.ts'

/** Euro cents for each traveller. */
const policies = [
  { key: 'cancellation', price: 4900 },
  { key: 'luggage', price: 1500 },
] as const

const insured = ['insured', 'insured-alone', 'extras-lost'] as const

/** They come with the trip; whoever does not want one takes it out. */
export const insurancesOf = (trip: Trip, removed: readonly string[], language: Language) =>
  insured.some((scenario) => plays(trip, scenario))
    ? policies
        .map(({ key, price }) => ({
          id: componentId(trip.id, 'insurance', key),
          name: say(insuranceWords[key], language),
          price: toCurrency(price, trip.currency) * paxOf(trip).length,
        }))
        .filter(({ id }) => !removed.includes(id))
    : []
