import { useEffect, useState } from 'react'
import type { TourTeaser } from '../../../shared/page.ts'
import { addViewed } from '../../../shared/saved/tour-list.ts'
import { readTours, writeTours } from '../../browser/stored-tours.ts'
import { usePage, useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import { TourCard } from '../tour-card.tsx'
import { loadTours } from './load-tours.ts'
import styles from './recent-tours.module.css'

const mostShown = 6

/** What this device looked at before; the tour of the page joins the list, and is not shown among them. */
export function RecentTours() {
  const t = useTranslate()
  const { address, place } = usePage()
  const current = new URLSearchParams(address.split('?')[1]).get('tripId') ?? undefined
  const [tours, setTours] = useState<readonly TourTeaser[]>([])

  useEffect(() => {
    const viewed = readTours('viewed-tours')
    if (current && viewed[0] !== current) writeTours('viewed-tours', addViewed(viewed, current))
    const ids = viewed.filter((id) => id !== current).slice(0, mostShown)
    const controller = new AbortController()
    const load = async () => {
      const found = ids.length > 0 ? await loadTours(place, ids, controller.signal) : []
      if (!controller.signal.aborted) setTours(found)
    }
    void load()
    return () => controller.abort()
  }, [current, place])

  const forget = () => {
    writeTours('viewed-tours', [])
    setTours([])
  }

  if (tours.length === 0) return null
  return (
    <section className={`wide ${styles.recent}`} aria-labelledby="recent-title">
      <div className={styles.heading}>
        <h2 id="recent-title">{t('saved.recentTitle')}</h2>
        <Button kind="quiet" onClick={forget}>
          {t('saved.forget')}
        </Button>
      </div>
      <ul className={styles.shelf}>
        {tours.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} sizes="(min-width: 64rem) 280px, 60vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
