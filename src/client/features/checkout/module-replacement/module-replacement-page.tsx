import { useHref, useTranslate } from '../../../place.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import styles from '../entry/entry.module.css'

/** Swapping a part of the trip on this page comes with a later release; until then it says so. */
export function ModuleReplacementPage() {
  const t = useTranslate()
  const href = useHref()
  return (
    <div className={styles.page}>
      <h1>{t('checkout.replacement.title')}</h1>
      <p>{t('checkout.replacement.text')}</p>
      <LinkButton href={href('search')}>{t('checkout.replacement.back')}</LinkButton>
    </div>
  )
}
