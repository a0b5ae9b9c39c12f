import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageData } from '../../../../shared/page.ts'
import { keepAnswers, readAnswers } from './kept-answers.ts'

const writeAfterMs = 400

/** Answers kept on this device while they are typed (§3, checkout rule 30). `version` changes when the form has to start again from other values. */
export function useKeptAnswers(data: PageData<'experiences'>) {
  const [kept, setKept] = useState<{ values: Record<string, string>; version: number }>({ values: {}, version: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(undefined)

  useEffect(() => {
    if (!data.submission) void readAnswers(data).then((values) => values && setKept({ values, version: 1 }))
  }, [data])

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    if (form.current) await keepAnswers(data, new FormData(form.current))
    form.current = undefined
  }, [data])
  const write = useCallback(
    (typed: HTMLFormElement) => {
      form.current = typed
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), writeAfterMs)
    },
    [flush],
  )
  /** What was typed a moment before the page is left is kept, too. */
  useEffect(() => {
    const leave = () => void flush()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [flush])

  return { ...kept, write, flush }
}
