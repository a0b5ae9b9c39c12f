import { expect, test } from 'vitest'
import { coveredOf, paidOf, type Transaction, toTransactionStatus, toTransactionViews, transactionStatuses } from './transactions.ts'

const transaction = (changes: Partial<Transaction> = {}): Transaction => ({
  transactionId: 'one',
  amount: { amount: 10_000, currency: 'EUR' },
  status: 'Closed',
  paymentMethod: 'CreditCard',
  paymentMethodName: '',
  created: '2026-11-21',
  ...changes,
})
const views = (...changes: Partial<Transaction>[]) => toTransactionViews(changes.map(transaction))

test.each([
  ['Closed', 10_000, 10_000],
  ['Preauth', undefined, 10_000],
  ['PreauthCaptureInProgress', undefined, 10_000],
  ['InProgress', undefined, 10_000],
  ['Pending', undefined, 10_000],
  ['Open', undefined, 10_000],
  ['Failed', undefined, undefined],
  ['Deleted', undefined, undefined],
  ['Unknown', undefined, undefined],
])('%s counts as paid %s and as covered %s', (status, paid, covered) => {
  expect(transactionStatuses).toContain(status)
  expect(paidOf(views({ status }))?.amount).toBe(paid)
  expect(coveredOf(views({ status }))?.amount).toBe(covered)
})

test.each(['', 'closed', 'Settled', 'CLOSED'])('the word %o is none of the nine and counts as unknown', (word) => {
  expect(toTransactionStatus(word)).toBe('Unknown')
  expect(paidOf(views({ status: word }))).toBeUndefined()
})

test('payments add up, and what was paid back is taken off', () => {
  const all = views(
    {},
    { amount: { amount: 2_500, currency: 'EUR' } },
    { amount: { amount: -1_200, currency: 'EUR' } },
    { status: 'Failed' },
  )
  expect(paidOf(all)).toEqual({ amount: 11_300, currency: 'EUR' })
})

test('an amount in another currency is never added', () =>
  expect(paidOf(views({}, { amount: { amount: 500, currency: 'DKK' } }))).toEqual({ amount: 10_000, currency: 'EUR' }))

test('they are told in the order of time, with the method in our words', () => {
  const all = views(
    { transactionId: 'second', created: '2026-12-01', paymentMethod: 'DirectDebit' },
    { transactionId: 'first', created: '2026-11-01T10:00:00Z', paymentMethod: 'Other', paymentMethodName: 'Voucher' },
  )
  expect(all.map(({ id, date, method, methodName }) => [id, date, method, methodName])).toEqual([
    ['first', '2026-11-01', 'other', 'Voucher'],
    ['second', '2026-12-01', 'debit', ''],
  ])
})
