import { expect, test } from 'vitest'
import { resolveOpening, toChannel } from '../trip/opening.ts'
import {
  addsUp,
  asterisks,
  dueNow,
  mayCreateSession,
  offeredMethods,
  offeredPlans,
  oneTimeSchedule,
  selectedSchedule,
  toScheduleView,
} from './payment.ts'
import { toWireMethod } from './payment-method.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const lists = { b2b: ['card', 'sepa', 'invoice'], b2c: ['card', 'sepa', 'ideal'] } as const

test('methods follow the channel and the currency', () => {
  expect(offeredMethods(lists, 'B2C', 'EUR')).toEqual(['card', 'sepa_debit', 'ideal'])
  expect(offeredMethods(lists, 'B2C', 'SEK')).toEqual(['card'])
  expect(offeredMethods(lists, 'B2C', 'CHF')).toEqual(['card'])
  expect(offeredMethods(lists, 'B2B', 'JPY')).toEqual(['invoice'])
  expect(offeredMethods(lists, 'B2B', 'EUR')).toEqual(['card', 'sepa_debit', 'invoice'])
  expect(toWireMethod('invoice')).toBe('SEPA_DEBIT')
})

test('one-time is always a plan', () => {
  expect(offeredPlans([])).toEqual(['ONE_TIME'])
  expect(offeredPlans(['SPLIT_PAYMENT', 'ONE_TIME'])).toEqual(['ONE_TIME', 'SPLIT_PAYMENT'])
})

const split = toScheduleView(
  {
    payment_plan: 'SPLIT_PAYMENT',
    items: [
      { amount: 8000, currency: 'EUR', due_date: '2027-05-01' },
      { amount: 2000, currency: 'EUR', due_date: '2026-11-21' },
    ],
  },
  '2026-11-21',
)

test('what is due today is paid now', () => {
  expect(split.items.map(({ isNow }) => isNow)).toEqual([true, false])
  expect(dueNow(split)).toEqual(eur(2000))
})

test('footnotes are marked by position: one asterisk for the first', () => expect([0, 1, 2].map(asterisks)).toEqual(['*', '**', '***']))

test('only schedules that add up to the cent are offered', () => {
  expect(addsUp(split, eur(10000))).toBe(true)
  expect(addsUp(split, eur(10001))).toBe(false)
})

test('the schedule matching the plan, else one-time', () => {
  const oneTime = oneTimeSchedule(eur(10000), '2026-11-21')
  expect(selectedSchedule([oneTime, split], 'SPLIT_PAYMENT')).toBe(split)
  expect(selectedSchedule([oneTime, split], 'INSTALLMENT')).toBe(oneTime)
})

test('a session needs e-mail, plan and method', () => {
  expect(mayCreateSession({ email: 'a@example.com', plan: 'ONE_TIME', method: 'card' })).toBe(true)
  expect(mayCreateSession({ email: '', plan: 'ONE_TIME', method: 'card' })).toBe(false)
  expect(mayCreateSession({ email: 'a@example.com', plan: undefined, method: 'card' })).toBe(false)
})

test('the window is open on its last day; an inactive agency closes it', () => {
  expect(resolveOpening('2026-11-21', '2026-11-21', undefined)).toEqual({ kind: 'open' })
  expect(resolveOpening('2026-11-20', '2026-11-21', undefined)).toEqual({ kind: 'window-closed' })
  expect(resolveOpening('2026-11-21', '2026-11-21', { isActive: false })).toEqual({ kind: 'agency-inactive' })
  expect([toChannel('APP'), toChannel('IBE'), toChannel('')]).toEqual(['B2B', 'B2C', 'B2C'])
})
