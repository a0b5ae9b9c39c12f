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

/** Every picture says what it shows, and a scene that is named exists. */
export const checkPictures = ({ texts: _, ...market }: Market): Finding[] =>
  picturesIn(market, market.key).flatMap(({ at, picture }) => [
    ...(Object.values(picture.alt).some((alt) => alt.trim() !== '') ? [] : [errorAt(at, 'is a picture without a text alternative')]),
    ...(picture.src.startsWith('/assets/artwork/') && sceneOf(picture.src) === undefined
      ? [errorAt(at, `names an unknown scene “${picture.src}”`)]
      : []),
  ])
