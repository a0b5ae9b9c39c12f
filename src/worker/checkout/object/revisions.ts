import { z } from 'zod'
import type { Revisions } from '../../../shared/checkout/steps/seen.ts'
import { type StepName, stepNames } from '../../../shared/checkout/steps/table.ts'
import type { Sql } from './sql.ts'

export const revisionsTable = 'create table if not exists revisions (step text primary key, number integer not null, page text not null)'
const row = z.object({ step: z.enum(stepNames), number: z.number(), page: z.string() })

export const readRevisions = (sql: Sql): Revisions =>
  Object.fromEntries(
    z
      .array(row)
      .parse(sql('select step, number, page from revisions'))
      .map(({ step, number, page }) => [step, { number, page }]),
  )

/** One save more, by this page. */
export const countRevision = (sql: Sql, step: StepName, page: string) =>
  void sql(
    'insert into revisions (step, number, page) values (?, 1, ?) on conflict (step) do update set number = number + 1, page = excluded.page',
    step,
    page,
  )
