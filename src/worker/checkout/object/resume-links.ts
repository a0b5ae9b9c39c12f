import { z } from 'zod'
import type { Sql } from './sql.ts'

export const linksTable =
  'create table if not exists resume_links (id text primary key, proof text not null, until integer not null, made integer not null, tries integer not null, tried integer not null)'
/** When each was last opened. */
export const openingsTable = 'create table if not exists resume_openings (link text primary key, at integer not null)'
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

/** As its owner may see them: without the e-mail, which nobody here knows. */
export type OpenLink = { id: string; made: number; until: number; opened?: number }

const opening = z.object({ link: z.string(), at: z.number() })

export function readLinks(sql: Sql, now: number): OpenLink[] {
  const openings = new Map(
    z
      .array(opening)
      .parse(sql('select link, at from resume_openings'))
      .map(({ link, at }) => [link, at]),
  )
  return readLive(sql, now).map(({ id, made, until }) => {
    const opened = openings.get(id)
    return { id, made, until, ...(opened !== undefined && { opened }) }
  })
}

/** Whether it still opens the checkout. */
export function openLink(sql: Sql, id: string, now: number): boolean {
  if (!readLive(sql, now).some((link) => link.id === id)) return false
  sql('insert or replace into resume_openings (link, at) values (?, ?)', id, now)
  return true
}

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

/** Whether this is the e-mail of the link, by any of our secrets. After five wrong ones every answer is no for ten minutes. */
export function proveLink(sql: Sql, id: string, proofs: readonly string[], now: number): LinkProof {
  const link = readLive(sql, now).find((live) => live.id === id)
  if (!link) return 'ended'
  const tries = now - link.tried < triesForMs ? link.tries : 0
  if (tries >= mostTries) return 'limited'
  if (proofs.includes(link.proof)) return 'known'
  sql('update resume_links set tries = ?, tried = ? where id = ?', tries + 1, now, id)
  return 'refused'
}

/** Every link, and what was kept for them. */
export function revokeLinks(sql: Sql): void {
  sql('delete from resume_links')
  sql('delete from resume_openings')
  sql('delete from drafts')
}

/** One of them; with the last one goes what was kept for them all. */
export function revokeLink(sql: Sql, id: string, now: number): void {
  sql('delete from resume_links where id = ?', id)
  sql('delete from resume_openings where link = ?', id)
  if (readLive(sql, now).length === 0) revokeLinks(sql)
}

/** Forgets what is out of date. When the next one is, if there is any. */
export function sweepLinks(sql: Sql, now: number): number | undefined {
  sql('delete from resume_links where until <= ?', now)
  sql('delete from resume_openings where link not in (select id from resume_links)')
  sql('delete from drafts where until <= ?', now)
  const [next] = z
    .array(z.object({ until: z.number().nullable() }))
    .parse(sql('select min(until) as until from (select until from resume_links union all select until from drafts)'))
  return next?.until ?? undefined
}
