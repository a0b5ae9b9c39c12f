import type { TravellerDraft } from '../../../../shared/checkout/steps/traveller-details/traveller-draft.ts'
import { isTextRecord } from '../../../browser/is-text-record.ts'
import { readDraft, wipeDraft, writeDraft } from '../../../browser/secret-draft.ts'

/** What a form held, by input name. */
export type Draft = Record<string, string>

export const travellerFormId = 'traveller-details'

const idOf = (checkoutId: string) => `traveller-details-${checkoutId}`

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isDraft = (kept: unknown): kept is TravellerDraft =>
  typeof kept === 'object' && kept !== null && 'typed' in kept && 'base' in kept && isTextRecord(kept.typed) && isTextRecord(kept.base)

/** The traveller details kept on this device; nothing where none are, they expired, or they are not what they should be (rule 51). */
export async function readTravellerDraft(checkoutId: string): Promise<TravellerDraft | undefined> {
  const text = await readDraft(idOf(checkoutId))
  if (text === undefined) return undefined
  const kept = parse(text)
  if (isDraft(kept)) return kept
  console.warn('Invalid data')
  await wipeDraft(idOf(checkoutId))
  return undefined
}

export const writeTravellerDraft = (checkoutId: string, draft: TravellerDraft): Promise<boolean> =>
  writeDraft(idOf(checkoutId), JSON.stringify(draft))
export const wipeTravellerDraft = (checkoutId: string): Promise<void> => wipeDraft(idOf(checkoutId))

/** The named inputs of a form, without Conform's own. A box that is not ticked says nothing by itself, so it is said for it. */
export function valuesOf(form: FormData): Draft {
  const values: Draft = { sameBilling: '' }
  for (const [name, value] of form.entries()) if (typeof value === 'string' && !name.startsWith('__')) values[name] = value.normalize('NFC')
  return values
}
