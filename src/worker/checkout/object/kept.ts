import { z } from 'zod'
import type { LanguageCode } from '../../../shared/languages.ts'
import { type Kept, type KeptName, keptMs } from '../kept-answers.ts'
import type { Sql } from './sql.ts'

export const keptTable =
  'create table if not exists kept (language text not null, name text not null, version text not null, answer text not null, at integer not null, primary key (language, name))'
const row = z.object({ name: z.string(), version: z.string(), answer: z.string() })

/** Of several versions the latest counts. */
export function readKept(sql: Sql, language: LanguageCode, names: readonly KeptName[], now: number): Kept {
  if (names.length === 0) return { version: '', answers: {} }
  const query = `select name, version, answer from kept where language = ? and at > ? and name in (${names.map(() => '?').join()}) order by at desc`
  const rows = z.array(row).parse(sql(query, language, now - keptMs, ...names))
  const version = rows[0]?.version ?? ''
  const answers: Kept['answers'] = Object.fromEntries(
    rows.filter((found) => found.version === version).map(({ name, answer }) => [name, JSON.parse(answer)]),
  )
  return { version, answers }
}

export function keepAnswers(
  sql: Sql,
  language: LanguageCode,
  version: string,
  answers: readonly (readonly [string, string])[],
  now: number,
): void {
  const query = 'insert or replace into kept (language, name, version, answer, at) values (?, ?, ?, ?, ?)'
  for (const [name, answer] of answers) sql(query, language, name, version, answer, now)
}

/** In every language. */
export const forgetAnswer = (sql: Sql, name: KeptName) => void sql('delete from kept where name = ?', name)
