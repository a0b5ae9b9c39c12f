import { describe, expect, test } from 'vitest'
import { type AnswerValues, earliestStart, latestStart, offeredMonths, readAnswers } from './answers.ts'

const today = '2026-11-21'
const offer = {
  regions: [
    { key: 'nordics', countries: [{ key: 'norway' }, { key: 'sweden' }, { key: 'finland' }, { key: 'denmark' }] },
    { key: 'asia', countries: [{ key: 'japan' }] },
  ],
  today,
}
const good: AnswerValues = {
  region: ['nordics'],
  country: ['norway', 'japan'],
  month: ['2027-06'],
  date: [''],
  nights: ['9'],
  rooms: ['2-8'],
  interest: ['fjord', 'city'],
  pace: ['slow'],
}
const read = (change: AnswerValues) => readAnswers({ ...good, ...change }, offer)
const problemsOf = (change: AnswerValues) => {
  const answer = read(change)
  return 'problems' in answer ? answer.problems.map(({ field, code }) => `${field} ${code}`) : []
}

test('reads four answers, and forgets countries of another region', () => {
  expect(read({})).toEqual({
    answers: {
      region: 'nordics',
      countries: ['norway'],
      startDate: '2027-06-10',
      nights: 9,
      rooms: [{ adults: 2, childAges: [8] }],
      interests: ['fjord', 'city'],
      pace: 'slow',
    },
  })
})

test('nothing answered is said once for every question', () => {
  expect(readAnswers({}, offer)).toEqual({
    problems: [
      { field: 'region', code: 'required' },
      { field: 'month', code: 'required' },
      { field: 'nights', code: 'required' },
      { field: 'rooms', code: 'option' },
      { field: 'interest', code: 'required' },
      { field: 'pace', code: 'required' },
    ],
  })
})

describe('when', () => {
  test.each([
    ['2026-11-23', ['date too-early']],
    ['2026-11-24', []],
    [latestStart(today), []],
    ['2028-06-01', ['date too-late']],
    ['2027-02-30', ['date option']],
    ['tomorrow', ['date option']],
  ])('%s gives %j', (date, problems) => expect(problemsOf({ date: [date] })).toEqual(problems))

  test('a day wins over a month', () => expect(read({ date: ['2027-03-04'] })).toMatchObject({ answers: { startDate: '2027-03-04' } }))
  test('the running month starts as soon as one may', () =>
    expect(read({ month: ['2026-11'] })).toMatchObject({ answers: { startDate: earliestStart(today) } }))
  test('every offered month can be chosen', () => {
    expect(offeredMonths(today)).toHaveLength(18)
    for (const month of offeredMonths(today)) expect(problemsOf({ month: [month] })).toEqual([])
    expect(problemsOf({ month: ['2031-01'] })).toEqual(['month option'])
  })
})

test.each([
  ['2', ['nights range']],
  ['3', []],
  ['21', []],
  ['22', ['nights range']],
  ['-5', ['nights range']],
  ['a week', ['nights range']],
])('%s nights give %j', (nights, problems) => expect(problemsOf({ nights: [nights] })).toEqual(problems))

test('at most three countries and four interests', () => {
  expect(problemsOf({ country: ['norway', 'sweden', 'finland'] })).toEqual([])
  expect(problemsOf({ country: ['norway', 'sweden', 'finland', 'denmark'] })).toEqual(['country too-many'])
  expect(problemsOf({ interest: ['fjord', 'city', 'coast', 'forest'] })).toEqual([])
  expect(problemsOf({ interest: ['fjord', 'city', 'coast', 'forest', 'desert'] })).toEqual(['interest too-many'])
})

test('rooms come as one text, or room by room from a form without JavaScript', () => {
  const rooms = { rooms: [], 'room-0-adults': ['2'], 'room-0-age': ['8', '', '3'], 'room-1-adults': ['1'], 'room-2-adults': [''] }
  expect(read(rooms)).toMatchObject({
    answers: {
      rooms: [
        { adults: 2, childAges: [8, 3] },
        { adults: 1, childAges: [] },
      ],
    },
  })
  expect(problemsOf({ rooms: ['9'] })).toEqual(['rooms option'])
  expect(problemsOf({ rooms: ['2-99'] })).toEqual(['rooms option'])
})
