import type { Context } from 'hono'
import { pageTextsOf } from '../../../shared/texts/page-texts.ts'
import { translator } from '../../../shared/texts/texts.ts'
import type { AppEnv } from '../../env.ts'
import { tripCalendar } from '../after-booking/booking-letter.ts'
import { notFound } from '../routes/answer.ts'
import { callRoutes, type Handle, onCheckout } from '../routes/on-checkout.ts'
import { loadEntryFacts } from '../trip/facts.ts'
import { openTrip } from '../trip/trip.ts'
import { referenceOf } from './booking-reference.ts'

/** The trip as a file for any calendar, once it is booked or requested; the reference is for the owner (rule 43). */
const calendar =
  (c: Context<AppEnv>): Handle =>
  async (context, checkoutId) => {
    const facts = await loadEntryFacts(context, openTrip(context, checkoutId))
    const { entry, details, itinerary, record } = facts
    if (entry.kind !== 'confirmation') return notFound(c)
    const { market, place } = context
    const t = translator(pageTextsOf(market.texts, place.language, ['mail']), place.locale)
    const reference = record.isOwner ? await referenceOf(context, facts) : undefined
    const file = tripCalendar(
      place,
      {
        checkoutId,
        title: itinerary.title || details.itinerary.title,
        description: reference ? t('mail.reference', { reference }) : '',
        startDate: itinerary.startDate || details.itinerary.startDate,
        endDate: itinerary.endDate || details.itinerary.endDate,
      },
      new Date(),
    )
    return c.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${checkoutId}.ics"`,
      'Cache-Control': 'no-store',
    })
  }

export const calendarRoutes = callRoutes().get('/checkout/calendar-file', (c) => onCheckout(c, calendar(c)))
