import { sceneOf } from '../artwork/scenes.ts'
import type { Market } from '../market/market.ts'
import { errorAt, type Finding } from './finding.ts'

type Picture = { src: string; alt: Readonly<Record<string, string>> }

const isPicture = (value: object): value is Picture =>
  'src' in value && typeof value.src === 'string' && 'alt' in value && typeof value.alt === 'object' && value.alt !== null

function picturesIn(value: unknown, at: string): { at: string; picture: Picture }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPicture(value)) return [{ at, picture: value }]
  return Object.entries(value).flatMap(([key, each]) => picturesIn(each, `${at}.${key}`))
}

const unknownScene = (at: string, src: string): Finding[] =>
  src.startsWith('/assets/artwork/') && sceneOf(src) === undefined ? [errorAt(at, `names an unknown scene “${src}”`)] : []

/** Every picture says what it shows, and a scene that is named exists; those of regions and countries stand beside their names. */
export const checkPictures = ({ texts: _, ...market }: Market): Finding[] => [
  ...picturesIn(market, market.key).flatMap(({ at, picture }) => [
    ...(Object.values(picture.alt).some((alt) => alt.trim() !== '') ? [] : [errorAt(at, 'is a picture without a text alternative')]),
    ...unknownScene(at, picture.src),
  ]),
  ...market.destinations.flatMap(({ key, squareImage, countries }) => [
    ...unknownScene(`${market.key}.destinations.${key}.squareImage`, squareImage),
    ...countries.flatMap((country) => unknownScene(`${market.key}.destinations.${key}.${country.key}.image`, country.image ?? '')),
  ]),
]
