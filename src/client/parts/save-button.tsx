import { useSyncExternalStore } from 'react'
import { savedTours, subscribe, unknownTours } from '../browser/saved-tours.ts'
import { useTranslate } from '../place.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './save-button.module.css'

/** A tour on the list of this device or not. Not there where nothing can be kept. */
export function SaveButton({ id, title }: { id: string; title: string }) {
  const t = useTranslate()
  const saved = useSyncExternalStore(subscribe, savedTours, unknownTours)
  return (
    <button
      type="button"
      className={styles.save}
      data-live=""
      hidden={saved === null}
      aria-pressed={saved?.includes(id) ?? false}
      aria-label={t('saved.save', { title })}
      onClick={() => void import('../browser/toggle-saved.ts').then(({ toggleSaved }) => toggleSaved(id, t))}
    >
      <Icon name="heart" size="small" />
    </button>
  )
}
