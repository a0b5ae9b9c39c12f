import { expect, test } from 'vitest'
import { seatsOf } from './seats.ts'

const rooms = [
  { adults: 2, childAges: [8] },
  { adults: 1, childAges: [4] },
]
const told = (...ages: (number | undefined)[]) => ages.map((age, index) => ({ id: `p${index}`, age }))
const seats = (pax: Parameters<typeof seatsOf>[1]) => seatsOf(rooms, pax).map(({ refId, room, childAge }) => [refId, room, childAge])

const inRoomOrder = [
  ['pax-1', 1, undefined],
  ['pax-2', 1, undefined],
  ['pax-3', 1, 8],
  ['pax-4', 2, undefined],
  ['pax-5', 2, 4],
]

test('adults first and children last stay in that order, each in the room that holds them', () =>
  expect(seats(told(undefined, undefined, undefined, 4, 8))).toEqual([
    ['p0', 1, undefined],
    ['p1', 1, undefined],
    ['p2', 2, undefined],
    ['p3', 2, 4],
    ['p4', 1, 8],
  ]))

test('a child that stands before the adults stays there', () =>
  expect(seats(told(8, 45, 44, 4, 71)).map(([, , childAge]) => childAge)).toEqual([8, undefined, undefined, 4, undefined]))

test('a child that is a year older by its date of birth is still the child that was booked', () =>
  expect(seats(told(undefined, undefined, 9, undefined, 4))).toEqual([
    ['p0', 1, undefined],
    ['p1', 1, undefined],
    ['p2', 1, 8],
    ['p3', 2, undefined],
    ['p4', 2, 4],
  ]))

test('nobody is left without a place, whatever ages are told', () => {
  expect(seats(told(undefined, undefined, undefined, undefined, undefined)).map(([id]) => id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'])
  expect(seats(told(5, 5, 5, 5, 5)).map(([, , childAge]) => childAge)).toEqual([8, 4, undefined, undefined, undefined])
})

test.each([
  ['nobody', []],
  ['too few', told(undefined, 8)],
  ['one twice', [...told(undefined, undefined, 8, undefined), { id: 'p0', age: 4 }]],
  ['one without a name', [...told(undefined, undefined, 8, undefined), { id: '', age: 4 }]],
])('where the provider names %s the rooms alone count', (_, pax) => expect(seats(pax)).toEqual(inRoomOrder))
