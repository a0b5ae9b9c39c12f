import { z } from 'zod'
import type { Sql } from './sql.ts'

export const ownersTable = 'create table if not exists owners (browser text primary key)'
const row = z.object({ browser: z.string() })

/** No browser has this id. */
export const nobody = 'nobody'

export const readOwners = (sql: Sql): string[] =>
  z
    .array(row)
    .parse(sql('select browser from owners'))
    .map(({ browser }) => browser)

export const addOwner = (sql: Sql, browser: string) => void sql('insert or ignore into owners (browser) values (?)', browser)
