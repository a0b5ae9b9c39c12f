import { z } from 'zod'
import { languageCode } from '../../../shared/language.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { Sql } from './sql.ts'

/** Where it was paid for and in which language, so that what follows a booking needs nobody who asks. `polls`: how often the booking was polled since. */
export type Bought = { checkoutId: string; market: string; language: LanguageCode; polls: number }

export const boughtTable =
  'create table if not exists bought (id integer primary key check (id = 1), checkout_id text not null, market text not null, language text not null, looks integer not null)'
const row = z.object({ checkoutId: z.string(), market: z.string(), language: languageCode, polls: z.number() })

export const readBought = (sql: Sql): Bought | undefined =>
  z.array(row).parse(sql('select checkout_id as checkoutId, market, language, looks as polls from bought'))[0]

/** The latest payment counts, and polling begins anew. */
export const keepBought = (sql: Sql, { checkoutId, market, language }: Omit<Bought, 'polls'>) =>
  void sql('insert or replace into bought (id, checkout_id, market, language, looks) values (1, ?, ?, ?, 0)', checkoutId, market, language)

export const countPoll = (sql: Sql) => void sql('update bought set looks = looks + 1')
