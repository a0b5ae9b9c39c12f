import { describe, expect, it } from 'vitest'
import { toDatedTerms, toTerms } from './terms.ts'

it('turns steps into spans of days without gap or overlap', () =>
  expect(
    toTerms([
      { daysBefore: 0, percentage: 100 },
      { daysBefore: 60, percentage: 0 },
      { daysBefore: 14, percentage: 50 },
    ]),
  ).toEqual([
    { to: 60, percentage: 0 },
    { from: 59, to: 14, percentage: 50 },
    { from: 13, to: 0, percentage: 100 },
  ]))

describe('terms in dates', () => {
  const terms = toTerms([
    { daysBefore: 60, percentage: 0 },
    { daysBefore: 30, percentage: 20 },
    { daysBefore: 0, percentage: 100 },
  ])
  const on = (today: string) => toDatedTerms(terms, '2027-03-31', today)
  it('count both days in', () =>
    expect(on('2026-11-21')).toEqual([
      { last: '2027-01-30', percentage: 0 },
      { first: '2027-01-31', last: '2027-03-01', percentage: 20 },
      { first: '2027-03-02', last: '2027-03-31', percentage: 100 },
    ]))
  it('are still free on the last free day', () => expect(on('2027-01-30')[0]).toEqual({ last: '2027-01-30', percentage: 0 }))
  it('cost from the day after', () => expect(on('2027-01-31')[0]).toEqual({ last: '2027-03-01', percentage: 20 }))
  it('hold on the day of departure', () => expect(on('2027-03-31')).toEqual([{ last: '2027-03-31', percentage: 100 }]))
})
