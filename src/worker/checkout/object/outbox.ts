import { z } from 'zod'
import type { Sql } from './sql.ts'

/** What is done once after a booking, and once after each change of it. */
export const duties = ['promo', 'newsletter', 'mail-requested', 'mail-confirmed'] as const
export type Duty = (typeof duties)[number]
/** `occasion`: the booking, or one change of it. */
export type Done = { occasion: string; duty: Duty }

export const outboxTable =
  'create table if not exists outbox (occasion text not null, duty text not null, at integer not null, primary key (occasion, duty))'
const row = z.object({ occasion: z.string(), duty: z.enum(duties) })

export const readOutbox = (sql: Sql): Done[] => z.array(row).parse(sql('select occasion, duty from outbox order by at'))

export const markDone = (sql: Sql, { occasion, duty }: Done, now: number) =>
  void sql('insert or ignore into outbox (occasion, duty, at) values (?, ?, ?)', occasion, duty, now)
