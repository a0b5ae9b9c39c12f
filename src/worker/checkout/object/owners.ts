import { z } from 'zod'
import type { Sql } from './sql.ts'

export const ownersTable = 'create table if not exists owners (browser text primary key)'
const row = z.object({ browser: z.string() })
const mostOwners = 50

/** `nobody` stands in objects that expired before a checkout could be claimed anew. */
export const readOwners = (sql: Sql): string[] =>
  z
    .array(row)
    .parse(sql("select browser from owners where browser <> 'nobody'"))
    .map(({ browser }) => browser)

/** Whoever names the e-mail again and again is many; the latest count. */
export function addOwner(sql: Sql, browser: string): void {
  sql('insert or ignore into owners (browser) values (?)', browser)
  sql('delete from owners where rowid not in (select rowid from owners order by rowid desc limit ?)', mostOwners)
}

export const dropOwner = (sql: Sql, browser: string) => void sql('delete from owners where browser = ?', browser)
