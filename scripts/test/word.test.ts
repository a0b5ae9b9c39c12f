import { expect, test } from 'vitest'
import { choose } from './word.ts'

const files = [
  { path: 'test/worker/payment.test.ts', text: "test('pays (once)')" },
  { path: 'test/journeys/payment.test.ts', text: "test('pays at the bank')" },
  { path: 'test/journeys/payment-plans.test.ts', text: "test('instalments')" },
  { path: 'src/shared/date.test.ts', text: "test('leap years')" },
]

test('a word names the files of that name, or those whose name holds it', () => {
  expect(choose('payment', files)).toEqual({ files: ['test/worker/payment.test.ts', 'test/journeys/payment.test.ts'] })
  expect(choose('payment.test.ts', files)).toEqual(choose('payment', files))
  expect(choose('worker/payment', files)).toEqual({ files: ['test/worker/payment.test.ts'] })
  expect(choose('plans', files)).toEqual({ files: ['test/journeys/payment-plans.test.ts'] })
})

test('otherwise it names tests, in the files that tell them', () => {
  expect(choose('leap', files)).toEqual({ files: ['src/shared/date.test.ts'], pattern: 'leap' })
  expect(choose('(once)', files)).toEqual({ files: ['test/worker/payment.test.ts'], pattern: '\\(once\\)' })
})

test('a title that is made from a table may be in any file', () => {
  expect(choose('nl-nl', files)).toEqual({ files: files.map(({ path }) => path), pattern: 'nl-nl' })
})
