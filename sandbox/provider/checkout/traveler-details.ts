import { Hono } from 'hono'
import type { App } from '../../env.ts'
import { refusedDetail, requiredDetails } from '../../trip/required-details.ts'
import { paxOf } from '../../trip/trip.ts'
import { refusalWords } from '../../trip/words/refusal-words.ts'
import { say } from '../../trip/words/words.ts'
import { travelerDetails, writeDocument } from '../checkout-record.ts'
import { problemResponse } from '../problem.ts'
import { travelerDetailsView } from './details.ts'

/** A null or an empty string says nothing; the fixtures of the provider also show `[]` for an empty address. */
const withoutGaps = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, each]) => each !== null && each !== '' && !(key === 'address' && Array.isArray(each)))
      .map(([key, each]) => [key, withoutGaps(each)]),
  )
}

export const travelerDetailsRoutes = new Hono<App>()
  .get('/:id/required-traveler-details', (c) => {
    const { trip, origin, isRechecked } = c.var.checkout
    return c.json(requiredDetails(trip, { isB2b: origin === 'APP', isRechecked }))
  })

  .get('/:id/traveler-details', (c) => c.json(travelerDetailsView(c.var.checkout)))

  .post('/:id/traveler-details', async (c) => {
    const { checkout, language } = c.var
    const parsed = travelerDetails.safeParse(withoutGaps(await c.req.json().catch(() => undefined)))
    if (!parsed.success) {
      const problems = parsed.error.issues.map(({ path }) => ({
        code: 'InputValidation',
        detail: say(refusalWords.unreadable, language),
        pointer: `/${path.join('/')}`,
      }))
      return problemResponse(400, ...problems)
    }
    const known = new Set(paxOf(checkout.trip).map(({ refId }) => refId))
    const stranger = parsed.data.paxInfo?.findIndex(({ refId }, index) => !known.has(refId ?? `pax-${index + 1}`)) ?? -1
    if (stranger >= 0)
      return problemResponse(400, {
        code: 'InputValidation',
        detail: say(refusalWords.noPassenger, language),
        pointer: `/paxInfo/${stranger}/refId`,
      })
    const refused = refusedDetail(
      checkout.trip,
      (parsed.data.paxInfo ?? []).map(({ lastName }) => lastName),
    )
    if (refused >= 0)
      return problemResponse(400, {
        code: 'InputValidation',
        detail: say(refusalWords.ticketName, language),
        pointer: `/paxInfo/${refused}/lastName`,
      })
    if (checkout.status !== 'BookingInitiated' && checkout.status !== 'BookingChangeInitiated')
      return problemResponse(400, { code: 'InvalidState', detail: say(refusalWords.closed, language) })
    await writeDocument(c.env.DB, checkout.id, 'travelerDetails', { ...checkout.travelerDetails, ...parsed.data })
    return c.body(null, 200)
  })
