import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { answerDraftOf, mergeAnswers, typedIn } from '../../../../shared/checkout/steps/experiences/answer-draft.ts'
import type { InputValues } from '../../../../shared/checkout/steps/traveller-details/traveller-copies.ts'
import type { PageData } from '../../../../shared/page.ts'
import { createKeeper } from '../steps/draft-keeper.ts'
import { markTyped } from '../steps/step-marks.ts'
import { valuesOf } from '../traveller-details/draft.ts'
import { readAnswers, wipeAnswers, writeAnswers } from './answers-draft.ts'

export const experiencesFormId = 'experiences'

const writeAfterMs = 400

/** What was written before the page came alive, and while the draft was being read. */
function writtenSince(seed: InputValues): InputValues {
  const form = document.getElementById(experiencesFormId)
  if (!(form instanceof HTMLFormElement)) return {}
  return Object.fromEntries(Object.entries(valuesOf(new FormData(form))).filter(([name, value]) => name in seed && value !== seed[name]))
}

/**
 * Answers kept on this device while they are typed (rule 51), over those of the server. `version` changes when the form has to
 * start again from other values; `conflicts` is what was written here and lost to something newer.
 */
export function useAnswersDraft({ checkoutId, groups, draft, submission }: PageData<'experiences'>) {
  const seed = useMemo(
    (): InputValues =>
      Object.fromEntries(groups.flatMap(({ questions }) => questions.map(({ name, answer }) => [name, draft?.[name] || answer]))),
    [groups, draft],
  )
  const [state, setState] = useState<{ values: InputValues; conflicts: InputValues; version: number }>({
    values: seed,
    conflicts: {},
    version: 0,
  })
  const [saved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(undefined)
  const keeper = useMemo(
    () =>
      createKeeper(
        {
          read: async () => {
            const kept = await readAnswers(checkoutId)
            return kept && { ...seed, ...typedIn(groups, kept) }
          },
          write: (typed) => writeAnswers(checkoutId, answerDraftOf(groups, typed, seed)),
          tell: () => markTyped(checkoutId, 'experiences'),
        },
        seed,
      ),
    [checkoutId, groups, seed],
  )

  useEffect(() => {
    if (submission) return
    let gone = false
    void readAnswers(checkoutId).then((kept) => {
      if (gone || !kept) return
      const { values, conflicts } = mergeAnswers(groups, seed, kept)
      keeper.looked({ shown: values, kept: { ...seed, ...typedIn(groups, kept) } })
      setState(({ version }) => ({ values: { ...values, ...writtenSince(seed) }, conflicts, version: version + 1 }))
    })
    return () => {
      gone = true
    }
  }, [checkoutId, groups, seed, submission, keeper])

  /** Nothing is written behind it any more. */
  const settle = useCallback(() => {
    clearTimeout(timer.current)
    form.current = undefined
  }, [])
  const keep = useCallback(
    async (typed: FormData) => {
      settle()
      await keeper.keep(valuesOf(typed))
    },
    [keeper, settle],
  )
  const flush = useCallback(() => {
    if (form.current) void keeper.keep(valuesOf(new FormData(form.current))).then(setSaved)
    settle()
  }, [keeper, settle])
  const write = useCallback(
    (typed: HTMLFormElement) => {
      setSaved(false)
      form.current = typed
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, writeAfterMs)
    },
    [flush],
  )
  /** The server has them: what is changed there from now on is not hidden behind them (rule 50). */
  const forget = useCallback(async () => {
    settle()
    await keeper.inTurn(() => wipeAnswers(checkoutId))
  }, [checkoutId, keeper, settle])
  /** Takes back what lost to something newer. */
  const takeMine = useCallback(async () => {
    const values = { ...state.values, ...state.conflicts }
    await keeper.keep(values)
    setState(({ version }) => ({ values, conflicts: {}, version: version + 1 }))
  }, [keeper, state])
  /** What was typed a moment before the page is left is kept, too. */
  useEffect(() => {
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return { ...state, saved, write, keep, forget, takeMine }
}
