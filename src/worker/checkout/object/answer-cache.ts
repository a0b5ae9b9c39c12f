import { z } from 'zod'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { CachedName, CallAnswer } from '../../../shared/provider/calls.ts'
import type { Sql } from './sql.ts'

/** The part of a tour that the frame of a step shows. */
export type Tour = Pick<CallAnswer<'discovery/tour-details'>, 'id' | 'tourType' | 'pictures'>
export type Agency = CallAnswer<'inventory/agencies'>
type CachedOtherwise = { 'discovery/tour-details': Tour | undefined; 'inventory/agencies': Agency | undefined }

export type CachedAnswers = { [Name in CachedName]: Name extends keyof CachedOtherwise ? CachedOtherwise[Name] : CallAnswer<Name> }
/** Answers about one version of the itinerary. */
export type AnswerCache = { version: string; answers: Partial<CachedAnswers> }

/** After this the provider is asked again, even if the itinerary has not changed. */
const maxAgeMs = 15 * 60 * 1000

/** The table keeps its former name, as earlier releases have left rows in it. */
export const answerCacheTable =
  'create table if not exists kept (language text not null, name text not null, version text not null, answer text not null, at integer not null, primary key (language, name))'
const row = z.object({ name: z.string(), version: z.string(), answer: z.string() })

/** Answers of the latest version of the itinerary; older ones are ignored. */
export function readCachedAnswers(sql: Sql, language: LanguageCode, names: readonly CachedName[], now: number): AnswerCache {
  if (names.length === 0) return { version: '', answers: {} }
  const query = `select name, version, answer from kept where language = ? and at > ? and name in (${names.map(() => '?').join()}) order by at desc`
  const rows = z.array(row).parse(sql(query, language, now - maxAgeMs, ...names))
  const version = rows[0]?.version ?? ''
  const answers: AnswerCache['answers'] = Object.fromEntries(
    rows.filter((found) => found.version === version).map(({ name, answer }) => [name, JSON.parse(answer)]),
  )
  return { version, answers }
}

export function cacheAnswers(
  sql: Sql,
  language: LanguageCode,
  version: string,
  answers: readonly (readonly [string, string])[],
  now: number,
): void {
  const query = 'insert or replace into kept (language, name, version, answer, at) values (?, ?, ?, ?, ?)'
  for (const [name, answer] of answers) sql(query, language, name, version, answer, now)
}

/** Removes an answer in every language. */
export const forgetAnswer = (sql: Sql, name: CachedName) => void sql('delete from kept where name = ?', name)
