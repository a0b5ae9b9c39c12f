import { useEffect, useRef, useState } from 'react'
import type { CheckoutFrame } from '../../../../shared/checkout/steps/frame.ts'
import { useTranslate } from '../../../place.tsx'
import { wipeAnswers } from '../experiences/answers-draft.ts'
import { wipeTravellerDraft } from '../traveller-details/draft.ts'
import { Notice } from './notice.tsx'
import { onStepChanged } from './seen.ts'
import styles from './step-frame.module.css'
import { onOtherTab } from './step-marks.ts'

const texts = { typed: 'checkout.notice.otherTabTyped', saved: 'checkout.notice.otherTab', refused: 'checkout.notice.stale' } as const
/** The later ones say more. */
const newsOrder = ['nothing', 'typed', 'saved', 'refused'] as const
type News = (typeof newsOrder)[number]
const later = (one: News, other: News): News => (newsOrder.indexOf(one) > newsOrder.indexOf(other) ? one : other)

/** Two pages on one checkout: whoever is behind is told, and chooses between what they entered and what is newer (rule 50). */
export function StaleNotice({ frame: { checkoutId, steps, submission } }: { frame: CheckoutFrame }) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const isWiped = useRef(false)
  const { name: active, href = '' } = steps.find(({ isActive }) => isActive) ?? {}
  const [told, setTold] = useState<News>(submission?.isStale ? 'refused' : 'nothing')
  useEffect(() => onOtherTab(checkoutId, active, (news) => setTold((known) => later(known, news))), [checkoutId, active])
  useEffect(() => onStepChanged(() => setTold('refused')), [])
  useEffect(() => {
    if (told === 'refused') box.current?.focus()
  }, [told])
  if (told === 'nothing') return null

  /** Once what this browser kept of the step is gone, the link is followed for real. What another tab wrote is part of what is kept. */
  async function showNewest(clicked: HTMLAnchorElement) {
    if (active === 'traveller-details') await wipeTravellerDraft(checkoutId)
    if (active === 'experiences') await wipeAnswers(checkoutId)
    isWiped.current = true
    clicked.click()
  }

  return (
    <div ref={box} tabIndex={-1} role={told === 'typed' ? 'status' : undefined}>
      <Notice tone={told === 'typed' ? 'info' : 'warning'}>
        {t(texts[told])}{' '}
        <a
          href={href}
          data-reload=""
          className={styles.link}
          onClick={(event) => {
            if (isWiped.current || told === 'typed') return
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
