import type { Translate } from '../../shared/texts/texts.ts'

/** As much of an AppError, or of an answer of our own API, as a visitor may read. */
export type Problem = { title?: string; detail?: string }

/** A failure that leaves the page standing is told by an error toast, beside the sentence in the page where it happened (rule 39). */
export function reportProblem({ title, detail }: Problem, t: Translate): void {
  const toast = { type: 'error', title: title || t('errors.genericTitle'), text: detail || t('errors.genericMessage') } as const
  import('../ui/toast/toast.ts').then(({ showToast }) => showToast(toast)).catch((error: unknown) => console.warn(error))
}
