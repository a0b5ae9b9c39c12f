import type { Env } from '../../env.ts'
import { stripeOf } from '../../payments/stripe/client.ts'
import { createSend } from '../../provider/send.ts'
import { dueSettlements, hearOfSettlement, isBookedOtherwise } from '../object/settlements.ts'
import type { Sql } from '../object/sql.ts'
import { settle } from './settle.ts'

/** Only the alarm settles, one order after the other: nothing is booked or taken by two at once. */
export async function settleOrders(sql: Sql, env: Env, onRecorded: () => Promise<void>): Promise<void> {
  for (const { order, settlement } of dueSettlements(sql, Date.now())) {
    const { provider, currency, language, locale } = order.shop
    const settled = await settle(order, settlement, {
      stripe: stripeOf(env),
      ask: () => createSend({ env, market: { provider, currency }, language, locale, requestId: crypto.randomUUID() }),
      now: Date.now,
      isBookedOtherwise: () => isBookedOtherwise(sql, order.id),
      hear: (event) => hearOfSettlement(sql, order.id, event, Date.now()),
    })
    if (settled.isRecorded) await onRecorded()
  }
}
