import { useEffect, useState } from 'react'
import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from './confirmation.module.css'
import { useBookingState } from './use-booking-state.ts'

/** Asks with growing pauses and says so; never a spinner without words (rules 53 and 81). A debit takes days: nobody is told to wait here. */
export function Confirming({ data }: { data: PageData<'payment-successful'> }) {
  const t = useTranslate()
  useBookingState(data.checkoutId, data.isUnread ? data.href : undefined)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 10_000)
    return () => clearTimeout(timer)
  }, [])
  const isDebit = data.method === 'sepa_debit' && data.state === 'confirming'
  const words = isDebit ? 'booked.asking.debit' : slow ? 'checkout.confirmation.slow' : 'checkout.confirmation.asking'
  return (
    <div className={styles.confirming}>
      <p role="status">{t(words)}</p>
      {slow && (
        <Button kind="secondary" onClick={() => location.reload()}>
          {t('checkout.confirmation.lookAgain')}
        </Button>
      )}
      <noscript>
        <LookingAgain data={data} />
      </noscript>
    </div>
  )
}

/** Where the document itself looks again: when, and how to have it no more (WCAG 2.2.1). */
function LookingAgain({ data: { href, nextPoll } }: { data: PageData<'payment-successful'> }) {
  const t = useTranslate()
  return (
    <>
      {nextPoll && <p>{t('booked.looksAgain', { seconds: nextPoll.seconds })}</p>}
      <p className={styles.looks}>
        <a href={href}>{t('checkout.confirmation.lookAgain')}</a>
        {nextPoll && <a href={nextPoll.endHref}>{t('booked.lookNoMore')}</a>}
      </p>
    </>
  )
}
