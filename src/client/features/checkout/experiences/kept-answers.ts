import type { QuestionView } from '../../../../shared/checkout/pages/experiences.ts'
import { textOf } from '../../../browser/form-text.ts'
import { isTextRecord } from '../../../browser/is-text-record.ts'
import { readDraft, wipeDraft, writeDraft } from '../../../browser/secret-draft.ts'

type Asked = { checkoutId: string; groups: readonly { componentId: string; questions: readonly QuestionView[] }[] }

/** §3: answers keyed by componentId, then by a hash of the question's text. */
const isKept = (value: unknown): value is Record<string, Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isTextRecord)
const idOf = (checkoutId: string) => `activity-answers-${checkoutId}`

export async function keepAnswers({ checkoutId, groups }: Asked, form: FormData): Promise<void> {
  const answers = Object.fromEntries(
    groups.map(({ componentId, questions }) => [
      componentId,
      Object.fromEntries(questions.map(({ hash, name }) => [hash, textOf(form, name)]).filter(([, answer]) => answer)),
    ]),
  )
  await writeDraft(idOf(checkoutId), JSON.stringify(answers))
}

/** Kept answers by input name. */
export async function readAnswers({ checkoutId, groups }: Asked): Promise<Record<string, string> | undefined> {
  const text = await readDraft(idOf(checkoutId))
  if (text === undefined) return undefined
  const answers: unknown = JSON.parse(text)
  if (!isKept(answers)) return undefined
  return Object.fromEntries(
    groups.flatMap(({ componentId, questions }) =>
      questions.flatMap(({ hash, name }) => (answers[componentId]?.[hash] ? [[name, answers[componentId][hash]]] : [])),
    ),
  )
}

export const wipeAnswers = (checkoutId: string): Promise<void> => wipeDraft(idOf(checkoutId))
