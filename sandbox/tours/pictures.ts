import { type PlaceKey, placeByKey } from './places/places.ts'
import type { TourTemplate } from './tour.ts'
import type { SceneId, SceneKind } from './vocabulary.ts'

export interface TourPicture {
  readonly scene: SceneId
  readonly place: PlaceKey
}

/** The pictures in the order of the stops, spread evenly, extra ones at the end; the cover may show a place further on. */
export function picturesOf({ scenes, stops, cover }: TourTemplate): readonly TourPicture[] {
  const before = cover ? 1 : 0
  return scenes.flatMap((scene, index) => {
    const stop = stops[Math.ceil(((index - before + 1) * stops.length) / (scenes.length - before)) - 1]
    const place = index < before ? cover : stop?.place
    return place ? [{ scene, place }] : []
  })
}

export const coverOf = (tour: TourTemplate): TourPicture | undefined => picturesOf(tour)[0]

/** The picture of a place; the cover where none shows it. */
export const pictureAt = (tour: TourTemplate, place: PlaceKey): TourPicture | undefined =>
  picturesOf(tour).findLast((picture) => picture.place === place) ?? coverOf(tour)

const scenesOf = (kind: SceneKind): SceneId[] =>
  kind === 'northern-lights'
    ? ([1, 2, 3, 4, 5, 6] as const).map((number) => `${kind}-${number}` as const)
    : ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((number) => `${kind}-${number}` as const)

/** Always the same place to begin with for the same key, so that neighbours do not all show the first scene. */
const turned = <Item>(items: readonly Item[], key: string): Item[] => {
  const at = [...key].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

/** A scene for each stop after its landscape, none of them `shown` elsewhere on the tour's page. */
export function sceneryOf(
  { stops, scenes }: Pick<TourTemplate, 'stops' | 'scenes'>,
  shown: readonly SceneId[] = [],
): readonly (SceneId | undefined)[] {
  const taken = new Set<SceneId>([...scenes, ...shown])
  return stops.map(({ place }) => {
    const scene = placeByKey(place)
      .landscape.flatMap((kind) => turned(scenesOf(kind), place))
      .find((each) => !taken.has(each))
    if (scene) taken.add(scene)
    return scene
  })
}
