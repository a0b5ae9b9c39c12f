import { z } from 'zod'
import { type Money, money } from '../../../shared/format/money.ts'
import type { Sql } from './sql.ts'

export const shownPriceTable =
  'create table if not exists shown_price (id integer primary key check (id = 1), amount integer not null, currency text not null)'

/** What the tour page asked for the dates and the party that the checkout was started with (rule 71). */
export const readShownPrice = (sql: Sql): Money | null => z.array(money).parse(sql('select amount, currency from shown_price'))[0] ?? null

export const keepShownPrice = (sql: Sql, price: Money) =>
  void sql('insert or ignore into shown_price (id, amount, currency) values (1, ?, ?)', price.amount, price.currency)
