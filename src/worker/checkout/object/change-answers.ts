import { z } from 'zod'
import { type ChangeAnswer, changeAnswer } from '../../../shared/checkout/steps/availability/change-answer.ts'
import type { Sql } from './sql.ts'

export const changeAnswersTable =
  'create table if not exists change_answers (component_id text primary key, answer text not null, at integer not null)'
const row = z.object({ answer: z.string() })

/** The latest last. */
export const readChangeAnswers = (sql: Sql): ChangeAnswer[] =>
  z
    .array(row)
    .parse(sql('select answer from change_answers order by at, rowid'))
    .map(({ answer }) => changeAnswer.parse(JSON.parse(answer)))

/** One answer a part: a later one takes its place. */
export function keepChangeAnswers(sql: Sql, answers: readonly ChangeAnswer[], now: number): void {
  for (const answer of answers)
    sql(
      'insert or replace into change_answers (component_id, answer, at) values (?, ?, ?)',
      answer.componentId,
      JSON.stringify(answer),
      now,
    )
}
