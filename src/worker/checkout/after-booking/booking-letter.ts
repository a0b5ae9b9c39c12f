import { calendarFile } from '../../../shared/checkout/confirmation/calendar-file.ts'
import type { Confirmation } from '../../../shared/checkout/entry/entry.ts'
import type { AgreedTerms } from '../../../shared/checkout/payment/consents.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/format-money.ts'
import type { LocalMoney, Money } from '../../../shared/format/money.ts'
import { htmlLang } from '../../../shared/language.ts'
import type { Market } from '../../../shared/market/market.ts'
import type { Place } from '../../../shared/place.ts'
import { pageTextsOf } from '../../../shared/texts/page-texts.ts'
import { translator } from '../../../shared/texts/texts.ts'
import type { Mail } from '../../mail/mail.ts'
import type { PaymentSummary } from '../payment/payment-summary.ts'
import { stepHref } from '../steps/step-href.ts'

export type BookingLetter = PaymentSummary & {
  checkoutId: string
  state: Extract<Confirmation, 'confirmed' | 'requested'>
  isChange: boolean
  to: string
  firstName: string
  reference: string
  title: string
  startDate: string
  endDate: string
  total: Money
  payableLocally: readonly { name: string; value: LocalMoney }[]
  onRequest: readonly string[]
  terms?: AgreedTerms
}

export const confirmationUrl = (place: Place, checkoutId: string): string =>
  new URL(stepHref(place, checkoutId, 'payment-successful'), place.whitelabel.appUrl).href

/** The trip as an entry of a calendar. */
export const tripCalendar = (
  place: Place,
  {
    checkoutId,
    title,
    description,
    startDate,
    endDate,
  }: Pick<BookingLetter, 'checkoutId' | 'title' | 'startDate' | 'endDate'> & { description: string },
  stamp: Date,
): string =>
  calendarFile({
    uid: `${checkoutId}@${new URL(place.whitelabel.appUrl).hostname}`,
    title,
    description,
    url: confirmationUrl(place, checkoutId),
    startDate,
    endDate,
    stamp,
  })

/** What stands after a booking, in the language of the page that it was paid on (rules 85 and 86). */
export function bookingLetter(letter: BookingLetter, { texts, contact, checkout }: Market, place: Place, now: Date): Mail {
  const { state, isChange, title, reference, startDate, endDate } = letter
  const { language, locale } = place
  const t = translator(pageTextsOf(texts, language, ['mail']), locale)
  const kind = isChange ? (state === 'confirmed' ? 'changed' : 'changeRequested') : state
  const money = (amount: Money | LocalMoney) => formatMoney(amount, locale)
  const date = (day: string) => formatDate(day, locale)
  const referenceLine = t('mail.reference', { reference })
  const held = letter.transactions.filter(({ status }) => status === 'Preauth' || status === 'PreauthCaptureInProgress')
  /** Nobody has sent it yet: the agency is asked for it. */
  const invoiced = letter.transactions.filter(({ status, method }) => status === 'Open' && method === 'transfer')
  const underWay = letter.transactions.filter(
    (transaction) => ['InProgress', 'Pending', 'Open'].includes(transaction.status) && !invoiced.includes(transaction),
  )
  const paragraphs = [
    [letter.firstName ? t('mail.hello', { name: letter.firstName }) : t('mail.helloAll')],
    [t(`mail.lead.${kind}`)],
    [title, t('mail.dates', { start: date(startDate), end: date(endDate) }), referenceLine],
    [
      t('mail.total', { amount: money(letter.total) }),
      ...(letter.paid ? [t('mail.paid', { amount: money(letter.paid) })] : []),
      ...held.map(({ amount }) => t('mail.reserved', { amount: money(amount) })),
      ...underWay.map(({ amount }) => t('mail.underWay', { amount: money(amount) })),
      ...invoiced.map(({ amount }) => t('mail.invoiced', { amount: money(amount) })),
      ...letter.due.map(({ amount, dueDate }) => t('mail.due', { amount: money(amount), date: date(dueDate) })),
      ...letter.payableLocally.map(({ name, value }) => t('mail.local', { name, amount: money(value) })),
    ],
    ...(state === 'requested' && letter.onRequest.length > 0
      ? [[t('mail.onRequest', { parts: letter.onRequest.join(', '), days: checkout.answerDays }), t('mail.meanwhile')]]
      : []),
    [t('mail.link'), confirmationUrl(place, letter.checkoutId)],
    ...(letter.terms ? [[t('mail.terms', { version: letter.terms.version, date: date(letter.terms.date) })]] : []),
    [t('mail.calendar'), t('mail.help', { phone: checkout.helpPhone })],
    [t('mail.goodbye'), place.whitelabel.name],
  ]
  return {
    to: letter.to,
    replyTo: contact.email,
    subject: t(`mail.subject.${kind}`, { title, reference }),
    text: paragraphs.map((lines) => lines.join('\n')).join('\n\n'),
    language: htmlLang(language),
    attachments: [
      {
        name: `${letter.checkoutId}.ics`,
        type: 'text/calendar',
        content: tripCalendar(place, { ...letter, description: referenceLine }, now),
      },
    ],
  }
}
