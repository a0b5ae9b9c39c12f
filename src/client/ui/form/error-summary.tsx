import { type RefObject, useEffect, useRef } from 'react'
import { useTranslate } from '../../place.tsx'
import styles from './form.module.css'

export type SummaryError = {
  text: string
  /** The control to lead to; nothing for an error of the whole form. */
  fieldId?: string
}

const prefixOf = (title: string, prefix: string) => (title.startsWith(prefix) ? title : `${prefix}${title}`)

/** GOV.UK's error summary: first on the page, takes the focus on a failed submit, leads to each field; the title says it too. `attempt` counts failed submits. */
export function ErrorSummary({ errors, attempt }: { errors: readonly SummaryError[]; attempt: number }) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  useErrorTitle(errors.length > 0, t('forms.titlePrefix'))
  useFocusOnAttempt(box, attempt)
  if (errors.length === 0) return null
  return (
    <div className={styles.summary} role="alert" aria-labelledby="error-summary-title" tabIndex={-1} ref={box}>
      <h2 id="error-summary-title">{t('forms.summaryTitle', { count: errors.length })}</h2>
      <ul>
        {errors.map(({ text, fieldId }) => (
          <li key={`${fieldId} ${text}`}>{fieldId ? <ErrorLink fieldId={fieldId}>{text}</ErrorLink> : text}</li>
        ))}
      </ul>
    </div>
  )
}

function ErrorLink({ fieldId, children }: { fieldId: string; children: string }) {
  return (
    <a
      href={`#${encodeURIComponent(fieldId)}`}
      onClick={(event) => {
        const field = document.getElementById(fieldId)
        if (!field) return
        event.preventDefault()
        field.focus({ preventScroll: true })
        field.closest('[data-invalid]')?.scrollIntoView({ block: 'center' })
      }}
    >
      {children}
    </a>
  )
}

function useErrorTitle(hasErrors: boolean, prefix: string) {
  useEffect(() => {
    if (!hasErrors) return
    document.title = prefixOf(document.title, prefix)
    return () => {
      document.title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title
    }
  }, [hasErrors, prefix])
}

function useFocusOnAttempt(box: RefObject<HTMLElement | null>, attempt: number) {
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt, box])
}
