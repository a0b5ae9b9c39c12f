import { useTranslate } from '../place.tsx'
import styles from './breadcrumbs.module.css'

type Crumb = { name: string; href?: string }

/** The way here; the last entry is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useTranslate()
  return (
    <nav aria-label={t('common.breadcrumb')} className={styles.breadcrumbs}>
      <ol>
        {trail.map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
