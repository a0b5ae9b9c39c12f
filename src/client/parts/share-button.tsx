import { useTranslate } from '../place.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './share-button.module.css'

export function ShareButton({ href, title, label }: { href: string; title: string; label: string }) {
  const t = useTranslate()
  return (
    <button
      type="button"
      data-live=""
      className={styles.share}
      onClick={() => void import('./share-address.ts').then(({ shareAddress }) => shareAddress(href, title, t))}
    >
      <Icon name="share-2" size="small" />
      {label}
    </button>
  )
}
