import { toCurrency } from '../tours/prices.ts'
import type { Language } from '../tours/vocabulary.ts'
import { plays, type Trip } from './trip.ts'
import { baseServiceWords } from './words/base-service-words.ts'
import { say } from './words/words.ts'

const { assistance, documents } = baseServiceWords

const services = [
  {
    id: 'service-assistance',
    type: 'Assistance',
    words: assistance,
    included: '_501',
    categories: [
      { refId: '_501', name: assistance.hours, price: 0 },
      { refId: '_502', name: assistance.always, price: 2900 },
    ],
  },
  {
    id: 'service-documents',
    type: 'Documents',
    words: documents,
    included: '',
    categories: [{ refId: '_601', name: documents.post, price: 1900 }],
  },
] as const

/** Group tours travel with a guide and need no base services. */
export function baseServices(trip: Trip, chosen: Readonly<Record<string, string>>, language: Language) {
  if (trip.tour.type === 'GroupTour' || plays(trip, 'insured-alone')) return []
  return services.map(({ id, type, words, included, categories }) => {
    const selected = chosen[id] ?? included
    return {
      id,
      type,
      name: say(words.name, language),
      text: say(words.text, language),
      mayOptOut: included === '',
      categories: categories.map(({ refId, name, price }) => ({
        refId,
        name: say(name, language),
        price: toCurrency(price, trip.currency),
        isSelected: refId === selected,
      })),
    }
  })
}
