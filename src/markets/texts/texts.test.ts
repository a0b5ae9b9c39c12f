import { describe, expect, test } from 'vitest'
import { type LanguageCode, languageCodes } from '../../shared/language.ts'
import { placeholdersOf } from '../../shared/texts/placeholders.ts'
import { pluralFindings, sentencesOf, typographyFindings } from '../typography.ts'
import { parseMessage } from './parse.ts'
import { sameAsEnglish } from './same-as-english.ts'
import { type WrittenTexts, writtenTexts } from './written.ts'

const flat = (written: WrittenTexts): Map<string, string> =>
  new Map(
    Object.entries(written).flatMap(([namespace, messages]) =>
      Object.entries(messages ?? {}).map(([key, text]): [string, string] => [`${namespace}.${key}`, text]),
    ),
  )

const english = flat(writtenTexts.en)
const textsIn = (code: LanguageCode) => flat(writtenTexts[code] ?? {})
const others = languageCodes.filter((code) => code !== 'en')
/** Whether it says anything but what is put in, figures and units: only then can it be translated. */
const hasWords = (text: string) => sentencesOf(parseMessage(text)).some((sentence) => /\p{L}{3}/u.test(sentence.replace(/\bmin\b/g, '')))

test.each(languageCodes)('every text in %s is a message', (code) => {
  const broken = [...textsIn(code)].filter(([, text]) => {
    try {
      parseMessage(text)
      return false
    } catch {
      return true
    }
  })
  expect(broken).toEqual([])
})

describe.each(others)('%s', (code) => {
  const own = textsIn(code)

  test('has every text that English has, and no other', () => {
    expect([...english.keys()].filter((key) => !own.has(key))).toEqual([])
    expect([...own.keys()].filter((key) => !english.has(key))).toEqual([])
  })

  test('asks for the same values as English', () => {
    const different = [...own].filter(([key, text]) => {
      const source = english.get(key)
      return source !== undefined && placeholdersOf(parseMessage(text)).join() !== placeholdersOf(parseMessage(source)).join()
    })
    expect(different).toEqual([])
  })

  test('says the same as English only where that is its own word: every such text is listed with a reason', () => {
    const equal = [...own].flatMap(([key, text]) => (text === english.get(key) && hasWords(text) ? [key] : []))
    expect(equal.sort()).toEqual(Object.keys(sameAsEnglish[code] ?? {}).sort())
  })
})

describe.each(languageCodes)('the typography of %s', (code) => {
  test('quotation marks, spaces and dashes are those of the language', () => {
    const findings = [...textsIn(code)].flatMap(([key, text]) =>
      sentencesOf(parseMessage(text)).flatMap((sentence) =>
        typographyFindings(code, sentence).map((found) => `${key}: ${found} in ${sentence}`),
      ),
    )
    expect(findings).toEqual([])
  })

  test('every count has the plural forms of the language', () => {
    const findings = [...textsIn(code)].flatMap(([key, text]) => pluralFindings(code, parseMessage(text)).map((found) => `${key} ${found}`))
    expect(findings).toEqual([])
  })
})
