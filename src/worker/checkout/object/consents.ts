import { z } from 'zod'
import type { Consents } from '../../../shared/checkout/payment/consents.ts'
import type { Sql } from './sql.ts'

export type KeptConsents = Consents & { at: number }

export const consentsTable =
  'create table if not exists consents (id integer primary key check (id = 1), version text not null, boxes text not null, newsletter integer not null, at integer not null)'
const row = z.object({ version: z.string(), boxes: z.string(), newsletter: z.number(), at: z.number() })

export function readConsents(sql: Sql): KeptConsents | null {
  const [found] = z.array(row).parse(sql('select version, boxes, newsletter, at from consents'))
  if (!found) return null
  return { ...found, boxes: z.array(z.number()).parse(JSON.parse(found.boxes)), newsletter: found.newsletter === 1 }
}

/** The latest agreement stands: it belongs to what was on screen last. */
export const keepConsents = (sql: Sql, { version, boxes, newsletter }: Consents, now: number) =>
  void sql(
    'insert or replace into consents (id, version, boxes, newsletter, at) values (1, ?, ?, ?, ?)',
    version,
    JSON.stringify(boxes),
    newsletter ? 1 : 0,
    now,
  )
