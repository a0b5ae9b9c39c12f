import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, readTravellerDraft, valuesOf, wipeTravellerDraft, writeTravellerDraft } from './draft.ts'

const writeAfterMs = 400

/**
 * Details kept on this device, seeded from the server's where none are (§4). `version` changes when the form has to start
 * again from other values.
 */
export function useTravellerDraft(checkoutId: string, seed: Draft, keep: boolean) {
  const [state, setState] = useState({ values: seed, version: 0 })
  const [saved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!keep) return
    let gone = false
    void readTravellerDraft(checkoutId).then((draft) => {
      if (gone) return
      if (!draft) return void writeTravellerDraft(checkoutId, seed)
      setState(({ version }) => ({ values: { ...seed, ...draft }, version: version + 1 }))
    })
    return () => {
      gone = true
    }
  }, [checkoutId, seed, keep])

  const write = useCallback(
    (form: HTMLFormElement) => {
      setSaved(false)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void writeTravellerDraft(checkoutId, valuesOf(new FormData(form))).then(setSaved), writeAfterMs)
    },
    [checkoutId],
  )
  const flush = useCallback(
    async (form: FormData) => {
      clearTimeout(timer.current)
      await writeTravellerDraft(checkoutId, valuesOf(form))
    },
    [checkoutId],
  )
  /** Ruling 4: no passport or id number is kept once the provider has it. */
  const accepted = useCallback(
    async (form: FormData) => {
      const values = Object.entries(valuesOf(form)).filter(([name]) => !/passportNr|localIdNumber/.test(name))
      await writeTravellerDraft(checkoutId, Object.fromEntries(values))
    },
    [checkoutId],
  )
  const clear = useCallback(async () => {
    clearTimeout(timer.current)
    await wipeTravellerDraft(checkoutId)
    setSaved(false)
    setState(({ version }) => ({ values: {}, version: version + 1 }))
  }, [checkoutId])

  return { ...state, saved, write, flush, accepted, clear }
}
