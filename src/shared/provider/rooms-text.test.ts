import { expect, it } from 'vitest'
import { roomsOfText, toRoomsText } from './rooms-text.ts'

const families = [
  { adults: 2, childAges: [5, 8] },
  { adults: 1, childAges: [] },
]

it('writes rooms for an address', () => expect(toRoomsText(families)).toBe('2-5,8_1'))
it('reads back what it wrote', () => expect(roomsOfText(toRoomsText(families))).toEqual(families))
it.each(['', '0', '5', '2-18', '2-', '2-1,2,3,4', '1_1_1_1_1', 'two', undefined])('refuses %s', (text) =>
  expect(roomsOfText(text)).toBeUndefined(),
)
