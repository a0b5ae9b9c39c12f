import { wholeUnits } from '../../../shared/format/format-money.ts'
import type { TourDetails } from '../../../shared/provider/discovery.ts'
import type { HeadInput } from '../head.ts'
import { previewUrl } from '../metas.ts'
import { tourPath } from './item-list.ts'
import { absolute, context, organisationId } from './schema-org.ts'

/** A bookable tour is a product with an offer beside the more exact type; never an event. Its price is the one that the page shows. */
export function tourObjects({ id, title, summary, pictures, fromPrice, stops, tourType }: TourDetails, input: HeadInput): object[] {
  const { name, appUrl } = input.pointer.whitelabel
  const url = absolute(tourPath(id, input), input)
  const image = pictures.flatMap((picture) => previewUrl(picture.url, appUrl) ?? [])
  const offers = {
    '@type': 'Offer',
    url,
    price: String(wholeUnits(fromPrice)),
    priceCurrency: fromPrice.currency,
    availability: 'https://schema.org/InStock',
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
      touristType: tourType === 'GroupTour' ? 'Group' : 'Individual',
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
