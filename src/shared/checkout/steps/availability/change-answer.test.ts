import { expect, test } from 'vitest'
import { answersByLeaving } from './change-answer.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const stay = (id: string, startDate: string, amount: number) => ({
  id,
  name: `House ${id}`,
  componentType: 'Accommodation',
  startDate,
  price: eur(amount),
})

test('a part for which another of its kind came on the same day was swapped', () => {
  expect(answersByLeaving([stay('a', '2030-05-01', 100)], [stay('b', '2030-05-01', 120)], [])).toEqual([
    { componentId: 'a', kind: 'swapped', name: 'House a', before: eur(100), now: eur(120), becomes: 'House b' },
  ])
})

test('a part for which nothing came was left out', () => {
  const next = [stay('b', '2030-05-03', 120)]
  expect(answersByLeaving([stay('a', '2030-05-01', 100)], next, [])).toEqual([
    { componentId: 'a', kind: 'removed', name: 'House a', before: eur(100) },
  ])
})

test('what the planner still lists is missing, not left out', () => {
  const planned = [{ id: 'a', kind: 'accommodation' as const, name: 'House a' }]
  expect(answersByLeaving([stay('a', '2030-05-01', 100)], [], planned)).toEqual([])
})

test('one newcomer stands in for one part only', () => {
  const before = [stay('a', '2030-05-01', 100), stay('b', '2030-05-01', 90)]
  expect(answersByLeaving(before, [stay('c', '2030-05-01', 80)], []).map(({ kind }) => kind)).toEqual(['swapped', 'removed'])
})
