import { z } from 'zod'
import { type StayKey, stays } from '../tours/phrases/stays.ts'
import { placeByKey } from '../tours/places/places.ts'
import type { Language } from '../tours/vocabulary.ts'
import type { Accommodation, Component } from './components.ts'
import { componentId } from './identifier.ts'

export const swapPrices = ['same', 'dearer', 'cheaper'] as const
export type SwapPrice = (typeof swapPrices)[number]

/** What the traveller took out of a trip, and which stays were swapped, by the id of the part. */
export const tripChanges = z.object({
  removed: z.array(z.string()).default([]),
  swapped: z.record(z.string(), z.enum(swapPrices)).default({}),
  changedAt: z.string().optional(),
})
export type TripChanges = z.infer<typeof tripChanges>

const shareOf: Readonly<Record<SwapPrice, number>> = { same: 0, dearer: 0.18, cheaper: -0.12 }
const kinds = Object.keys(stays) as StayKey[]

/** The stay that stands in for another one: a house of another kind in the same place. */
export function alternativeTo(stay: Accommodation, at: SwapPrice, language: Language): Accommodation {
  const kind = kinds[(kinds.indexOf(stay.stay) + 1 + swapPrices.indexOf(at)) % kinds.length] ?? stay.stay
  return {
    ...stay,
    id: componentId('swap', stay.id, at),
    name: `${stays[kind].title[language]}, ${placeByKey(stay.place).name[language]}`,
    stay: kind,
    price: stay.price + Math.round((stay.price * shareOf[at]) / 100) * 100,
    rise: 0,
    isSwapped: true,
  }
}

export const applyChanges = (parts: readonly Component[], { removed, swapped }: TripChanges, language: Language): readonly Component[] =>
  parts
    .map((part) => {
      const at = swapped[part.id]
      return at && part.type === 'Accommodation' ? alternativeTo(part, at, language) : part
    })
    .filter(({ id }) => !removed.includes(id))
