import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type BalanceFigures, balanceOf } from './balance.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })
const figures = (price: number, downPayment: number, openAmount: number, paid = 0): BalanceFigures => ({
  discountedPackagePrice: euros(price),
  downPayment: euros(downPayment),
  openAmount: euros(openAmount),
  paid: paid === 0 ? undefined : euros(paid),
})

describe('the balance', () => {
  it.each([
    ['as the contract says', figures(1000, 200, 800), 1000],
    ['where it means everything that is not paid', figures(1000, 200, 1000), 1000],
    ['where all of it is due at once, as the contract says', figures(1000, 1000, 0), 1000],
    ['where all of it is due at once, the other way', figures(1000, 1000, 1000), 1000],
    ['where no down payment is asked for', figures(1000, 0, 1000), 1000],
    ['once the down payment is paid', figures(1000, 200, 800, 200), 800],
    ['once more than the down payment is paid', figures(1000, 200, 500, 500), 500],
    ['once all is paid', figures(1000, 200, 0, 1000), 0],
    ['of a change that made the down payment grow, as the contract says', figures(1180, 236, 944, 200), 980],
    ['of a change, the other way', figures(1180, 236, 980, 200), 980],
    ['where more was paid than it costs now', figures(900, 180, 0, 1000), 0],
  ])('%s', (_, told, balance) => {
    expect(balanceOf(told)).toEqual(euros(balance))
  })

  it.each([
    ['an open amount between the readings', figures(1000, 200, 900)],
    ['an open amount over the price', figures(1000, 200, 1200)],
    ['nothing open though nothing was paid', figures(1000, 200, 0)],
    ['one cent too much', figures(1000, 200, 801)],
    ['another currency', { ...figures(1000, 200, 800), openAmount: { amount: 800, currency: 'DKK' as const } }],
    ['payments in another currency', { ...figures(1000, 200, 800), paid: { amount: 200, currency: 'DKK' as const } }],
  ])('cannot be told from %s', (_, told) => {
    expect(balanceOf(told)).toBeUndefined()
  })
})

test('either reading gives the same balance, and never more than the price', () => {
  const amount = fc.integer({ min: 0, max: 9_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, (price, downPayment, paid) => {
      const unpaid = Math.max(0, price - paid)
      const remaining = Math.max(0, price - Math.max(downPayment, paid))
      const balances = [unpaid, remaining].map((open) => balanceOf(figures(price, downPayment, open, paid))?.amount)
      return balances.every((balance) => balance === unpaid && balance <= price)
    }),
  )
})
