import type { Money } from '../../format/money.ts'

/** Status of a payment transaction, in the provider's words. */
export const transactionStatuses = [
  'Closed',
  'Deleted',
  'Failed',
  'InProgress',
  'Open',
  'Pending',
  'Preauth',
  'PreauthCaptureInProgress',
  'Unknown',
] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** A word that is none of the nine says nothing that may be built on. */
export const toTransactionStatus = (word: string): TransactionStatus => transactionStatuses.find((status) => status === word) ?? 'Unknown'

/** What has become of the money: `paid` is the only one that is counted as such. */
type Standing = 'paid' | 'reserved' | 'under-way' | 'nothing' | 'unclear'
const standings: Record<TransactionStatus, Standing> = {
  Closed: 'paid',
  Deleted: 'nothing',
  Failed: 'nothing',
  InProgress: 'under-way',
  Open: 'under-way',
  Pending: 'under-way',
  Preauth: 'reserved',
  PreauthCaptureInProgress: 'reserved',
  Unknown: 'unclear',
}
const standingOf = (status: TransactionStatus): Standing => standings[status]

export type TransactionMethod = 'card' | 'debit' | 'transfer' | 'other'
const methods = new Map<string, TransactionMethod>([
  ['CreditCard', 'card'],
  ['DirectDebit', 'debit'],
  ['BankTransfer', 'transfer'],
])

export type TransactionView = {
  id: string
  /** Negative where it was paid back. */
  amount: Money
  status: TransactionStatus
  method: TransactionMethod
  /** As the provider names it, where it is none of ours. */
  methodName: string
  /** ISO date; empty where it is not told. */
  date: string
}

export type Transaction = {
  transactionId: string
  amount: Money
  status: string
  paymentMethod: string
  paymentMethodName: string
  created: string
}

/** In the order of time. One that was deleted or failed is nobody's payment, but it is told. */
export const toTransactionViews = (transactions: readonly Transaction[]): TransactionView[] =>
  transactions
    .map(({ transactionId, amount, status, paymentMethod, paymentMethodName, created }) => ({
      id: transactionId,
      amount,
      status: toTransactionStatus(status),
      method: methods.get(paymentMethod) ?? ('other' as const),
      methodName: paymentMethodName,
      date: /^\d{4}-\d{2}-\d{2}/.exec(created)?.[0] ?? '',
    }))
    .sort((one, other) => one.date.localeCompare(other.date))

const sumOf = (transactions: readonly TransactionView[], counted: readonly Standing[]): Money | undefined => {
  const [first, ...rest] = transactions.filter(({ status }) => counted.includes(standingOf(status)))
  if (!first) return undefined
  const same = rest.filter(({ amount }) => amount.currency === first.amount.currency)
  return { amount: same.reduce((sum, { amount }) => sum + amount.amount, first.amount.amount), currency: first.amount.currency }
}

/** What has arrived, refunds taken off. */
export const paidOf = (transactions: readonly TransactionView[]): Money | undefined => sumOf(transactions, ['paid'])

/** What has arrived, is held for us, or is on its way: no longer to be asked for. */
export const coveredOf = (transactions: readonly TransactionView[]): Money | undefined =>
  sumOf(transactions, ['paid', 'reserved', 'under-way'])
