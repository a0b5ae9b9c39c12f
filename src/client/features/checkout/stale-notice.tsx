import { useEffect, useRef, useState } from 'react'
import type { CheckoutFrame } from '../../../shared/checkout/pages/frame.ts'
import { useTranslate } from '../../place.tsx'
import { wipeAnswers } from './experiences/kept-answers.ts'
import { Notice } from './notice.tsx'
import { onStepChanged } from './seen.ts'
import styles from './step-frame.module.css'
import { onOtherTabSaved } from './step-marks.ts'
import { wipeTravellerDraft } from './traveller-details/draft.ts'

/** Two pages on one checkout: whoever is behind is told, and chooses between what they entered and what is newer (checkout rule 37). */
export function StaleNotice({ frame: { checkoutId, steps, submission } }: { frame: CheckoutFrame }) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const isWiped = useRef(false)
  const { name: active, href = '' } = steps.find(({ isActive }) => isActive) ?? {}
  const [told, setTold] = useState<'nothing' | 'elsewhere' | 'refused'>(submission?.isStale ? 'refused' : 'nothing')
  useEffect(() => onOtherTabSaved(checkoutId, () => setTold((known) => (known === 'refused' ? known : 'elsewhere'))), [checkoutId])
  useEffect(() => onStepChanged(() => setTold('refused')), [])
  useEffect(() => {
    if (told === 'refused') box.current?.focus()
  }, [told])
  if (told === 'nothing') return null

  /** Once what this browser kept of the step is gone, the link is followed for real. */
  async function showNewest(clicked: HTMLAnchorElement) {
    if (active === 'traveller-details') await wipeTravellerDraft(checkoutId)
    if (active === 'experiences') await wipeAnswers(checkoutId)
    isWiped.current = true
    clicked.click()
  }

  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="warning">
        {t(told === 'refused' ? 'checkout.notice.stale' : 'checkout.notice.otherTab')}{' '}
        <a
          href={href}
          data-reload=""
          className={styles.link}
          onClick={(event) => {
            if (isWiped.current) return
            event.preventDefault()
            void showNewest(event.currentTarget)
          }}
        >
          {t('checkout.notice.reload')}
        </a>
      </Notice>
    </div>
  )
}
