import { africanTours } from './africa.ts'
import { americanTours } from './americas.ts'
import { asianTours } from './asia.ts'
import { centralEuropeanTours } from './central-europe.ts'
import { nordicTours } from './nordics.ts'
import { oceanianTours } from './oceania.ts'
import { scenarios } from './scenarios.ts'
import { southernEuropeanTours } from './southern-europe.ts'
import type { TourTemplate } from './tour.ts'
import { westernEuropeanTours } from './western-europe.ts'

/** The tours on sale, which search and the sitemap list. */
export const tours: readonly TourTemplate[] = [
  ...nordicTours,
  ...westernEuropeanTours,
  ...centralEuropeanTours,
  ...southernEuropeanTours,
  ...africanTours,
  ...asianTours,
  ...americanTours,
  ...oceanianTours,
]

const byId = new Map(tours.map((tour) => [tour.id, tour]))

for (const { id, key, basedOn } of scenarios) {
  const tour = byId.get(basedOn)
  if (!tour) throw new RangeError(`scenario ${key} is based on a tour that is missing: ${basedOn}`)
  byId.set(id, { ...tour, id, scenario: key })
}

/** Also finds the unlisted tours that play a situation. */
export const tourById = (id: string): TourTemplate | undefined => byId.get(id)
