import type { AnswerDraft } from '../../../../shared/checkout/steps/experiences/answer-draft.ts'
import { isTextRecord } from '../../../browser/is-text-record.ts'
import { readDraft, wipeDraft, writeDraft } from '../../../browser/secret-draft.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isAnswer = (value: unknown) => isTextRecord(value) && 'typed' in value && 'base' in value
const isAnswerDraft = (value: unknown): value is AnswerDraft =>
  isRecord(value) && Object.values(value).every((answers) => isRecord(answers) && Object.values(answers).every(isAnswer))
const idOf = (checkoutId: string) => `activity-answers-${checkoutId}`

export async function readAnswers(checkoutId: string): Promise<AnswerDraft | undefined> {
  const text = await readDraft(idOf(checkoutId))
  if (text === undefined) return undefined
  const draft: unknown = JSON.parse(text)
  return isAnswerDraft(draft) ? draft : undefined
}

export const writeAnswers = (checkoutId: string, draft: AnswerDraft): Promise<boolean> =>
  writeDraft(idOf(checkoutId), JSON.stringify(draft))
export const wipeAnswers = (checkoutId: string): Promise<void> => wipeDraft(idOf(checkoutId))
