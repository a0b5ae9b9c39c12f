import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import styles from './entry.module.css'

/** The entry sends on; this is seen only where the browser does not follow. */
export function CheckoutPage({ data }: { data: PageData<'checkout'> }) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <h1>{t('checkout.entry.title')}</h1>
      <p>{t('checkout.entry.text')}</p>
      <LinkButton href={data.continueHref}>{t('checkout.entry.continue')}</LinkButton>
    </div>
  )
}
