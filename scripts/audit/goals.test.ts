import { expect, test } from 'vitest'
import { goals, isMet } from './goals.ts'
import type { Measured } from './measure.ts'

const perfect: Measured = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100, cls: 0.02, scripts: 5, styles: 20 }
const missed = (measured: Measured) => goals.filter((goal) => !isMet(goal, measured)).map(({ name }) => name)

test('what is just enough is enough', () => expect(missed(perfect)).toEqual([]))

test.each([
  ['performance', 94],
  ['accessibility', 99],
  ['best-practices', 99],
  ['seo', 99],
  ['cls', 0.021],
  ['scripts', 5.1],
  ['styles', 20.1],
] as const)('%s of %s misses its goal, on whichever page', (name, value) => {
  expect(missed({ ...perfect, [name]: value })).toEqual([name])
})
