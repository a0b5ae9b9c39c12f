import { Hono } from 'hono'
import { z } from 'zod'
import { recordTransaction, type Transaction, transactionView } from '../booking/transactions.ts'
import type { App } from '../env.ts'
import { notFound, problemResponse } from './problem.ts'
import { withCheckout } from './with-checkout.ts'

const decimal = z.string().regex(/^\d{1,9}\.\d{2}$/)
const create = z.object({
  externalRefId: z.string().min(1).max(100),
  amount: z.object({ currency: z.string().length(3), value: decimal, amount: decimal.optional() }),
  transactionType: z.enum(['Payment', 'Refund']),
  paymentMethod: z.enum([
    'CreditCard',
    'BankTransfer',
    'DirectDebit',
    'Paypal',
    'Datatrans',
    'Invoice',
    'Payyo',
    'Future',
    'Other',
    'Unknown',
  ]),
  paymentMethodName: z.string().optional(),
  status: z.enum(['Open', 'Closed']).default('Open'),
})
const update = z.object({ status: z.literal('Closed').optional() })

const refuse = (detail: string) => problemResponse(400, { code: 'InputValidation', detail, pointer: '' })

export const paymentTransactions = new Hono<App>()
  .use('/:version/:id/*', withCheckout)

  .post('/:version/:id/create', async (c) => {
    const parsed = create.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return refuse('The transaction cannot be read.')
    const { externalRefId, amount, transactionType, paymentMethod, paymentMethodName, status } = parsed.data
    if (paymentMethod === 'Other' && !paymentMethodName) return refuse('A payment method of type Other needs a name.')
    const stored = await recordTransaction(c.env.DB, {
      checkout_id: c.var.checkout.id,
      external_ref_id: externalRefId,
      amount: Math.round(Number(amount.amount ?? amount.value) * 100),
      currency: amount.currency,
      type: transactionType,
      method: paymentMethod,
      method_name: paymentMethodName ?? null,
      status,
    })
    return c.json({ transaction: transactionView(stored) })
  })

  .patch('/:version/:id/update/:transactionId', async (c) => {
    const parsed = update.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return refuse('Only the status Closed can be set.')
    const stored = await c.env.DB.prepare(
      'update payment_transactions set status = coalesce(?, status) where id = ? and checkout_id = ? returning *',
    )
      .bind(parsed.data.status ?? null, c.req.param('transactionId'), c.var.checkout.id)
      .first<Transaction>()
    return stored ? c.json({ transaction: transactionView(stored) }) : notFound()
  })

  .delete('/:version/:id/delete/:transactionId', async (c) => {
    const stored = await c.env.DB.prepare(`update payment_transactions set status = 'Deleted' where id = ? and checkout_id = ? returning *`)
      .bind(c.req.param('transactionId'), c.var.checkout.id)
      .first<Transaction>()
    return stored ? c.json({ transaction: transactionView(stored) }) : notFound()
  })
