import { z } from 'zod'
import type { Sql } from './sql.ts'

export const proofTriesTable =
  'create table if not exists proof_tries (visitor text primary key, wrong integer not null, since integer not null)'
const row = z.object({ visitor: z.string(), wrong: z.number(), since: z.number() })

const hourMs = 3600_000
/** Of one visitor in an hour, from the first wrong one on. */
export const mostOfOne = 5
/** Of all visitors of a checkout in a day. */
export const mostOfAll = 50
const dayMs = 24 * hourMs

const readTries = (sql: Sql, now: number) => z.array(row).parse(sql('select * from proof_tries where since > ?', now - dayMs))

/** How long a visitor is not listened to any more; nothing where they may try. */
export function lockedForMs(sql: Sql, visitor: string, now: number): number | undefined {
  const tries = readTries(sql, now)
  const own = tries.find((each) => each.visitor === visitor)
  if (own && own.wrong >= mostOfOne && now - own.since < hourMs) return own.since + hourMs - now
  const all = tries.reduce((sum, { wrong }) => sum + wrong, 0)
  return all >= mostOfAll ? Math.min(...tries.map(({ since }) => since)) + dayMs - now : undefined
}

export function countWrong(sql: Sql, visitor: string, now: number): void {
  sql('delete from proof_tries where since <= ?', now - dayMs)
  const own = readTries(sql, now).find((each) => each.visitor === visitor)
  const [wrong, since] = own && now - own.since < hourMs ? [own.wrong + 1, own.since] : [1, now]
  sql('insert or replace into proof_tries (visitor, wrong, since) values (?, ?, ?)', visitor, wrong, since)
}
