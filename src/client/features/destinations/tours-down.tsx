import { usePage, useTranslate } from '../../place.tsx'
import { LinkButton } from '../../ui/button.tsx'
import styles from './destinations.module.css'

/** The tours exist, only we cannot show them: says so, and offers the page again and a telephone. */
export function ToursDown() {
  const t = useTranslate()
  const { address, chrome } = usePage()
  const { phone, hours } = chrome.contact
  return (
    <div className={styles.down} role="status">
      <p>{t('destinations.toursDown')}</p>
      {phone && <p>{t('destinations.toursDownCall', { phone, hours })}</p>}
      <LinkButton href={address} kind="secondary">
        {t('common.retry')}
      </LinkButton>
    </div>
  )
}
