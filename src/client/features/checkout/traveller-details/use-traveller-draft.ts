import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { acceptedDraft, draftOf, mergeDraft } from '../../../../shared/checkout/steps/traveller-details/traveller-draft.ts'
import { createKeeper } from '../steps/draft-keeper.ts'
import { markTyped } from '../steps/step-marks.ts'
import { type Draft, readTravellerDraft, travellerFormId, valuesOf, wipeTravellerDraft, writeTravellerDraft } from './draft.ts'

const writeAfterMs = 400

/** What was written before the page came alive, and while the draft was being read; a form that has no such box says nothing of it. */
function writtenSince(seed: Draft): Draft {
  const form = document.getElementById(travellerFormId)
  if (!(form instanceof HTMLFormElement)) return {}
  const isWritten = ([name, value]: [string, string]) => name in seed && value !== seed[name] && form.elements.namedItem(name) !== null
  return Object.fromEntries(Object.entries(valuesOf(new FormData(form))).filter(isWritten))
}

const typedIn = (draft: Awaited<ReturnType<typeof readTravellerDraft>>, seed: Draft) => draft && { ...seed, ...draft.typed }

/**
 * Details kept on this device over those of the server (rule 51). `version` changes when the form has to start again from other
 * values; `conflicts` is what was written here and lost to something newer.
 */
export function useTravellerDraft(checkoutId: string, seed: Draft, keep: boolean) {
  const [state, setState] = useState<{ values: Draft; conflicts: Draft; version: number }>({ values: seed, conflicts: {}, version: 0 })
  const [saved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keeper = useMemo(
    () =>
      createKeeper(
        {
          read: async () => typedIn(await readTravellerDraft(checkoutId), seed),
          write: (typed) => writeTravellerDraft(checkoutId, draftOf(typed, seed)),
          tell: () => markTyped(checkoutId, 'traveller-details'),
        },
        seed,
      ),
    [checkoutId, seed],
  )

  useEffect(() => {
    if (!keep) return
    let gone = false
    void readTravellerDraft(checkoutId).then((draft) => {
      if (gone) return
      const since = writtenSince(seed)
      const { values, conflicts } = mergeDraft(seed, draft)
      const shown = { ...values, ...since }
      if (draft) keeper.looked({ shown: values, kept: { ...seed, ...draft.typed } })
      if (Object.keys(since).length > 0) void keeper.keep(shown).then(setSaved)
      if (draft) setState(({ version }) => ({ values: shown, conflicts, version: version + 1 }))
    })
    return () => {
      gone = true
    }
  }, [checkoutId, seed, keep, keeper])

  const write = useCallback(
    (form: HTMLFormElement) => {
      setSaved(false)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void keeper.keep(valuesOf(new FormData(form))).then(setSaved), writeAfterMs)
    },
    [keeper],
  )
  const flush = useCallback(
    async (form: FormData) => {
      clearTimeout(timer.current)
      await keeper.keep(valuesOf(form))
    },
    [keeper],
  )
  const accepted = useCallback(
    async (form: FormData) => void (await keeper.inTurn(() => writeTravellerDraft(checkoutId, acceptedDraft(valuesOf(form))))),
    [checkoutId, keeper],
  )
  const clear = useCallback(async () => {
    clearTimeout(timer.current)
    await keeper.inTurn(() => wipeTravellerDraft(checkoutId))
    setSaved(false)
    setState(({ version }) => ({ values: {}, conflicts: {}, version: version + 1 }))
  }, [checkoutId, keeper])
  /** Takes back what lost to something newer. */
  const takeMine = useCallback(async () => {
    const values = { ...state.values, ...state.conflicts }
    await keeper.keep(values)
    setState(({ version }) => ({ values, conflicts: {}, version: version + 1 }))
  }, [keeper, state])

  return { ...state, saved, write, flush, accepted, clear, takeMine }
}
