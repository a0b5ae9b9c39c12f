import { useCallback, useEffect, useRef, useState } from 'react'
import { acceptedDraft, draftOf, mergeDraft } from '../../../../shared/checkout/traveller-draft.ts'
import { type Draft, readTravellerDraft, valuesOf, wipeTravellerDraft, writeTravellerDraft } from './draft.ts'

const writeAfterMs = 400

/**
 * Details kept on this device over those of the server (§4, ruling 4). `version` changes when the form has to start again from other
 * values; `conflicts` is what was written here and lost to something newer.
 */
export function useTravellerDraft(checkoutId: string, seed: Draft, keep: boolean) {
  const [state, setState] = useState<{ values: Draft; conflicts: Draft; version: number }>({ values: seed, conflicts: {}, version: 0 })
  const [saved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!keep) return
    let gone = false
    void readTravellerDraft(checkoutId).then((draft) => {
      if (gone || !draft) return
      const merged = mergeDraft(seed, draft)
      setState(({ version }) => ({ ...merged, version: version + 1 }))
    })
    return () => {
      gone = true
    }
  }, [checkoutId, seed, keep])

  const write = useCallback(
    (form: HTMLFormElement) => {
      setSaved(false)
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () => void writeTravellerDraft(checkoutId, draftOf(valuesOf(new FormData(form)), seed)).then(setSaved),
        writeAfterMs,
      )
    },
    [checkoutId, seed],
  )
  const flush = useCallback(
    async (form: FormData) => {
      clearTimeout(timer.current)
      await writeTravellerDraft(checkoutId, draftOf(valuesOf(form), seed))
    },
    [checkoutId, seed],
  )
  const accepted = useCallback(
    async (form: FormData) => void (await writeTravellerDraft(checkoutId, acceptedDraft(valuesOf(form)))),
    [checkoutId],
  )
  const clear = useCallback(async () => {
    clearTimeout(timer.current)
    await wipeTravellerDraft(checkoutId)
    setSaved(false)
    setState(({ version }) => ({ values: {}, conflicts: {}, version: version + 1 }))
  }, [checkoutId])
  /** Takes back what lost to something newer. */
  const takeMine = useCallback(async () => {
    const values = { ...state.values, ...state.conflicts }
    await writeTravellerDraft(checkoutId, draftOf(values, seed))
    setState(({ version }) => ({ values, conflicts: {}, version: version + 1 }))
  }, [checkoutId, seed, state])

  return { ...state, saved, write, flush, accepted, clear, takeMine }
}
