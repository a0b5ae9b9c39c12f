import { z } from 'zod'
import type { AvailabilityCheck } from '../../../shared/provider/availability-check.ts'
import type { Sql } from './sql.ts'

type Summary = AvailabilityCheck['summary']
export type KeptCheck = { summary: Summary; at: number }

export const checksTable =
  'create table if not exists checks (id integer primary key check (id = 1), summary text not null, at integer not null)'
const row = z.object({ summary: z.string(), at: z.number() })

export function readCheck(sql: Sql): KeptCheck | null {
  const [found] = z.array(row).parse(sql('select summary, at from checks'))
  if (!found) return null
  const summary: Summary = JSON.parse(found.summary)
  return { summary, at: found.at }
}

export const keepCheck = (sql: Sql, summary: Summary, now: number) =>
  void sql('insert or replace into checks (id, summary, at) values (1, ?, ?)', JSON.stringify(summary), now)
