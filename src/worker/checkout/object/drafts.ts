import { z } from 'zod'
import { type StepName, stepNames } from '../../../shared/checkout/steps/table.ts'
import type { Sql } from './sql.ts'

/** What a step's form held, encrypted under the deployment's secret (rule 52); gone after `until`. */
export type SealedDraft = { step: StepName; sealed: string; until: number }

export const draftsTable = 'create table if not exists drafts (step text primary key, sealed text not null, until integer not null)'
const row = z.object({ step: z.enum(stepNames), sealed: z.string(), until: z.number() })

export const readDrafts = (sql: Sql, now: number): SealedDraft[] =>
  z.array(row).parse(sql('select step, sealed, until from drafts where until > ?', now))

export const keepDraft = (sql: Sql, { step, sealed, until }: SealedDraft) =>
  void sql('insert or replace into drafts (step, sealed, until) values (?, ?, ?)', step, sealed, until)

/** The step was saved: the provider has it now. */
export const dropDraft = (sql: Sql, step: StepName) => void sql('delete from drafts where step = ?', step)
