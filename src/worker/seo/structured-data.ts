import type { PageDataByRoute } from '../../shared/page.ts'
import { href } from '../../shared/routing/href.ts'
import type { RouteName } from '../../shared/routing/routes.ts'
import type { HeadInput } from './head.ts'
import { itemList, tourList } from './structured/item-list.ts'
import { organisation } from './structured/organisation.ts'
import { tourObjects } from './structured/tour.ts'
import { trail } from './structured/trail.ts'

type Shown<Route extends keyof PageDataByRoute> = { data: PageDataByRoute[Route]; input: HeadInput; title: string }

const place = (input: HeadInput, route: RouteName) => href(route, input.place, input.liveRelease.site)
const plain = ({ input, title }: { input: HeadInput; title: string }) => [trail([[title]], input)]

const objects: { readonly [Route in keyof PageDataByRoute]?: (shown: Shown<Route>) => object[] } = {
  selector: ({ input }) => [organisation(input)],
  home: ({ data, input }) => [organisation(input), ...tourList(data.tours ?? [], input)],
  search: ({ data, input, title }) => [...plain({ input, title }), ...tourList(data.result.tours, input)],
  tour: ({ data, input }) => [
    trail(
      [
        [input.t('search.title'), place(input, 'search')],
        [data.regionName, href('search', input.place, input.liveRelease.site, {}, { region: data.tour.region })],
        [data.tour.title],
      ],
      input,
    ),
    ...tourObjects(data.tour, input),
  ],
  destinations: ({ data, input }) => [
    trail([[input.t('destinations.title')]], input),
    ...itemList(
      data.regions.map(({ name, href: path }) => ({ name, path })),
      input,
    ),
  ],
  region: ({ data: { region, tours }, input }) => [
    trail([[input.t('destinations.title'), place(input, 'destinations')], [region.name]], input),
    ...tourList(tours ?? [], input),
  ],
  country: ({ data: { region, country, tours }, input }) => [
    trail([[input.t('destinations.title'), place(input, 'destinations')], [region.name, region.href], [country.name]], input),
    ...tourList(tours ?? [], input),
  ],
}

/** Schema.org objects of a page: what it sells, where it stands, who offers it (rule 95). */
export function structuredData(input: HeadInput, title: string): object[] {
  const { route, data } = input
  const table: { readonly [Route in RouteName]?: (shown: { data: never; input: HeadInput; title: string }) => object[] } = objects
  const own = table[route]
  if (data === undefined || (own && data === null)) return route === 'home' ? [organisation(input)] : []
  return own ? own({ data: data as never, input, title }) : plain({ input, title })
}
