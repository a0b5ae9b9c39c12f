import type { InputValues } from '../traveller-details/traveller-copies.ts'
import type { QuestionView } from './page.ts'

type Groups = readonly { componentId: string; questions: readonly Pick<QuestionView, 'hash' | 'name'>[] }[]

/** What a device keeps of the answers: what was written and what stood there before, by componentId, then by a hash of the question's text. */
export type AnswerDraft = Readonly<Record<string, Readonly<Record<string, { typed: string; base: string }>>>>

/** A provider's lines may end otherwise than a form's. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim()
const same = (one: string, other: string) => plain(one) === plain(other)

/** Only what was written: an answer that was emptied, too. */
export const answerDraftOf = (groups: Groups, shown: InputValues, seed: InputValues): AnswerDraft =>
  Object.fromEntries(
    groups.map(({ componentId, questions }) => [
      componentId,
      Object.fromEntries(
        questions.flatMap(({ hash, name }) => {
          const base = seed[name] ?? ''
          const typed = shown[name] ?? base
          return same(typed, base) ? [] : [[hash, { typed, base }] as const]
        }),
      ),
    ]),
  )

/** What a draft holds, by input name. */
export const typedIn = (groups: Groups, draft: AnswerDraft): InputValues =>
  Object.fromEntries(
    groups.flatMap(({ componentId, questions }) =>
      questions.flatMap(({ hash, name }) => {
        const kept = draft[componentId]?.[hash]
        return kept ? [[name, kept.typed] as const] : []
      }),
    ),
  )

/**
 * The answers to show: the server's, with what was written here since. Where both have changed, the server's stands and `conflicts` says
 * what was written here.
 */
export function mergeAnswers(groups: Groups, seed: InputValues, draft: AnswerDraft): { values: InputValues; conflicts: InputValues } {
  const values: Record<string, string> = { ...seed }
  const conflicts: Record<string, string> = {}
  for (const { componentId, questions } of groups)
    for (const { hash, name } of questions) {
      const kept = draft[componentId]?.[hash]
      if (!kept) continue
      const stored = seed[name] ?? ''
      if (same(stored, kept.base)) values[name] = kept.typed
      else if (!same(stored, kept.typed)) conflicts[name] = kept.typed
    }
  return { values, conflicts }
}
