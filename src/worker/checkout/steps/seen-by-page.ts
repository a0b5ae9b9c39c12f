import { parseSeen, seenInput, toSeenText } from '../../../shared/checkout/steps/seen.ts'

/** A page that comes back without having been saved has seen what it had seen before (rule 50). */
export function seenByPage(form: FormData): { seen?: string } {
  const seen = parseSeen(form.get(seenInput))
  form.delete(seenInput)
  return seen ? { seen: toSeenText(seen) } : {}
}
