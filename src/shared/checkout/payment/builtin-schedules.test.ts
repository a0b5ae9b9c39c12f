import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../format/date.ts'
import { type ScheduleTerms, scheduleOf } from './builtin-schedules.ts'
import { paymentPlans } from './payment-method.ts'

const today = '2030-01-15'
const terms = (changes: Partial<ScheduleTerms> = {}): ScheduleTerms => ({
  price: 100_000,
  downPayment: 20_000,
  startDate: '2030-06-01',
  today,
  balanceDays: 40,
  instalments: { count: 3, everyDays: 30 },
  ...changes,
})

describe('scheduleOf', () => {
  it('takes everything today in one', () => {
    expect(scheduleOf('ONE_TIME', terms())).toEqual([{ amount: 100_000, due_date: today }])
  })

  it('takes the down payment today and the rest before the start', () => {
    expect(scheduleOf('SPLIT_PAYMENT', terms())).toEqual([
      { amount: 20_000, due_date: today },
      { amount: 80_000, due_date: '2030-04-22' },
    ])
  })

  it.each([
    [41, true],
    [40, false],
    [39, false],
  ])('splits only where the rest is due after today: the start in %i days', (days, isOffered) => {
    expect(scheduleOf('SPLIT_PAYMENT', terms({ startDate: addDays(today, days) })) !== undefined).toBe(isOffered)
  })

  it.each([
    [0, false],
    [1, true],
    [99_999, true],
    [100_000, false],
    [100_001, false],
  ])('splits only where the down payment is a part of it: %i of 100000', (downPayment, isOffered) => {
    expect(scheduleOf('SPLIT_PAYMENT', terms({ downPayment })) !== undefined).toBe(isOffered)
  })

  it('gives the cents that do not divide to the first parts', () => {
    expect(scheduleOf('INSTALLMENT', terms({ price: 100_001 }))?.map(({ amount }) => amount)).toEqual([33_334, 33_334, 33_333])
  })

  it.each([
    [99, false],
    [100, true],
    [101, true],
  ])('ends instalments in time: the start in %i days', (days, isOffered) => {
    expect(scheduleOf('INSTALLMENT', terms({ startDate: addDays(today, days) })) !== undefined).toBe(isOffered)
  })

  it('takes what a change costs at once, and no more, whatever else is open', () => {
    expect(scheduleOf('ONE_TIME', terms({ change: 18_000 }))).toEqual([{ amount: 18_000, due_date: today }])
    for (const plan of ['SPLIT_PAYMENT', 'INSTALLMENT'] as const) expect(scheduleOf(plan, terms({ change: 18_000 }))).toBeUndefined()
  })

  it('has no instalments where the market has none', () => {
    expect(scheduleOf('INSTALLMENT', terms({ instalments: undefined }))).toBeUndefined()
  })

  it('adds up to the cent, begins today, never asks for nothing and never looks back', () => {
    const anyTerms = fc.record({
      price: fc.integer({ min: 1, max: 9_000_000 }),
      downPayment: fc.integer({ min: 0, max: 9_000_000 }),
      startDate: fc.integer({ min: 0, max: 700 }).map((days) => addDays(today, days)),
      today: fc.constant(today),
      balanceDays: fc.integer({ min: 0, max: 120 }),
      instalments: fc.option(fc.record({ count: fc.integer({ min: 2, max: 12 }), everyDays: fc.integer({ min: 7, max: 60 }) }), {
        nil: undefined,
      }),
    })
    fc.assert(
      fc.property(fc.constantFrom(...paymentPlans), anyTerms, (plan, each) => {
        const items = scheduleOf(plan, each)
        if (!items) return plan !== 'ONE_TIME'
        const dates = items.map(({ due_date }) => due_date)
        return (
          items.reduce((sum, { amount }) => sum + amount, 0) === each.price &&
          items.every(({ amount }) => amount > 0) &&
          dates[0] === today &&
          dates.every((date, index) => index === 0 || date > (dates[index - 1] ?? ''))
        )
      }),
    )
  })
})
