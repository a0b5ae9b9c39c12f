import type { RouteView } from '../../../shared/design/route-view.ts'
import type { PageData } from '../../../shared/page.ts'
import type { TourDetails } from '../../../shared/provider/discovery.ts'

const ways = ['train', 'boat', 'bus', 'flight', 'other'] as const

/** A tour's stops as a route of one's own. */
export const routeOf = ({ title, stops }: TourDetails): RouteView => ({
  title,
  startDate: '2027-06-12',
  stops: stops.map(({ id, name, countryCode, coordinates, nights }, index) => ({
    legId: id,
    name,
    countryCode,
    coordinates,
    nights: Math.max(nights, 1),
    minNights: 1,
    maxNights: 5,
    ...(index > 1 && { arrival: { way: ways[index % ways.length] ?? 'other', kilometres: 90 * index, minutes: 95 * index } }),
    ...(index % 2 === 0 && { picture: `/assets/artwork/fjord-${index + 1}` }),
    stay: index === 1 ? '' : 'A hotel by the water',
    activities: index === 1 ? [] : ['A walk at dusk'],
  })),
  price: { total: { amount: 328_000, currency: 'EUR' }, perPerson: { amount: 109_334, currency: 'EUR' } },
  mayUndo: true,
})

export const itineraryOf = (tour: TourDetails): PageData<'design-your-own-tour-itinerary'> => ({
  refId: 'kit000000001',
  region: tour.region,
  rooms: [{ adults: 2, childAges: [8] }],
  access: 'mine',
  route: routeOf(tour),
  earliest: '2027-02-01',
  latest: '2028-02-01',
  countries: {},
  scene: 'fjord-6',
})
