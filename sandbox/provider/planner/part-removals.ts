import { Hono } from 'hono'
import type { App } from '../../env.ts'
import type { Component } from '../../trip/components.ts'
import { availabilityWords } from '../../trip/words/availability-words.ts'
import { refusalWords } from '../../trip/words/refusal-words.ts'
import { say } from '../../trip/words/words.ts'
import { type Checkout, writeChanges } from '../checkout-record.ts'
import { notFound, problemResponse } from '../problem.ts'
import { partsOf } from './component-views.ts'
import { plannerItinerary } from './itinerary-view.ts'

const kinds: readonly (readonly [path: string, type: Component['type']])[] = [
  ['accommodations', 'Accommodation'],
  ['activities', 'Activity'],
  ['transports', 'Transport'],
  ['transfers', 'Transfer'],
  ['rental-cars', 'RentalCar'],
]

const isLastStay = (checkout: Checkout, part: Component): boolean =>
  part.type === 'Accommodation' && partsOf(checkout, 'en').filter(({ type }) => type === 'Accommodation').length === 1

/** DELETE of a part by its kind; a trip keeps at least one stay. */
export const partRemovals = new Hono<App>()
for (const [path, kind] of kinds)
  partRemovals.delete(`/${path}/:partId`, async (c) => {
    const { checkout, language } = c.var
    const part = partsOf(checkout, language).find(({ id, type }) => id === c.req.param('partId') && type === kind)
    if (!part) return notFound()
    if (isLastStay(checkout, part))
      return problemResponse(400, { code: 'LastAccommodation', detail: say(availabilityWords.lastStay, language) })
    const removed = [...checkout.changes.removed, part.id]
    if (!(await writeChanges(c.env.DB, checkout, { removed })))
      return problemResponse(400, { code: 'InvalidState', detail: say(refusalWords.closed, language) })
    const changes = { ...checkout.changes, removed }
    return c.json({
      itinerary: plannerItinerary({ ...checkout, changes, trip: { ...checkout.trip, changes } }, language),
      meta: { notifications: [] },
    })
  })
