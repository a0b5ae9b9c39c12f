import { z } from 'zod'
import type { Sql } from './sql.ts'

/** What the object's one alarm is for. */
export const wakeNames = ['expiry', 'after-booking', 'settlement', 'resume'] as const
export type WakeName = (typeof wakeNames)[number]
export type Wake = { name: WakeName; at: number }

export const wakesTable = 'create table if not exists wakes (name text primary key, at integer not null)'
const row = z.object({ name: z.enum(wakeNames), at: z.number() })

/** The earliest first. */
export const readWakes = (sql: Sql): Wake[] => z.array(row).parse(sql('select name, at from wakes order by at, name'))

/** One time a name: a later call moves it. */
export const planWake = (sql: Sql, { name, at }: Wake) => void sql('insert or replace into wakes (name, at) values (?, ?)', name, at)

/** Done with, unless it was planned anew meanwhile. */
export const dropWake = (sql: Sql, { name, at }: Wake) => void sql('delete from wakes where name = ? and at = ?', name, at)

export const dueAt = (wakes: readonly Wake[], now: number): Wake[] => wakes.filter(({ at }) => at <= now)
