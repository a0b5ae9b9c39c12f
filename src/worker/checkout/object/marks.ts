import { z } from 'zod'
import { type StepName, stepNames } from '../../../shared/checkout/steps/table.ts'
import type { Sql } from './sql.ts'

export const marksTable = 'create table if not exists marks (step text primary key, at integer not null)'
const row = z.object({ step: z.enum(stepNames) })

export const readMarks = (sql: Sql): StepName[] =>
  z
    .array(row)
    .parse(sql('select step from marks'))
    .map(({ step }) => step)

export function setMark(sql: Sql, step: StepName, isDone: boolean, now: number): void {
  if (isDone) sql('insert or replace into marks (step, at) values (?, ?)', step, now)
  else sql('delete from marks where step = ?', step)
}
