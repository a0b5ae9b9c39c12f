import { expect, test } from 'vitest'
import { countries } from '../sandbox/tours/countries.ts'
import { regions as sandboxRegions } from '../sandbox/tours/regions.ts'
import { errorContents } from '../src/markets/error-contents.ts'
import { regions } from '../src/markets/regions.ts'
import { writtenTexts } from '../src/markets/texts/written.ts'
import { neutralWords, problemCodes, toProblemWords } from '../src/shared/errors/problem.ts'
import { languageCodes } from '../src/shared/language-code.ts'

test('markets and the sandbox’s catalogue speak of the same regions, by the same names', () => {
  expect(Object.fromEntries(regions.map(({ key, localizedName }) => [key, localizedName]))).toEqual(sandboxRegions)
})

test('and of the same countries in them', () => {
  const ours = regions.flatMap(({ key, countries: listed }) => listed.map((country) => [country.key, { code: country.code, region: key }]))
  const theirs = Object.entries(countries).map(([key, { code, region }]) => [key, { code, region }])
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs))
})

test('every problem is said in every language, by the market’s own words', () => {
  for (const language of languageCodes) {
    const { problems = {} } = writtenTexts[language] ?? {}
    for (const code of problemCodes)
      for (const status of [400, 403, 422, 500]) {
        const said = toProblemWords({ status, code }, { configuration: errorContents, language, say: (key) => problems[key] })
        for (const words of [said.title, said.detail]) {
          expect([language, code, words]).toEqual([language, code, expect.stringMatching(/\S/)])
          expect([code, ...Object.values(neutralWords)]).not.toContain(words)
        }
      }
  }
})
