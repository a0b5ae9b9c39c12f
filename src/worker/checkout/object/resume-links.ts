import { z } from 'zod'
import type { Sql } from './sql.ts'

export const linksTable =
  'create table if not exists resume_links (id text primary key, proof text not null, until integer not null, made integer not null, tries integer not null, tried integer not null)'
const row = z.object({ id: z.string(), proof: z.string(), until: z.number(), made: z.number(), tries: z.number(), tried: z.number() })
type LinkRow = z.infer<typeof row>

/** `proof`: of the e-mail that has to be named where the link is opened. */
export type KeptLink = { id: string; until: number }

const minuteMs = 60_000
/** A second press, or an answer that was lost, means the link that was just made. */
const sameForMs = minuteMs
const mostLinks = 10
const mostTries = 5
const triesForMs = 10 * minuteMs

const readLive = (sql: Sql, now: number): LinkRow[] =>
  z.array(row).parse(sql('select * from resume_links where until > ? order by made', now))

export const countLinks = (sql: Sql, now: number): number => readLive(sql, now).length
export const isLive = (sql: Sql, id: string, now: number): boolean => readLive(sql, now).some((link) => link.id === id)

/** A link for whoever names this e-mail; nothing where there are too many already. */
export function linkFor(sql: Sql, proof: string, until: number, now: number): KeptLink | undefined {
  const live = readLive(sql, now)
  const same = live.find((link) => link.proof === proof && now - link.made < sameForMs)
  if (same) return { id: same.id, until: same.until }
  if (live.length >= mostLinks) return undefined
  const id = crypto.randomUUID()
  sql('insert into resume_links (id, proof, until, made, tries, tried) values (?, ?, ?, ?, 0, 0)', id, proof, until, now)
  return { id, until }
}

export type LinkProof = 'known' | 'refused' | 'limited' | 'ended'

/** Whether this is the e-mail of the link. Five wrong ones, and it says nothing for ten minutes. */
export function proveLink(sql: Sql, id: string, proof: string, now: number): LinkProof {
  const link = readLive(sql, now).find((live) => live.id === id)
  if (!link) return 'ended'
  const tries = now - link.tried < triesForMs ? link.tries : 0
  if (tries >= mostTries) return 'limited'
  if (link.proof === proof) return 'known'
  sql('update resume_links set tries = ?, tried = ? where id = ?', tries + 1, now, id)
  return 'refused'
}

/** Every link, and what was kept for them. */
export function revokeLinks(sql: Sql): void {
  sql('delete from resume_links')
  sql('delete from drafts')
}

/** Forgets what is out of date. When the next one is, if there is any. */
export function sweepLinks(sql: Sql, now: number): number | undefined {
  sql('delete from resume_links where until <= ?', now)
  sql('delete from drafts where until <= ?', now)
  const [next] = z
    .array(z.object({ until: z.number().nullable() }))
    .parse(sql('select min(until) as until from (select until from resume_links union all select until from drafts)'))
  return next?.until ?? undefined
}
