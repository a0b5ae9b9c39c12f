import type { SearchIndex } from '../../shared/catalogue/search-index.ts'
import { type CatalogueTour, isSoldIn } from '../../shared/catalogue/tour.ts'
import { type CallName, calls } from '../../shared/provider/calls.ts'
import { parseRooms } from '../../shared/provider/discovery.ts'
import type { Answer } from '../provider/upstream.ts'
import { toDepartures } from './departures.ts'
import { rowsOf } from './rows.ts'
import { searchTours } from './search.ts'
import type { CatalogueStandpoint } from './standpoint.ts'
import { suggest } from './suggestions.ts'
import { toTourDetails } from './tour-details.ts'

/** The released documents; nothing where one cannot be read now. */
export type CatalogueDocuments = {
  index: () => Promise<SearchIndex | undefined>
  tour: (id: string) => Promise<CatalogueTour | undefined>
}

const ok = (body: unknown): Answer => ({ status: 200, body, retryAfterSeconds: undefined })
const refused = (status: number, retryAfterSeconds?: number): Answer => ({ status, body: undefined, retryAfterSeconds })
const unreadable = refused(503, 5)

type Found = { index: SearchIndex; indexed: SearchIndex['tours'][number]; tour: CatalogueTour }

/** Only a tour of the index is read: an id that nobody sells costs nothing. */
async function find(
  id: string,
  index: SearchIndex,
  documents: CatalogueDocuments,
  { market }: CatalogueStandpoint,
): Promise<Found | Answer> {
  const indexed = index.tours.find((tour) => tour.id === id)
  const isPriced = indexed?.departures.some(({ price }) => price[market.currency] !== undefined)
  if (!indexed || !isPriced || !isSoldIn(indexed, market.key)) return refused(404)
  const tour = await documents.tour(id)
  return tour ? { index, indexed, tour } : unreadable
}

/** What discovery would say, from the tours that are released with the shop. */
export async function answerFromCatalogue(
  name: CallName,
  query: unknown,
  documents: CatalogueDocuments,
  standpoint: CatalogueStandpoint,
): Promise<Answer> {
  const index = await documents.index()
  if (!index) return unreadable
  switch (name) {
    case 'discovery/tours':
      return ok(searchTours(index, calls[name].query.parse(query), standpoint))
    case 'discovery/suggestions':
      return ok(suggest(index, rowsOf(index, standpoint), calls[name].query.parse(query).query, standpoint))
    case 'discovery/tour-ids':
      return ok({ tours: rowsOf(index, standpoint).map(({ tour: { id, title, updated } }) => ({ id, title, lastModified: updated })) })
    case 'discovery/places':
      return ok({ places: [] })
    case 'discovery/tour-details': {
      const found = await find(calls[name].query.parse(query).tripId, index, documents, standpoint)
      return 'status' in found ? found : ok(toTourDetails(found.index, found.indexed, found.tour, standpoint))
    }
    case 'discovery/departures': {
      const { tripId, month, rooms: text = '2' } = calls[name].query.parse(query)
      const rooms = parseRooms(text)
      if (!rooms) return refused(400)
      const found = await find(tripId, index, documents, standpoint)
      return 'status' in found ? found : ok(toDepartures(found.tour, { month, rooms }, standpoint))
    }
    default:
      return refused(404)
  }
}
