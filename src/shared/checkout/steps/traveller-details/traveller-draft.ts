import type { InputValues } from './traveller-copies.ts'

/** What a device keeps of a form (rule 51): what stands in it, and what it started from. */
export type TravellerDraft = { typed: InputValues; base: InputValues }

const isSecret = (name: string): boolean => /passportNr|localIdNumber/.test(name)
const isBox = (name: string): boolean => name === 'sameBilling'

const without = (values: InputValues, isLeftOut: (name: string) => boolean): InputValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isLeftOut(name)))

/** What may be kept while the traveller writes: never a passport or id number that the provider has already. */
export const draftOf = (typed: InputValues, seed: InputValues): TravellerDraft => ({
  typed: without(typed, (name) => isSecret(name) && typed[name] === (seed[name] ?? '')),
  base: without(seed, isSecret),
})

/** What is kept once the provider has accepted it all: no passport or id number. */
export function acceptedDraft(typed: InputValues): TravellerDraft {
  const kept = without(typed, isSecret)
  return { typed: kept, base: kept }
}

/**
 * The form to show: what the server has, with what was written here since. Where both have changed, the server's stands and
 * `conflicts` says what was written here.
 */
export function mergeDraft(seed: InputValues, draft: TravellerDraft | undefined): { values: InputValues; conflicts: InputValues } {
  if (!draft) return { values: seed, conflicts: {} }
  const values: Record<string, string> = { ...seed }
  const conflicts: Record<string, string> = {}
  for (const [name, typed] of Object.entries(draft.typed)) {
    const [stored, base] = [seed[name] ?? '', draft.base[name] ?? '']
    const isWritten = isSecret(name) || typed !== base
    if (!isWritten) values[name] = isBox(name) ? stored : stored || typed
    else if (stored === base || isSecret(name)) values[name] = typed
    else if (stored !== typed) conflicts[name] = typed
  }
  return { values, conflicts }
}
