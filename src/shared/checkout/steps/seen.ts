import { type StepName, stepNames } from './table.ts'

/** What a page knows of its step: how often the step had been saved when the page was made, and a name for the page itself. */
export type Seen = { step: StepName; number: number; page: string }

/** How often a step was saved, and by which page last; the page is empty where a caller named none. */
export type Revision = Omit<Seen, 'step'>
export type Revisions = Partial<Record<StepName, Revision>>

/** The hidden input of a step's form, and the header of a call of its page. */
export const seenInput = '__seen'
export const seenHeader = 'x-checkout-seen'

export const toSeenText = ({ step, number, page }: Seen): string => `${step}.${number}.${page}`

export function parseSeen(text: unknown): Seen | undefined {
  const [, name, number, page] = /^([a-z-]{1,30})\.(\d{1,6})\.([0-9a-f]{8})$/.exec(typeof text === 'string' ? text : '') ?? []
  const step = stepNames.find((known) => known === name)
  return step && number && page ? { step, number: Number(number), page } : undefined
}

/** Another page has saved the step since (rule 50). What a page saved itself never counts against it: a second press, a lost answer. */
export function isStale({ step, number, page }: Seen, revisions: Revisions): boolean {
  const last = revisions[step]
  return last !== undefined && last.number > number && last.page !== page
}
