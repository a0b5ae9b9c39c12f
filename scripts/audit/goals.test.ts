import { expect, test } from 'vitest'
import { checkoutGoals, goals, isMet } from './goals.ts'
import type { Measured } from './measure.ts'

const perfect: Measured = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  paint: 2,
  blocked: 100,
  shift: 0.02,
  scripts: 5,
  styles: 20,
}
const missed = (measured: Measured, wanted = goals) => wanted.filter((goal) => !isMet(goal, measured)).map(({ name }) => name)

test('what is just enough is enough', () => expect(missed(perfect)).toEqual([]))

test.each([
  ['performance', 94],
  ['accessibility', 99],
  ['best-practices', 99],
  ['seo', 99],
  ['paint', 2.01],
  ['blocked', 101],
  ['shift', 0.021],
  ['scripts', 5.1],
  ['styles', 20.1],
] as const)('%s of %s misses its goal, on whichever page', (name, value) => {
  expect(missed({ ...perfect, [name]: value })).toEqual([name])
})

const step: Measured = { ...perfect, performance: 0, seo: 0, scripts: 120, paint: 2.5, blocked: 200 }

test('a step of a checkout may take longer and is not for search engines', () => expect(missed(step, checkoutGoals)).toEqual([]))

test.each([
  ['accessibility', 99],
  ['best-practices', 99],
  ['paint', 2.51],
  ['blocked', 201],
  ['shift', 0.021],
  ['styles', 20.1],
] as const)('%s of %s misses the goal of a step', (name, value) => {
  expect(missed({ ...step, [name]: value }, checkoutGoals)).toEqual([name])
})
