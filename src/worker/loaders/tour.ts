import { monthsFrom } from '../../shared/format/months.ts'
import type { PageData } from '../../shared/page.ts'
import { isoMonth, parseRooms, tripId } from '../../shared/provider/discovery.ts'
import { toRoomsText } from '../../shared/provider/rooms-text.ts'
import { entryRequirements } from './entry.ts'
import { type LoadContext, type Loader, loaded, nothing, unlessDown } from './loader.ts'
import { toRegionView } from './regions.ts'

/** Without JavaScript the dates are asked for in the address. */
async function datesAsked(context: LoadContext, id: string): Promise<PageData<'tour'>['dates']> {
  const { send, query } = context
  if (!query.has('month') && !query.has('rooms')) return undefined
  const month = isoMonth.safeParse(query.get('month')).data
  const rooms = parseRooms(query.get('rooms') ?? undefined) ?? [{ adults: 2, childAges: [] }]
  const asked = send('discovery/departures', { query: { tripId: id, month, rooms: toRoomsText(rooms) } })
  return { month, rooms, found: (await unlessDown(context, asked, undefined)).value }
}

export const loadTour: Loader<PageData<'tour'>> = async (context) => {
  const { send, market, place, query, today } = context
  const id = tripId.safeParse(query.get('tripId'))
  if (!id.success) return nothing
  const [tour, dates] = await Promise.all([send('discovery/tour-details', { query: { tripId: id.data } }), datesAsked(context, id.data)])
  const regions = market.destinations.map((region) => toRegionView(region, place))
  const countries = new Map(regions.flatMap((region) => region.countries).map(({ key, name }) => [key, name]))
  return loaded<PageData<'tour'>>({
    tour,
    months: dates?.found?.months ?? monthsFrom(today),
    dates,
    regionName: regions.find(({ key }) => key === tour.region)?.name ?? tour.region,
    countryNames: tour.countries.map((key) => countries.get(key) ?? key),
    entryRequirements: entryRequirements(context, tour.countries),
    insolvencyCover: market.insolvencyCover,
  })
}
