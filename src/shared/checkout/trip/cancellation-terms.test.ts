import { expect, test } from 'vitest'
import { cancellationTerms } from './cancellation-terms.ts'

const ranges = [
  { rangeStart: 0, rangeEnd: 13, cancellationPercentage: 100 },
  { rangeStart: 14, rangeEnd: 29, cancellationPercentage: 50 },
  { rangeStart: 30, rangeEnd: null, cancellationPercentage: 0 },
]
const free = { percentage: 0 }
const half = { from: '2027-05-02', percentage: 50 }
const whole = { from: '2027-05-18', percentage: 100 }

test.each([
  ['2027-05-01', [free, half, whole]],
  ['2027-05-02', [half, whole]],
  ['2027-05-17', [half, whole]],
  ['2027-05-18', [whole]],
  ['2027-06-30', [whole]],
])('on %s only what still counts is told', (today, told) => {
  expect(cancellationTerms('2027-05-31', ranges, today)).toEqual(told)
})

test('terms that count always, and none at all', () => {
  const always = [{ rangeStart: 0, rangeEnd: null, cancellationPercentage: 30 }]
  expect(cancellationTerms('2027-05-31', always, '2027-06-01')).toEqual([{ percentage: 30 }])
  expect(cancellationTerms('2027-05-31', [], '2027-01-01')).toEqual([])
})
