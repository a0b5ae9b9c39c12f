import { z } from 'zod'
import {
  hear,
  isBeyondRecall,
  openSettlement,
  pauseMs,
  type Settlement,
  type SettlementEvent,
  settlement,
} from '../../../shared/checkout/payment/settlement.ts'
import { languageCode } from '../../../shared/language.ts'
import { market } from '../../../shared/market/market.ts'
import type { Sql } from './sql.ts'

/** What was agreed when a payment was opened, and in whose name the provider is asked later on, when no browser does. */
export const order = z.object({
  /** The processor's id of the payment. */
  id: z.string(),
  checkoutId: z.string(),
  /** Of the intent: what is asked of the processor carries it. */
  key: z.string(),
  /** The price of the trip that was agreed to, and what of it is paid now. */
  agreed: z.number().int(),
  amount: z.number().int(),
  currency: z.string(),
  method: z.enum(['card', 'sepa_debit', 'ideal']),
  shop: z.object({ provider: market.shape.provider, currency: market.shape.currency, language: languageCode, locale: z.string() }),
})
export type Order = z.infer<typeof order>
export type OpenOrder = { order: Order; settlement: Settlement }

export const settlementsTable =
  'create table if not exists settlements (id text primary key, placed text not null, settlement text not null, due integer)'
const row = z.object({ placed: z.string(), settlement: z.string() })

const toOpenOrder = ({ placed, settlement: text }: z.infer<typeof row>): OpenOrder => ({
  order: order.parse(JSON.parse(placed)),
  settlement: settlement.parse(JSON.parse(text)),
})

const columns = 'select placed, settlement from settlements'

export function readSettlement(sql: Sql, id: string): Settlement | undefined {
  const [found] = z.array(row).parse(sql(`${columns} where id = ?`, id))
  return found && toOpenOrder(found).settlement
}

function keepSettlement(sql: Sql, id: string, kept: Settlement, now: number): void {
  const pause = pauseMs(kept)
  sql('update settlements set settlement = ?, due = ? where id = ?', JSON.stringify(kept), pause === null ? null : now + pause, id)
}

/** What stands, with what was heard. */
export function hearOfSettlement(sql: Sql, id: string, event: SettlementEvent, now: number): Settlement {
  const next = hear(readSettlement(sql, id) ?? openSettlement, event)
  keepSettlement(sql, id, next, now)
  return next
}

/** The same payment is placed once. */
export function placeOrder(sql: Sql, placed: Order, now: number): void {
  const isNew = !readSettlement(sql, placed.id)
  sql(
    'insert or ignore into settlements (id, placed, settlement) values (?, ?, ?)',
    placed.id,
    JSON.stringify(placed),
    JSON.stringify(openSettlement),
  )
  if (isNew) keepSettlement(sql, placed.id, openSettlement, now)
}

/** Somebody has heard of it: it is looked at now. */
export const hurrySettlement = (sql: Sql, id: string, now: number) =>
  void sql('update settlements set due = ? where id = ? and due is not null', now, id)

/** False where its booking is asked for or made already. */
export function letSettlementGo(sql: Sql, id: string, now: number): boolean {
  const known = readSettlement(sql, id)
  if (!known || isBeyondRecall(known)) return false
  hearOfSettlement(sql, id, { kind: 'refused', reason: 'let-go' }, now)
  return true
}

/** Another payment of this checkout has been booked for, or is about to be. */
export const isBookedOtherwise = (sql: Sql, id: string): boolean =>
  z
    .array(row)
    .parse(sql(`${columns} where id <> ?`, id))
    .some((each) => isBeyondRecall(toOpenOrder(each).settlement))

export const dueSettlements = (sql: Sql, now: number): OpenOrder[] =>
  z
    .array(row)
    .parse(sql(`${columns} where due <= ? order by due`, now))
    .map(toOpenOrder)

export function nextSettlementAt(sql: Sql): number | undefined {
  const [found] = z.array(z.object({ due: z.number().nullable() })).parse(sql('select min(due) as due from settlements'))
  return found?.due ?? undefined
}
