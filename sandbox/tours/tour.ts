import type { ActivityKey } from './phrases/activities.ts'
import type { ExcludedKey, IncludedKey } from './phrases/inclusions.ts'
import type { LocalCostKey } from './phrases/local-costs.ts'
import type { StayKey } from './phrases/stays.ts'
import type { ThemeKey } from './phrases/themes.ts'
import type { TransportKey } from './phrases/transports.ts'
import type { PlaceKey } from './places/places.ts'
import type { ScenarioKey } from './scenarios.ts'
import type { Board, Difficulty, LocalText, Month, RegionKey, SceneId, Weekday } from './vocabulary.ts'

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
