import type { Region } from '../shared/market/region.ts'
import { regions } from './regions.ts'

/** The regions of a brand: those it names, in its own order, each with the scene it likes best. */
export const regionChoice = (scenes: Readonly<Record<string, string>>): Region[] =>
  Object.entries(scenes).map(([key, scene]) => {
    const found = regions.find((region) => region.key === key)
    if (!found) throw new Error(`There is no region ${key}`)
    return { ...found, squareImage: `/assets/artwork/${scene}` }
  })
