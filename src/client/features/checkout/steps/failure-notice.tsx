import { useEffect, useRef } from 'react'
import { reportProblem } from '../../../browser/report-problem.ts'
import { useTranslate } from '../../../place.tsx'
import { Notice } from './notice.tsx'
import type { Failure } from './send.ts'

/** What happened, what is safe, what next, support code (rule 84). Takes the focus when it appears. */
export function FailureNotice({ failure, safe }: { failure: Failure | undefined; safe: string }) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!failure) return
    box.current?.focus()
    reportProblem({ title: t('checkout.failure.title'), detail: failure.detail || t('checkout.failure.text') }, t)
  }, [failure, t])
  if (!failure) return null
  return (
    <div tabIndex={-1} ref={box}>
      <Notice tone="critical" title={t('checkout.failure.title')}>
        <p>{failure.detail || t('checkout.failure.text')}</p>
        <p>{safe}</p>
        {failure.supportCode && <p>{t('checkout.failure.code', { code: failure.supportCode })}</p>}
      </Notice>
    </div>
  )
}
