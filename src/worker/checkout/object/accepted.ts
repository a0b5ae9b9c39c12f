import { z } from 'zod'
import type { Sql } from './sql.ts'

export type AcceptedPrice = { componentId: string; amount: number; currency: string }

export const acceptedTable =
  'create table if not exists accepted (component_id text primary key, amount integer not null, currency text not null)'
const row = z.object({ componentId: z.string(), amount: z.number(), currency: z.string() })

export const readAccepted = (sql: Sql): AcceptedPrice[] =>
  z.array(row).parse(sql('select component_id as componentId, amount, currency from accepted'))

export function acceptPrices(sql: Sql, changes: readonly AcceptedPrice[]): void {
  for (const { componentId, amount, currency } of changes)
    sql('insert or replace into accepted (component_id, amount, currency) values (?, ?, ?)', componentId, amount, currency)
}
