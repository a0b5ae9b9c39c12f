import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../../../../shared/checkout/payment/builtin-schedules.ts'
import { checkoutDetails } from '../../../../shared/provider/checkout-details.ts'
import { prices } from '../../../../shared/provider/prices.ts'
import { termsOf, unclearAmountLine } from './builtin-terms.ts'

const today = '2030-01-15'
const agreed = { schedules: { balanceDays: 40 }, today }
const euros = (amount: number) => ({ amount, currency: 'EUR' })
type Figures = { price: number; downPayment: number; openAmount: number; before?: number; paid?: number; state?: string }

/** As a provider tells it, in whole euros. */
function told({ price, downPayment, openAmount, before, paid, state = 'BookingInitiated' }: Figures) {
  const payable = prices.parse({
    packagePrice: euros(price),
    totalPackagePrice: euros(price),
    discountedPackagePrice: euros(price),
    downPayment: euros(downPayment),
    openAmount: euros(openAmount),
    ...(before !== undefined && { previousPackagePrice: euros(before) }),
  })
  const details = checkoutDetails.parse({
    refId: 'abcdefghijkl',
    checkoutState: state,
    itinerary: { id: 'abcdefghijkl', title: 'A trip', startDate: '2030-06-01', endDate: '2030-06-08' },
    prices: payable,
    paymentTransactions: paid === undefined ? [] : [{ transactionId: 't1', amount: euros(paid), status: 'Closed' }],
  })
  return { details, payable }
}
const amountsOf = (figures: Figures) => {
  const { details, payable } = told(figures)
  const terms = termsOf(details, payable, agreed)
  return [scheduleOf('ONE_TIME', terms), scheduleOf('SPLIT_PAYMENT', terms)].map((items) => items?.map(({ amount }) => amount))
}

describe('what is asked for', () => {
  it.each([
    ['what remains after the down payment', 800],
    ['everything that is not paid', 1000],
  ])('is the price, in one or in two, where the open amount means %s', (_, openAmount) => {
    expect(amountsOf({ price: 1000, downPayment: 200, openAmount })).toEqual([[100_000], [20_000, 80_000]])
  })

  it('stays the whole once the first part is paid, so that the dates of the rest can be told', () => {
    const figures = { price: 1000, downPayment: 200, openAmount: 800, paid: 200, state: 'BookingCompleted' }
    expect(amountsOf(figures)).toEqual([[100_000], [20_000, 80_000]])
  })

  it.each([944, 980])('of a dearer change is what it costs more, whatever else is open: %i', (openAmount) => {
    const change = { price: 1180, before: 1000, downPayment: 236, openAmount, paid: 200, state: 'BookingChangeInitiated' }
    expect(amountsOf(change)).toEqual([[18_000], undefined])
  })

  it('of a change with nothing to compare is nothing', () => {
    expect(amountsOf({ price: 1180, downPayment: 236, openAmount: 944, state: 'BookingChangeInitiated' })).toEqual([[0], undefined])
  })
})

describe('the line about figures that contradict each other', () => {
  it('has all four', () => {
    const { details, payable } = told({ price: 1000, downPayment: 200, openAmount: 700, paid: 100 })
    expect(JSON.parse(unclearAmountLine('abcdefghijkl', details, payable) ?? '')).toEqual({
      event: 'open-amount-unclear',
      checkoutId: 'abcdefghijkl',
      price: euros(100_000),
      downPayment: euros(20_000),
      openAmount: euros(70_000),
      paid: euros(10_000),
    })
  })

  it.each([800, 1000])('is not written where they fit: %i', (openAmount) => {
    const { details, payable } = told({ price: 1000, downPayment: 200, openAmount })
    expect(unclearAmountLine('abcdefghijkl', details, payable)).toBeUndefined()
  })
})
