import { wholeUnits } from '../../../shared/format/format-money.ts'
import type { TourDetails } from '../../../shared/provider/discovery.ts'
import type { HeadInput } from '../head.ts'
import { previewUrl } from '../metas.ts'
import { tourPath } from './item-list.ts'
import { absolute, context, organisationId } from './schema-org.ts'

/** Nothing is said where the catalogue does not say either. */
const availabilityOf = (nextDeparture: string | null | undefined) =>
  nextDeparture === undefined ? {} : { availability: `https://schema.org/${nextDeparture ? 'InStock' : 'SoldOut'}` }

/** A bookable tour is a product with its offers beside the more exact type; never an event. What one of its departures costs depends on date and rooms: the lowest price is told, which the page shows (decision 047). */
export function tourObjects(
  { id, title, summary, pictures, fromPrice, stops, tourType, nextDeparture }: TourDetails,
  input: HeadInput,
): object[] {
  const { name, appUrl } = input.liveRelease.whitelabel
  const url = absolute(tourPath(id, input), input)
  const image = pictures.flatMap((picture) => previewUrl(picture.url, appUrl) ?? [])
  const offers = {
    '@type': 'AggregateOffer',
    url,
    lowPrice: String(wholeUnits(fromPrice)),
    priceCurrency: fromPrice.currency,
    ...availabilityOf(nextDeparture),
  }
  return [
    {
      '@context': context,
      '@type': 'Product',
      name: title,
      description: summary,
      sku: id,
      url,
      image,
      brand: { '@type': 'Brand', name },
      offers,
    },
    {
      '@context': context,
      '@type': 'TouristTrip',
      name: title,
      description: summary,
      url,
      image,
      touristType: input.t(`search.type${tourType}`),
      provider: { '@type': 'Organization', '@id': organisationId(input), name, url: `${appUrl}/` },
      offers,
      itinerary: {
        '@type': 'ItemList',
        itemListElement: stops.map((stop, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: { '@type': 'City', name: stop.name },
        })),
      },
    },
  ]
}
