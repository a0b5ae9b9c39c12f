import { useTranslate } from '../../place.tsx'
import { LinkButton } from '../../ui/button.tsx'
import styles from './destinations.module.css'

/** For those who find no tour that fits. */
export function OwnTour({ href }: { href: string }) {
  const t = useTranslate()
  return (
    <aside className={`wrap ${styles.own}`} aria-labelledby="own-title">
      <h2 id="own-title">{t('destinations.ownTitle')}</h2>
      <p>{t('destinations.ownText')}</p>
      <LinkButton href={href} kind="secondary">
        {t('destinations.ownLink')}
      </LinkButton>
    </aside>
  )
}
