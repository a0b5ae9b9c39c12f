import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { RouteStatus } from './use-route.ts'

type Wish = { form: HTMLFormElement; submitter: HTMLElement | null }

/** A form that leaves the page once, and not before the last change has been answered; where that failed, it stays. */
export function useLeaving(status: RouteStatus) {
  const [isBusy, setBusy] = useState(false)
  const wish = useRef<Wish>(undefined)
  const isLeaving = useRef(false)

  useEffect(() => {
    const waiting = wish.current
    if (status === 'changing' || !waiting) return
    wish.current = undefined
    if (status === 'changed') waiting.form.requestSubmit(waiting.submitter)
    else setBusy(false)
  }, [status])

  useEffect(() => {
    const comeBack = () => {
      isLeaving.current = false
      setBusy(false)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  const leave = (event: FormEvent<HTMLFormElement>) => {
    if (isLeaving.current || status === 'changing') event.preventDefault()
    if (isLeaving.current) return
    setBusy(true)
    const { submitter } = event.nativeEvent as SubmitEvent
    if (status === 'changing') wish.current = { form: event.currentTarget, submitter }
    else isLeaving.current = true
  }

  return { isBusy, leave }
}
