import { useEffect, useState } from 'react'
import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from './payment-successful.module.css'
import { useBookingState } from './use-booking-state.ts'

/** Asks with growing pauses and says so; never a spinner without words (checkout rules 40, 49). */
export function Confirming({ data }: { data: PageData<'payment-successful'> }) {
  const t = useTranslate()
  useBookingState(data.checkoutId)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 10_000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.confirming} role="status">
      <p>{slow ? t('checkout.confirmation.slow') : t('checkout.confirmation.asking')}</p>
      {slow && (
        <Button kind="secondary" onClick={() => location.reload()}>
          {t('checkout.confirmation.lookAgain')}
        </Button>
      )}
    </div>
  )
}
