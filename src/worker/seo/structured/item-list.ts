import type { TourTeaser } from '../../../shared/page.ts'
import { href } from '../../../shared/routing/href.ts'
import type { HeadInput } from '../head.ts'
import { absolute, context } from './schema-org.ts'

/** What a page lists, in its order; a list of nothing is not told. */
export const itemList = (items: readonly { name: string; path: string }[], input: HeadInput): object[] =>
  items.length === 0
    ? []
    : [
        {
          '@context': context,
          '@type': 'ItemList',
          itemListElement: items.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: absolute(path, input),
          })),
        },
      ]

export const tourPath = (id: string, { place, liveRelease }: HeadInput): string => href('tour', place, liveRelease.site, {}, { tripId: id })

export const tourList = (tours: readonly Pick<TourTeaser, 'id' | 'title'>[], input: HeadInput): object[] =>
  itemList(
    tours.map(({ id, title }) => ({ name: title, path: tourPath(id, input) })),
    input,
  )
