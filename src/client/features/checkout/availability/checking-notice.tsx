import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Waited } from '../steps/use-waited.ts'
import styles from './availability.module.css'

/** Words at once, more at four seconds, choices at ten (rule 53). */
export function CheckingNotice({ waited, onRetry }: { waited: Waited; onRetry: () => void }) {
  const t = useTranslate()
  return (
    <div className={styles.checking}>
      <span className={styles.pulse} aria-hidden="true" />
      <div>
        <p>{t('checkout.availability.checking')}</p>
        {waited !== 'short' && <p>{t('checkout.availability.stillChecking')}</p>}
        {waited === 'too-long' && (
          <p className={styles.choices}>
            <span>{t('checkout.availability.waitOrRetry')}</span>
            <Button kind="secondary" onClick={onRetry}>
              {t('checkout.availability.retry')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
