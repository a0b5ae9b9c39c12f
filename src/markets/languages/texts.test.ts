import { describe, expect, test } from 'vitest'
import { type LanguageCode, languageCodes } from '../../shared/language.ts'
import { isComplete } from '../../shared/languages.ts'
import { placeholdersOf } from '../../shared/texts/placeholders.ts'
import { addressFindings } from '../form-of-address.ts'
import { pluralFindings, sentencesOf, typographyFindings } from '../typography.ts'
import { whitelabels } from '../whitelabels.ts'
import { parseMessage } from './parse.ts'
import { type WrittenTexts, written, writtenTexts } from './written.ts'

const flat = (written: WrittenTexts): Map<string, string> =>
  new Map(
    Object.entries(written).flatMap(([namespace, messages]) =>
      Object.entries(messages ?? {}).map(([key, text]): [string, string] => [`${namespace}.${key}`, text]),
    ),
  )

const english = flat(writtenTexts.en)
const textsIn = (code: LanguageCode) => flat(writtenTexts[code] ?? {})
const others = languageCodes.filter((code) => code !== 'en')
/** What brands say in words of their own, a row for each of their languages. */
const ownTexts = whitelabels.flatMap((brand) => {
  const { whitelabel, texts = {} } = brand({ port: 80, now: new Date('2026-11-21T02:00:00Z') })
  return languageCodes.flatMap((code): [string, LanguageCode, Map<string, string>][] =>
    texts[code] ? [[whitelabel.key, code, flat(texts[code])]] : [],
  )
})
const sentencesIn = (texts: Map<string, string>) =>
  [...texts].flatMap(([key, text]) => sentencesOf(parseMessage(text)).map((sentence) => ({ key, sentence })))
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

  test.runIf(isComplete(code))('has every text that English has', () => {
    expect([...english.keys()].filter((key) => !own.has(key))).toEqual([])
  })

  test('has no text that English has not', () => {
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
    expect(equal.sort()).toEqual(Object.keys(written[code].sameAsEnglish?.texts ?? {}).sort())
  })
})

describe.each(languageCodes)('the typography of %s', (code) => {
  test('quotation marks, spaces and dashes are those of the language', () => {
    const findings = sentencesIn(textsIn(code)).flatMap(({ key, sentence }) =>
      typographyFindings(code, sentence).map((found) => `${key}: ${found} in ${sentence}`),
    )
    expect(findings).toEqual([])
  })

  test('visitors are addressed in one form', () => {
    const findings = sentencesIn(textsIn(code)).flatMap(({ key, sentence }) =>
      addressFindings(code, sentence).map((found) => `${key}: ${found} in ${sentence}`),
    )
    expect(findings).toEqual([])
  })

  test('every count has the plural forms of the language', () => {
    const findings = [...textsIn(code)].flatMap(([key, text]) => pluralFindings(code, parseMessage(text)).map((found) => `${key} ${found}`))
    expect(findings).toEqual([])
  })
})

describe.each(ownTexts)('what %s says in %s in words of its own', (_, code, own) => {
  test('takes the place of a text that there is, with the same values, and is not the English one', () => {
    for (const [key, text] of own) {
      const source = english.get(key)
      expect([key, source === undefined ? undefined : placeholdersOf(parseMessage(text))]).toEqual([
        key,
        placeholdersOf(parseMessage(source ?? '')),
      ])
      expect([key, text === source]).toEqual([key, false])
    }
  })

  test('keeps to the typography, the plurals and the form of address of the language', () => {
    const findings = [
      ...sentencesIn(own).flatMap(({ key, sentence }) =>
        [...typographyFindings(code, sentence), ...addressFindings(code, sentence)].map((found) => `${key}: ${found} in ${sentence}`),
      ),
      ...[...own].flatMap(([key, text]) => pluralFindings(code, parseMessage(text)).map((found) => `${key} ${found}`)),
    ]
    expect(findings).toEqual([])
  })
})
