import { expect, test } from 'vitest'
import { availableLanguages, language, textIn } from './language.ts'

const dutch = { urlCode: 'nl', locale: 'nl-BE', accountLocale: 'nl-BE', fullName: 'Nederlands' }

test('a content locale belongs to its language', () => {
  expect(language.safeParse(dutch).success).toBe(true)
  expect(language.safeParse({ ...dutch, locale: 'fr-BE' }).success).toBe(false)
})
test('locales the product does not know are refused', () => {
  for (const locale of ['nl-SR', 'no-NO', 'en', '']) expect(language.safeParse({ ...dutch, locale }).success).toBe(false)
})
test('a market ignores them, and needs one that is known', () => {
  expect(availableLanguages.parse([{ ...dutch, locale: 'nl-SR' }, dutch])).toEqual([dutch])
  expect(availableLanguages.safeParse([{ ...dutch, locale: 'nl-SR' }]).success).toBe(false)
  expect(availableLanguages.safeParse([{ ...dutch, locale: 'fr-BE' }]).success).toBe(false)
})
test('a missing text is English, and says so', () => {
  expect(textIn({ en: 'Tours', nl: 'Reizen' }, 'nl')).toEqual({ text: 'Reizen', lang: 'nl' })
  expect(textIn({ en: 'Tours' }, 'nl')).toEqual({ text: 'Tours', lang: 'en' })
  expect(textIn({}, 'nl')).toBeUndefined()
})
