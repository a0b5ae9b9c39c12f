import { z } from 'zod'
import type { Sql } from './sql.ts'

/** The shop that a checkout belongs to. */
export type CheckoutHome = { whitelabel: string; tourOperator: string }

export const homeTable =
  'create table if not exists home (id integer primary key check (id = 1), whitelabel text not null, tour_operator text not null)'
const row = z.object({ whitelabel: z.string(), tourOperator: z.string() })

export const readHome = (sql: Sql): CheckoutHome | undefined =>
  z.array(row).parse(sql('select whitelabel, tour_operator as tourOperator from home'))[0]

/** The first one stays. */
export const keepHome = (sql: Sql, { whitelabel, tourOperator }: CheckoutHome) =>
  void sql('insert or ignore into home (id, whitelabel, tour_operator) values (1, ?, ?)', whitelabel, tourOperator)

export function isForeign(sql: Sql, { whitelabel, tourOperator }: CheckoutHome): boolean {
  const home = readHome(sql)
  return home !== undefined && (home.whitelabel !== whitelabel || home.tourOperator !== tourOperator)
}
