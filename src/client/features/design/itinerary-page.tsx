import { useEffect, useRef } from 'react'
import type { RouteChange } from '../../../shared/design/change.ts'
import { parseChange } from '../../../shared/design/change.ts'
import type { PageData } from '../../../shared/page.ts'
import type { PageProps } from '../../page-view.ts'
import { RouteMap } from '../../parts/route-map.tsx'
import { useTranslate } from '../../place.tsx'
import { InPrice } from './in-price.tsx'
import styles from './itinerary-page.module.css'
import { PriceCard } from './price-card.tsx'
import { RouteHead } from './route-head.tsx'
import { StartForm } from './start-form.tsx'
import { StopList } from './stop-list.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { type RouteStatus, useRoute } from './use-route.ts'

/** Another route is another page: nothing of the one before stays. */
export const ItineraryPage = ({ data }: PageProps<'design-your-own-tour-itinerary'>) => <Itinerary key={data.refId} data={data} />

function Itinerary({ data }: { data: PageData<'design-your-own-tour-itinerary'> }) {
  const t = useTranslate()
  const { refId, access, failure } = data
  const firstStatus: RouteStatus = failure === undefined ? 'still' : failure === 'refused' ? 'refused' : 'failed'
  const { route, status, change } = useRoute(refId, data.route, firstStatus)
  const page = useRef<HTMLElement>(null)
  const keepFocus = useFocusAfter(page)
  const mayChange = access === 'mine'

  useEffect(() => {
    const element = page.current
    if (!element) return
    const intercept = (event: SubmitEvent) => {
      const { submitter } = event
      const form = event.target
      if (!(submitter instanceof HTMLButtonElement) || !(form instanceof HTMLFormElement) || submitter.name !== 'change') return
      const date = new FormData(form).get('startDate')
      const wish: RouteChange | undefined = parseChange(submitter.value, typeof date === 'string' ? date : '')
      if (!wish) return
      event.preventDefault()
      keepFocus(wish)
      change(wish)
    }
    element.addEventListener('submit', intercept)
    return () => element.removeEventListener('submit', intercept)
  })

  return (
    <article ref={page} className={styles.page}>
      <RouteHead data={data} route={route} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.map}>
          <RouteMap
            region={data.region}
            stops={route.stops}
            label={t('tour.mapLabel', { route: route.stops.map(({ name }) => name).join(', ') })}
            aspect={1.15}
          />
        </div>
        <section id="route" className={styles.stops} aria-labelledby="route-title" aria-busy={status === 'changing'}>
          <div className={styles.stopsHead}>
            <h2 id="route-title">{t('design.routeTitle')}</h2>
            {mayChange && <StartForm data={data} route={route} />}
          </div>
          {(status === 'refused' || status === 'failed') && (
            <p role="alert" className={styles.alert}>
              {t(status === 'refused' ? 'design.changeRefused' : 'design.changeFailed')}
            </p>
          )}
          <StopList route={route} countries={data.countries} mayChange={mayChange} />
          <InPrice route={route} />
        </section>
        <div className={styles.price}>
          <PriceCard data={data} route={route} status={status} />
        </div>
      </div>
    </article>
  )
}
