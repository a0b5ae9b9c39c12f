import { expect, test } from 'vitest'
import { planOf, type Trouble, troubleNames } from './plan.ts'

const told = (seed: number, trial: number, wanted?: Trouble) => {
  const { chance, ...plan } = planOf(seed, trial, wanted)
  return { ...plan, next: chance.next() }
}

test('the same seed makes the same trials, another one others', () => {
  const run = (seed: number) => Array.from({ length: 20 }, (_, trial) => told(seed, trial))
  expect(run(7)).toEqual(run(7))
  expect(run(7)).not.toEqual(run(8))
})

test('a thousand trials hold every trouble, in both checkout APIs and by every method', () => {
  const plans = Array.from({ length: 1000 }, (_, trial) => told(1, trial))
  expect(troubleNames.filter((name) => !plans.some(({ troubles }) => troubles.includes(name)))).toEqual([])
  expect([...new Set(plans.map(({ api, method }) => `${api} ${method}`))].sort()).toEqual([
    'builtin card',
    'builtin ideal',
    'builtin sepa_debit',
    'remote card',
    'remote ideal',
    'remote invoice',
    'remote sepa_debit',
  ])
})

test('some of them pay for a change, by every method but an invoice, in one payment and without a code', () => {
  const changes = Array.from({ length: 1000 }, (_, trial) => told(1, trial)).filter(({ isChange }) => isChange)
  expect([...new Set(changes.map(({ api, method }) => `${api} ${method}`))].sort()).toEqual([
    'builtin card',
    'builtin ideal',
    'builtin sepa_debit',
    'remote card',
    'remote ideal',
    'remote sepa_debit',
  ])
  expect(changes.filter(({ trip, plan, hasPromoCode }) => trip !== 'change' || plan !== 'ONE_TIME' || hasPromoCode)).toEqual([])
})

test.each(troubleNames)('%s can be asked for, and comes once', (name) => {
  expect(Array.from({ length: 5 }, (_, trial) => told(3, trial, name).troubles.filter((each) => each === name))).toEqual(
    Array.from({ length: 5 }, () => [name]),
  )
})
