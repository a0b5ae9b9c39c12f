import { toTransactionAmount, toValue } from '../money.ts'
import { now } from '../today.ts'

export interface Transaction {
  readonly id: string
  readonly checkout_id: string
  readonly external_ref_id: string
  readonly amount: number
  readonly currency: string
  readonly type: string
  readonly method: string
  readonly method_name: string | null
  readonly status: string
  readonly created: string
}

export async function readTransactions(db: D1Database, checkoutId: string): Promise<readonly Transaction[]> {
  const found = await db
    .prepare('select * from payment_transactions where checkout_id = ? order by created')
    .bind(checkoutId)
    .all<Transaction>()
  return found.results
}

/** What closed transactions sum to, refunds taken off. */
export async function paidFor(db: D1Database, checkoutId: string): Promise<number> {
  const closed = (await readTransactions(db, checkoutId)).filter(({ status }) => status === 'Closed')
  return closed.reduce((sum, { amount, type }) => sum + (type === 'Refund' ? -amount : amount), 0)
}

/** The same external reference is one transaction, however often it is sent. */
export async function recordTransaction(db: D1Database, transaction: Omit<Transaction, 'id' | 'created'>): Promise<Transaction> {
  const { checkout_id, external_ref_id, amount, currency, type, method, method_name, status } = transaction
  await db
    .prepare(
      `insert into payment_transactions (id, checkout_id, external_ref_id, amount, currency, type, method, method_name, status, created)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    )
    .bind(crypto.randomUUID(), checkout_id, external_ref_id, amount, currency, type, method, method_name, status, now())
    .run()
  const stored = await db
    .prepare('select * from payment_transactions where checkout_id = ? and external_ref_id = ?')
    .bind(checkout_id, external_ref_id)
    .first<Transaction>()
  if (!stored) throw new Error(`the transaction ${external_ref_id} was not stored`)
  return stored
}

/** As checkout details tell it. */
export const transactionInDetails = ({ id, external_ref_id, amount, currency, status, method, method_name, created }: Transaction) => ({
  transactionId: id,
  externalRefId: external_ref_id,
  amount: toValue(amount, currency),
  status,
  paymentMethod: method,
  ...(method_name && { paymentMethodName: method_name }),
  created: created.slice(0, 10),
})

/** As the payment API tells it. */
export const transactionView = ({ id, external_ref_id, amount, currency, type, status, method, method_name, created }: Transaction) => ({
  transactionRefId: id,
  externalRefId: external_ref_id,
  status,
  amount: toTransactionAmount(amount, currency),
  transactionType: type,
  paymentMethod: method,
  ...(method_name && { paymentMethodName: method_name }),
  created,
  valuta: created,
})
