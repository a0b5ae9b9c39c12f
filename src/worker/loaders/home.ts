import { drawStops } from '../../shared/geo/map-points.ts'
import type { LatLon } from '../../shared/geo/projection.ts'
import type { PageData } from '../../shared/page.ts'
import { href } from '../../shared/routing/href.ts'
import { toHeroView } from './hero.ts'
import { type Loader, unlessDown } from './loader.ts'
import { toRegionView } from './regions.ts'
import { toTeaser } from './teaser.ts'

const shownTours = 6

const drawingOf = (route: readonly LatLon[]) =>
  drawStops(
    route.map((coordinates) => ({ coordinates })),
    1.6,
  )

export const loadHome: Loader<PageData<'home'>> = async (context) => {
  const { send, market, liveRelease, place, today } = context
  const { value: tours, isComplete } = await unlessDown(
    context,
    send('discovery/tours', { query: { sort: 'recommended' } }).then((result) => result.tours),
    null,
  )
  const data = {
    hero: toHeroView({ liveRelease, place }),
    regions: market.destinations.map((region) => toRegionView(region, place)),
    tours: tours?.slice(0, shownTours).map(toTeaser) ?? null,
    today,
    design: market.featureFlags.enableDesignYourOwnTourPage
      ? { href: href('design-your-own-tour', place, place.site), drawing: drawingOf(liveRelease.whitelabel.exampleRoute) }
      : undefined,
  }
  return { kind: 'data', data, isComplete }
}
