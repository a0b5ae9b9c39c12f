import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addViewed, mostSaved, mostViewed, parseTourList, toggleTour, writeTourList } from './tour-list.ts'

const id = fc.integer({ min: 0, max: 30 }).map((number) => `t${String(number).padStart(7, '0')}`)
const ids = fc.uniqueArray(id, { maxLength: mostSaved })

test('what is written is read again', () =>
  fc.assert(
    fc.property(ids, (list) => {
      expect(parseTourList(writeTourList(list))).toEqual(list)
    }),
  ))
test('anything else is an empty list', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseTourList(text)).toEqual([])
    }),
  )
  for (const text of [null, undefined, '', ',', 't1', 't0000001,', '["t0000001"]', 't0000001,constructor'])
    expect(parseTourList(text)).toEqual([])
})
test('each stands once', () => expect(parseTourList('t0000001,t0000002,t0000001')).toEqual(['t0000001', 't0000002']))
test('twice toggled is as before, but for the order', () =>
  fc.assert(
    fc.property(ids, id, (list, one) => {
      const once = toggleTour(list, one)
      if (once) expect(new Set(toggleTour(once, one))).toEqual(new Set(list))
      else expect(list).toHaveLength(mostSaved)
    }),
  ))
test('a full list says so, fits into an address, and can still lose a tour', () => {
  const full = Array.from({ length: mostSaved }, (_, index) => `t${String(index).padStart(7, '0')}`)
  expect(toggleTour(full, 't9999999')).toBe(undefined)
  expect(toggleTour(full, full[3] ?? '')).toHaveLength(mostSaved - 1)
  expect(writeTourList(full).length).toBeLessThanOrEqual(200)
})
test('viewed: the latest first, each once, twelve at most', () =>
  fc.assert(
    fc.property(fc.array(id, { maxLength: 40 }), (visits) => {
      const list = visits.reduce<string[]>((seen, each) => addViewed(seen, each), [])
      expect(list).toEqual([...new Set(visits.toReversed())].slice(0, mostViewed))
    }),
  ))
