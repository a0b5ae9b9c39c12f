import { expect, test } from 'vitest'
import { deviceSeconds } from '../../shared/stored/stored-items.ts'
import { lifeMs, sweepMarks } from './sweep-device.ts'

const dayMs = 24 * 3600 * 1000
const now = 1_800_000_000_000
const [one, other] = ['abcdefghijkl', 'bbbbbbbbbbbb']

function storage(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}
const marks = (id: string) => ({ [`checkout-completed-${id}`]: '[]', [`checkout-saved-${id}`]: '1', [`checkout-typed-${id}`]: 'payment 1' })

test('what a checkout left is gone a day after it was last open here', () => {
  const device = storage({ ...marks(one), ...marks(other), 'checkout-active-route': 'payment', 'saved-tours': 't9000001' })
  sweepMarks(device, `/xx-en/checkout/${one}/payment`, now)
  expect(device.kept.size).toBe(9)
  sweepMarks(device, `/xx-en/checkout/${one}/payment`, now + dayMs / 2)
  sweepMarks(device, '/xx-en/tours', now + dayMs)
  expect([...device.kept.keys()].filter((name) => name.includes(other))).toEqual([])
  expect(device.kept.get(`checkout-saved-${one}`)).toBe('1')
  sweepMarks(device, '/xx-en/tours', now + 1.5 * dayMs)
  expect([...device.kept]).toEqual([['saved-tours', 't9000001']])
})

test('a device without any checkout keeps nothing of it', () => {
  const device = storage({ 'saved-tours': 't9000001' })
  sweepMarks(device, '/xx-en', now)
  expect(device.kept.size).toBe(1)
})

test('times that cannot be read, or lie ahead, begin anew', () => {
  for (const seen of ['nonsense', '[]', 'null', JSON.stringify({ [one]: now + 9 * dayMs })]) {
    const device = storage({ ...marks(one), 'checkout-seen': seen })
    sweepMarks(device, '/xx-en', now)
    expect(device.kept.get('checkout-seen')).toBe(JSON.stringify({ [one]: now }))
    sweepMarks(device, '/xx-en', now + dayMs)
    expect(device.kept.size).toBe(0)
  }
})

test('a device keeps it as long as the policies say', () => expect(lifeMs).toBe(deviceSeconds * 1000))
