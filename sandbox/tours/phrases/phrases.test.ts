import { describe, expect, test } from 'vitest'
import { type LocalText, languages } from '../vocabulary.ts'
import { activities } from './activities.ts'
import { dayWords } from './day-words.ts'
import { excluded, included } from './inclusions.ts'
import { boards, difficulties, meals, tourTypes } from './level-words.ts'
import { localCosts } from './local-costs.ts'
import { stays } from './stays.ts'
import { themes } from './themes.ts'
import { transports } from './transports.ts'

const phrases = { ...activities, ...stays, ...transports, ...difficulties, ...tourTypes }

const texts: readonly (readonly [string, LocalText])[] = [
  ...Object.entries(phrases).flatMap(([key, { title, text }]) => [[`${key} title`, title] as const, [`${key} text`, text] as const]),
  ...Object.entries(themes).flatMap(([key, { name, keywords }]) => [
    [`${key} name`, name] as const,
    [`${key} keywords`, keywords] as const,
  ]),
  ...Object.entries(localCosts).map(([key, { name }]) => [key, name] as const),
  ...[included, excluded, meals, boards, dayWords].flatMap((table): [string, LocalText][] => Object.entries(table)),
]

describe.each(texts)('%s', (_, text) => {
  test('is written in ten languages, with typographic quotes and French spaces', () => {
    expect(Object.keys(text).toSorted()).toEqual([...languages].toSorted())
    for (const language of languages) {
      expect(text[language]).toBe(text[language].trim())
      expect(text[language]).not.toMatch(/^$|["'!]| {2}/)
    }
    expect(text.fr).not.toMatch(/[^\u202f][:;?»]|«[^\u202f]/)
  })
})

test('titles stay short and sentences are sentences', () => {
  for (const { title, text } of Object.values({ ...activities, ...stays })) {
    for (const language of languages) {
      expect(title[language].length, title[language]).toBeLessThanOrEqual(42)
      expect(text[language].length, text[language]).toBeLessThanOrEqual(110)
      expect(text[language]).toMatch(/\.$/)
    }
  }
})

test('a transport names both ends in every language', () => {
  for (const { text } of Object.values(transports)) {
    for (const language of languages) expect(text[language]).toMatch(/\{from\} – \{to\}\.$/)
  }
})

test('the phrase book is large enough', () => {
  expect(Object.keys(activities).length).toBeGreaterThanOrEqual(90)
  expect(Object.keys(stays).length).toBeGreaterThanOrEqual(12)
  expect(Object.keys(themes).length).toBe(18)
})
