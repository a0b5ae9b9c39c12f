import { useSyncExternalStore } from 'react'
import { savedTours, subscribe, unknownTours } from '../browser/saved-tours.ts'
import { useHref, useTranslate } from '../place.tsx'
import { Icon } from '../ui/icon.tsx'

/** The way to what this device has saved: a list of tours has an address, which is also how it is shared. */
export function SavedLink({ className }: { className: string | undefined }) {
  const t = useTranslate()
  const ids = useSyncExternalStore(subscribe, savedTours, unknownTours) ?? ''
  const count = ids ? ids.split(',').length : 0
  return (
    <a
      href={useHref()('search', {}, { ids })}
      className={className}
      hidden={!count}
      data-count={count}
      aria-label={t('chrome.savedTours', { count })}
    >
      <Icon name="heart" />
    </a>
  )
}
