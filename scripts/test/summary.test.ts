import { expect, test } from 'vitest'
import { emptyPart } from './part.ts'
import { mostSecondTries, summarise } from './summary.ts'

const part = (name: string, more: object = {}) => ({ ...emptyPart(name), passed: 2, seconds: 3, ...more })

test('everything that passed is counted, and how long it took', () => {
  const { text, isGreen } = summarise([part('types', { passed: 1 }), part('unit', { tests: [{ name: 'a › b', milliseconds: 1500 }] })], 6)
  expect(isGreen).toBe(true)
  expect(text).toContain('1.5 s  a › b')
  expect(text).toContain('6.0 s  altogether')
  expect(text.split('\n').at(-1)).toBe('3 passed, 0 failed')
})

test('the ten slowest tests are told', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, milliseconds: index * 1000 }))
  const { text } = summarise([part('unit', { tests })], 6)
  expect(text).toContain('test 11')
  expect(text).toContain('test 2\n')
  expect(text).not.toContain('test 1\n')
})

test('what failed is named and counted', () => {
  const { text, isGreen } = summarise([part('unit', { failures: ['a › b › expected 1'] })], 6)
  expect(isGreen).toBe(false)
  expect(text).toContain('a › b › expected 1')
  expect(text.split('\n').at(-1)).toBe('2 passed, 1 failed')
})

test('second tries are listed; too many fail the run', () => {
  const few = Array.from({ length: mostSecondTries }, (_, index) => `journey ${index}`)
  expect(summarise([part('journeys', { secondTries: few })], 6)).toMatchObject({
    isGreen: true,
    text: expect.stringContaining('journey 2'),
  })
  expect(summarise([part('journeys', { secondTries: [...few, 'one more'] })], 6).isGreen).toBe(false)
})
