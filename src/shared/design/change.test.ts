import { describe, expect, test } from 'vitest'
import { changeText, expectedAfter, parseChange, type RouteChange, stopsAfter } from './change.ts'
import { daysAt, endOf } from './route-days.ts'
import type { RouteView } from './route-view.ts'

const stop = (legId: string, nights: number) => ({
  legId,
  name: legId,
  countryCode: 'NO',
  coordinates: { lat: 60, lon: 5 },
  nights,
  minNights: 1,
  maxNights: 14,
  arrival: { way: 'train' as const, kilometres: 100, minutes: 90 },
  stay: '',
  activities: [],
})
const route: RouteView = {
  title: '',
  startDate: '2027-06-01',
  stops: [stop('a', 2), stop('b', 3), stop('c', 1)],
  price: { total: { amount: 100, currency: 'EUR' } },
  mayUndo: false,
}
const order = (change: RouteChange) => stopsAfter(route.stops, change)?.map(({ legId }) => legId)

test.each([
  ['up:abc', { kind: 'up', legId: 'abc' }],
  ['nights:abc:3', { kind: 'nights', legId: 'abc', nights: 3 }],
  ['start:2027-06-01', { kind: 'start', startDate: '2027-06-01' }],
  ['undo', { kind: 'undo' }],
] as const)('%s can be written and read', (text, change) => {
  expect(parseChange(text)).toEqual(change)
  expect(changeText(change)).toBe(text)
})

test.each(['', 'up', 'up:', 'up:a/b', 'nights:a', 'nights:a:x', 'nights:a:-1', 'start:soon', 'sell:a', 'constructor'])(
  '%j is no change',
  (text) => expect(parseChange(text)).toBeUndefined(),
)

test('a form posts the day beside the button', () =>
  expect(parseChange('start', '2027-07-01')).toEqual({ kind: 'start', startDate: '2027-07-01' }))

describe('the order', () => {
  test('moves by one', () => {
    expect(order({ kind: 'up', legId: 'c' })).toEqual(['a', 'c', 'b'])
    expect(order({ kind: 'down', legId: 'a' })).toEqual(['b', 'a', 'c'])
  })
  test('ends where the route ends', () => {
    expect(order({ kind: 'up', legId: 'a' })).toBeUndefined()
    expect(order({ kind: 'down', legId: 'c' })).toBeUndefined()
    expect(order({ kind: 'up', legId: 'x' })).toBeUndefined()
  })
  test('two stops stay at least', () => {
    expect(order({ kind: 'drop', legId: 'b' })).toEqual(['a', 'c'])
    expect(stopsAfter(route.stops.slice(0, 2), { kind: 'drop', legId: 'a' })).toBeUndefined()
  })
})

test.each([0, 1, 14, 15])('%i nights at a stop', (nights) => {
  const after = stopsAfter(route.stops, { kind: 'nights', legId: 'b', nights })
  expect(after?.[1]?.nights).toBe(nights >= 1 && nights <= 14 ? nights : undefined)
})

test('how one gets on is unknown only where the neighbours changed', () => {
  const after = expectedAfter(route, { kind: 'up', legId: 'c' })
  expect(after.stops.map(({ legId, arrival }) => [legId, arrival !== undefined])).toEqual([
    ['a', true],
    ['c', false],
    ['b', false],
  ])
  expect(expectedAfter(route, { kind: 'nights', legId: 'a', nights: 5 }).stops.every(({ arrival }) => arrival)).toBe(true)
})

test('days follow from the first day and the nights', () => {
  expect(daysAt(route)).toEqual([
    { from: '2027-06-01', to: '2027-06-03' },
    { from: '2027-06-03', to: '2027-06-06' },
    { from: '2027-06-06', to: '2027-06-07' },
  ])
  expect(endOf(expectedAfter(route, { kind: 'start', startDate: '2028-02-28' }))).toBe('2028-03-05')
})
