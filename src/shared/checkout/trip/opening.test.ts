import { expect, test } from 'vitest'
import { resolveOpening, toChannel } from './opening.ts'

const today = '2027-03-10'

test.each([
  ['2027-03-09', 'window-closed'],
  ['2027-03-10', 'open'],
  ['2027-03-11', 'open'],
  ['', 'open'],
])('a window that ends on “%s” is %s on 10 March', (end, kind) => {
  expect(resolveOpening(end, today, undefined).kind).toBe(kind)
  expect(resolveOpening(end, today, { isActive: true }).kind).toBe(kind)
})

test('an inactive agency may not book; a closed window is told first', () => {
  expect(resolveOpening('2027-03-10', today, { isActive: false }).kind).toBe('agency-inactive')
  expect(resolveOpening('2027-03-09', today, { isActive: false }).kind).toBe('window-closed')
})

test.each([
  ['APP', 'B2B'],
  ['IBE', 'B2C'],
  ['app', 'B2C'],
  ['', 'B2C'],
])('the origin “%s” is %s', (origin, channel) => {
  expect(toChannel(origin)).toBe(channel)
})
