import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rules = 'docs/rules.md'
const read = (file: string) => readFileSync(file, 'utf8')
const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.(?:tsx?|mjs|css|sql|md|ya?ml|toml)$/.test(file) && !/\/(?:node_modules|\.wrangler|dist)\//.test(file))

const files = [
  ...['src', 'sandbox', 'scripts', 'test', 'docs', '.github'].flatMap(textsIn),
  ...['README.md', 'CONTRIBUTING.md', 'wrangler.toml', 'vite.config.ts', 'vitest.config.ts'],
].filter((file) => file !== rules && file !== 'test/rules.test.ts')

const written = [...read(rules).matchAll(/^- \*\*Rule (\d+)\.\*\* \S/gm)].map(([, number]) => Number(number))
const known = new Set(written)

type Citation = { file: string; rule: number }
const cited: Citation[] = files.flatMap((file) =>
  [...read(file).matchAll(/\brules? (\d+(?:(?:, | and )\d+)*)/gi)].flatMap(([, numbers = '']) =>
    numbers.split(/, | and /).map((number) => ({ file, rule: Number(number) })),
  ),
)

/** Words of papers that are not in the repository, wherever they stand. A row of rules is written out, so that each can be searched for. */
const elsewhere =
  /\brulings? \d|\bcheckout rules? \d|§ ?\d|\bprovider-api(?:s)\b|\bquality goals?\b|\bgoals? [A-Z]\d|\bstack facts?\b|\bart-direction\b|\brules? \d+ ?[–-] ?\d/i
/** A letter and a number, as lists of goals and threats have them. */
const listed = /(?<![\w.'"`-])[IORST]\d{1,2}\b(?![\w:'"`-])/
const isComment = (line: string) => /^\s*(?:\/?\*|\/\/|#)|\/\*\*|\s\/\/\s/.test(line)

test('each rule has a number of its own', () => {
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter((rule, index) => written.indexOf(rule) !== index)).toEqual([])
})

test('what cites a rule names one that is there', () => expect(cited.filter(({ rule }) => !known.has(rule))).toEqual([]))

test('each rule is cited somewhere in code, a test or a decision', () => {
  const inUse = new Set(cited.map(({ rule }) => rule))
  expect(written.filter((rule) => !inUse.has(rule))).toEqual([])
})

test('nothing cites a paper that is not in the repository', () => {
  const wrong = files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (elsewhere.test(line) || (isComment(line) && listed.test(line)) ? [`${file}:${index + 1}`] : [])),
  )
  expect(wrong).toEqual([])
})
