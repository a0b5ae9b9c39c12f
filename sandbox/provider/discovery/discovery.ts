import { Hono } from 'hono'
import type { App } from '../../env.ts'
import { playFault } from '../../fault.ts'
import { today } from '../../today.ts'
import { tourById, tours } from '../../tours/catalogue.ts'
import { scenarioById } from '../../tours/scenarios.ts'
import { notFound, problemResponse } from '../problem.ts'
import { nextFree, placesTakenByDate, roomsOf, toDepartures } from './departures.ts'
import { currencyCode, searchQuery } from './filters.ts'
import { placeList } from './place-list.ts'
import { searchTours } from './search.ts'
import { suggest, suggestionsQuery } from './suggestions.ts'
import { toTourDetails } from './tour-details.ts'
import type { TourRow } from './tour-summary.ts'

/** No published API: shapes of our own, money as in the planner. */
export const discovery = new Hono<App>()
  .get('/tours', async (c) => c.json(await searchTours(c.env.DB, searchQuery.parse(c.req.query()), c.var.language)))

  .get('/suggestions', (c) => c.json(suggest(suggestionsQuery.parse(c.req.query()).query, c.var.language)))

  .get('/tour-ids', async (c) =>
    c.json({ tours: tours.map(({ id, name }) => ({ id, title: name[c.var.language], lastModified: '2026-11-01' })) }),
  )

  .get('/places', (c) => c.json(placeList(c.req.query('region'), c.var.language)))

  .get('/tours/:tripId', async (c) => {
    const tour = tourById(c.req.param('tripId'))
    if (!tour) return notFound()
    if (tour.scenario === 'slow') await playFault(tour)
    const { results } = await c.env.DB.prepare('select * from tours order by position').all<TourRow>()
    const currency = currencyCode.catch('EUR').parse(c.req.query('currency'))
    const details = toTourDetails(tour, scenarioById(tour.id)?.basedOn ?? tour.id, results, c.var.language, currency)
    return c.json({ ...details, nextDeparture: nextFree(tour, await placesTakenByDate(c.env.DB, tour), today()) })
  })

  .get('/tours/:tripId/departures', async (c) => {
    const tour = tourById(c.req.param('tripId'))
    if (!tour) return notFound()
    await playFault(tour)
    const { month, rooms: roomsText, currency } = c.req.query()
    const rooms = roomsOf(roomsText)
    if (!rooms) return problemResponse(400, { code: 'InputValidation', detail: 'These rooms cannot be read.', pointer: '/rooms' })
    if (month && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month))
      return problemResponse(400, { code: 'InputValidation', detail: 'This month cannot be read.', pointer: '/month' })
    const wish = {
      month: month || undefined,
      rooms,
      currency: currencyCode.catch('EUR').parse(currency),
      language: c.var.language,
      today: today(),
    }
    return c.json(toDepartures(tour, await placesTakenByDate(c.env.DB, tour), wish))
  })
