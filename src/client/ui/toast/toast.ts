import { announce } from './toast-announcement.ts'
import { createToastLock } from './toast-lock.ts'

export type ToastType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading'
export type Toast = {
  type?: ToastType
  title: string
  text?: string
  /** A toast of type `loading` stays until it is updated. */
  durationMs?: number
  multiple?: boolean
}
/** Names a toast that may be updated. */
export type ToastId = number

/** How long a toast stays; that of the banner and of what concerns tracking is shorter. */
const toastMs = 4000
export const trackingToastMs = 2500
/** A toast for what is awaited appears only if it takes longer. */
const promiseDelayMs = 100

let lastId: ToastId = 0
const mayClear = createToastLock()

const wordsOf = ({ title, text }: Toast) => (text ? `${title}. ${text}` : title)
const stay = ({ type, durationMs = toastMs }: Toast) => (type === 'loading' ? false : durationMs)

/** What is said stays said where its looks cannot be loaded. */
async function withContainer(show: (container: typeof import('./toast-container.tsx')) => void): Promise<void> {
  try {
    show(await import('./toast-container.tsx'))
  } catch (error) {
    console.warn('A message could not be shown', error)
  }
}

/**
 * One at a time: a new toast clears the others, and another within the lock is dropped and has no id.
 * An error is also told in the page (rule 39).
 */
export async function showToast(toast: Toast): Promise<ToastId | undefined> {
  if (!toast.multiple && !mayClear()) return undefined
  lastId += 1
  const id = lastId
  announce(wordsOf(toast))
  await withContainer(({ raise }) => raise(id, toast, stay(toast), !toast.multiple))
  return id
}

/** Turns a toast into another, such as `loading` into what came of it; one that is gone already is shown anew. */
export async function updateToast(id: ToastId, toast: Toast): Promise<void> {
  announce(wordsOf(toast))
  await withContainer(({ change }) => change(id, toast, stay(toast)))
}

type PromiseToasts<Value> = { loading: Toast; done: (value: Value) => Toast; failed: (error: unknown) => Toast }

/** Accompanies work: nothing while it takes less than 100 ms, then `loading`, then what came of it. The work's own outcome is handed on. */
export async function toastPromise<Value>(work: Promise<Value>, { loading, done, failed }: PromiseToasts<Value>): Promise<Value> {
  let shown: Promise<ToastId | undefined> | undefined
  const timer = setTimeout(() => {
    shown = showToast({ ...loading, type: 'loading' })
  }, promiseDelayMs)
  const finish = async (toast: Toast) => {
    clearTimeout(timer)
    const id = await shown
    if (id === undefined) await showToast(toast)
    else await updateToast(id, toast)
  }
  try {
    const value = await work
    await finish(done(value))
    return value
  } catch (error) {
    await finish(failed(error))
    throw error
  }
}
