import { completeLanguages } from '../../src/shared/language.ts'
import type { CompleteLanguage } from '../../src/shared/languages.ts'

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
