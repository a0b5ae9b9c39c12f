import type { Booked } from '../booking/book.ts'
import type { Intent } from '../payments/intent.ts'
import type { Checkout } from '../provider/checkout-record.ts'
import { writeDocument } from '../provider/checkout-record.ts'
import { localeOf } from '../provider/language.ts'
import { now } from '../today.ts'
import { endDateOf } from '../trip/trip.ts'
import { say } from '../trip/words/words.ts'
import { mailWords } from './words.ts'

type Success = Extract<Booked, { reference: string }>

export async function sendConfirmation(db: D1Database, checkout: Checkout, intent: Intent, { outcome, reference }: Success): Promise<void> {
  const { language } = intent
  const locale = localeOf(language)
  const title = checkout.trip.tour.name[language]
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: intent.currency }).format(intent.amount / 100)
  const contact = checkout.travelerDetails?.contactInfo
  const isRequested = outcome === 'requested'
  const body = [
    say(mailWords.hello, language, { name: contact?.firstName ?? intent.email }),
    say(isRequested ? mailWords.requested : mailWords.booked, language, { reference }),
    say(mailWords.dates, language, {
      title,
      start: date.format(new Date(checkout.trip.startDate)),
      end: date.format(new Date(endDateOf(checkout.trip))),
    }),
    say(mailWords.paid, language, { amount }),
    say(mailWords.goodbye, language),
  ].join('\n\n')
  await db
    .prepare('insert into mail (checkout_id, recipient, subject, body, language, at) values (?, ?, ?, ?, ?, ?)')
    .bind(
      checkout.id,
      intent.email,
      say(isRequested ? mailWords.requestedSubject : mailWords.bookedSubject, language, { title, reference }),
      body,
      language,
      now(),
    )
    .run()
  if (checkout.promoCode) await writeDocument(db, checkout.id, 'promoRedeemed', true)
}
