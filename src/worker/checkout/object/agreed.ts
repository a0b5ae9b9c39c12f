import { z } from 'zod'
import type { Sql } from './sql.ts'

/** The change of a booking that the traveller has said yes to; `startedAt`: it is being booked since. */
export type Agreed = { change: string; startedAt: number | null }

export const agreedTable =
  'create table if not exists agreed (id integer primary key check (id = 1), change text not null, at integer not null, started_at integer)'
const row = z.object({ change: z.string(), startedAt: z.number().nullable() })

export const readAgreed = (sql: Sql): Agreed | null =>
  z.array(row).parse(sql('select change, started_at as startedAt from agreed'))[0] ?? null

/** Saying yes again to the same does not begin it anew. */
export function agree(sql: Sql, change: string, now: number): void {
  if (readAgreed(sql)?.change !== change)
    sql('insert or replace into agreed (id, change, at, started_at) values (1, ?, ?, null)', change, now)
}

/** True for the one caller that may book it; somebody who began and was never heard of again does not block for ever. */
export function startChange(sql: Sql, change: string, now: number): boolean {
  const known = readAgreed(sql)
  if (known?.change !== change || isStarted(known, now)) return false
  sql('update agreed set started_at = ?', now)
  return true
}

export const letChangeGo = (sql: Sql) => void sql('update agreed set started_at = null')

/** As long as a booking may take without a word. */
const underWayMs = 10 * 60_000

export const isStarted = ({ startedAt }: Agreed, now: number): boolean => startedAt !== null && now - startedAt < underWayMs
