import { completeLanguages } from '../../src/shared/language.ts'
import type { CompleteLanguage } from '../../src/shared/languages.ts'
import type { CountryKey } from './countries.ts'
import type { ActivityKey } from './phrases/activities.ts'
import type { ExcludedKey, IncludedKey } from './phrases/inclusions.ts'
import type { LocalCostKey } from './phrases/local-costs.ts'
import type { StayKey } from './phrases/stays.ts'
import type { ThemeKey } from './phrases/themes.ts'
import type { TransportKey } from './phrases/transports.ts'
import type { PlaceKey } from './places/places.ts'
import type { ScenarioKey } from './scenarios.ts'

/** The sandbox speaks what the shop speaks completely, and English to all others. */
export const languages: readonly Language[] = completeLanguages
export type Language = CompleteLanguage
export type LocalText = Readonly<Record<Language, string>>

export const regionKeys = [
  'nordics',
  'western-europe',
  'central-europe',
  'southern-europe',
  'africa',
  'asia',
  'americas',
  'oceania',
] as const
export type RegionKey = (typeof regionKeys)[number]

export const sceneKinds = [
  'fjord',
  'alpine',
  'coast',
  'old-town',
  'vineyard',
  'desert',
  'forest',
  'islands',
  'savannah',
  'northern-lights',
  'city',
] as const
export type SceneKind = (typeof sceneKinds)[number]
export type SceneId =
  | `${Exclude<SceneKind, 'northern-lights'>}-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `northern-lights-${1 | 2 | 3 | 4 | 5 | 6}`

export type Difficulty = 'easy' | 'light' | 'moderate' | 'demanding'
export type Board = 'breakfast' | 'half-board' | 'full-board'
export type Meal = 'breakfast' | 'lunch' | 'dinner'
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface Phrase {
  readonly title: LocalText
  readonly text: LocalText
}

export interface PlaceData {
  readonly name: string
  readonly names?: Partial<LocalText>
  readonly country: CountryKey
  readonly lat: number
  readonly lon: number
  /** Only where it differs from the zone of the country. */
  readonly zone?: string
  readonly landscape: readonly SceneKind[]
}

export interface Stop {
  /** Names a stop that may change its place in the order. */
  readonly key?: string
  readonly place: PlaceKey
  readonly nights: number
  readonly stay: StayKey
  /** How one gets here from the stop before; the first stop has none. */
  readonly by?: TransportKey
  readonly activities: readonly ActivityKey[]
}

export interface TourTemplate {
  readonly id: string
  readonly region: RegionKey
  readonly type: 'Individual' | 'GroupTour'
  readonly name: LocalText
  readonly summary: LocalText
  readonly stops: readonly Stop[]
  readonly themes: readonly ThemeKey[]
  readonly difficulty: Difficulty
  readonly board: Board
  /** Months in which the tour starts, and those in which it costs most. */
  readonly months: readonly Month[]
  readonly peak: readonly Month[]
  readonly weekdays: readonly Weekday[]
  /** Euro cents per adult in a double room on the cheapest day. */
  readonly price: number
  readonly group?: { readonly min: number; readonly max: number }
  readonly minAge: number
  /** The place that the first picture shows, where it is not the first stop. */
  readonly cover?: PlaceKey
  readonly scenes: readonly SceneId[]
  readonly included: readonly IncludedKey[]
  readonly excluded: readonly ExcludedKey[]
  readonly paidLocally: readonly LocalCostKey[]
  /** Set on the unlisted tours that play a situation. */
  readonly scenario?: ScenarioKey
}
