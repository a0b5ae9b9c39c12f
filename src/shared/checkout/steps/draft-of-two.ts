import type { InputValues } from './traveller-details/traveller-copies.ts'

/** What a page showed and what was kept on the device when it last looked. */
export type LastLook = { shown: InputValues; kept: InputValues }

/**
 * Two pages of one browser keep one draft. What this page has written since it last looked is this page's; what the other page has
 * changed meanwhile stays the other's (rule 50).
 */
export const draftOfTwo = (shown: InputValues, last: LastLook, kept: InputValues): InputValues =>
  Object.fromEntries(
    Object.entries(shown).map(([name, value]) => {
      const isOwn = value !== (last.shown[name] ?? '')
      const isOther = (kept[name] ?? '') !== (last.kept[name] ?? '')
      return [name, !isOwn && isOther ? (kept[name] ?? '') : value]
    }),
  )
