import { expect, test } from 'vitest'
import { assemble } from '../../../markets/assemble.ts'
import { whitelabels } from '../../../markets/whitelabels.ts'
import { completeLanguages, type LanguageCode } from '../../../shared/language.ts'
import type { CompleteLanguage } from '../../../shared/languages.ts'
import type { Place } from '../../../shared/place.ts'
import { siteOf } from '../../../shared/release/release.ts'
import { type BookingLetter, bookingLetter } from './booking-letter.ts'

const now = new Date('2026-11-21T12:00:00Z')
const releases = assemble(whitelabels, { port: 8787, now })

/** A market that speaks the language, and a page of it. */
function placeIn(language: LanguageCode) {
  const [found] = releases.flatMap((release) =>
    release.markets.flatMap((market) => {
      const spoken = market.availableLanguages.find(({ urlCode }) => urlCode === language)
      return spoken ? [{ release, market, spoken }] : []
    }),
  )
  if (!found) throw new Error(`nobody speaks ${language}`)
  const { release, market, spoken } = found
  const place: Place = {
    site: siteOf(release),
    whitelabel: { key: release.whitelabel.key, name: release.whitelabel.name, appUrl: release.whitelabel.appUrl },
    market: market.key,
    language,
    locale: spoken.locale,
    currency: market.currency,
    country: market.country,
    zone: market.zone,
    provider: { key: 'nezasa', configurationEntryId: market.provider.configurationEntryId },
    release: 'r',
    build: 'test',
  }
  return { market, place }
}

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })
const letter = (changes: Partial<BookingLetter> = {}): BookingLetter => ({
  checkoutId: 'abcdefghij12',
  state: 'confirmed',
  isChange: false,
  to: 'ann@example.com',
  firstName: 'Ann',
  reference: 'TM-123456',
  title: 'Fjords, slowly',
  startDate: '2027-03-01',
  endDate: '2027-03-08',
  total: euros(100_000),
  paid: euros(20_000),
  due: [{ amount: euros(80_000), dueDate: '2027-01-20', isNow: false }],
  transactions: [],
  payableLocally: [{ name: 'City tax', value: { amount: 1_050, currency: 'NOK' } }],
  onRequest: ['Lodge by the sea'],
  terms: { version: '0123456789ab', date: '2026-11-21' },
  ...changes,
})
const mailIn = (language: LanguageCode, changes: Partial<BookingLetter> = {}) => {
  const { market, place } = placeIn(language)
  return bookingLetter(letter(changes), market, place, now)
}

test('everything a traveller wants to know stands in it', () => {
  const mail = mailIn('en')
  expect(mail.to).toBe('ann@example.com')
  expect(mail.subject).toBe('Booked: Fjords, slowly (TM-123456)')
  for (const words of [
    'Hello Ann,',
    'March 1, 2027 to March 8, 2027',
    'Booking reference: TM-123456',
    'Total: €1,000.00',
    'Paid: €200.00',
    'Due on January 20, 2027: €800.00',
    'To pay on the spot, not part of the total: City tax, NOK 10.50',
    '/checkout/abcdefghij12/payment-successful',
  ])
    expect(mail.text.replaceAll('\u00a0', ' ')).toContain(words)
  expect(mail.text).not.toContain('Lodge by the sea')
})

test('the trip comes along as a calendar file that leads back to the booking', () => {
  const [file] = mailIn('de').attachments ?? []
  expect(file).toMatchObject({ name: 'abcdefghij12.ics', type: 'text/calendar' })
  const lines = file?.content.replaceAll('\r\n ', '')
  expect(lines).toContain('DTEND;VALUE=DATE:20270309\r\n')
  expect(lines).toContain('DESCRIPTION:Buchungsnummer: TM-123456\r\n')
  expect(lines).toMatch(/URL:http\S+\/checkout\/abcdefghij12\/payment-successful\r\n/)
})

test.each([
  ['Preauth', 'Reserved, not yet charged: €50.00'],
  ['PreauthCaptureInProgress', 'Reserved, not yet charged: €50.00'],
  ['Pending', 'On its way to us: €50.00'],
  ['InProgress', 'On its way to us: €50.00'],
  ['Open', 'On its way to us: €50.00'],
] as const)('money that is %s is not told as paid', (status, words) => {
  const transaction = { id: 'one', amount: euros(5_000), status, method: 'card' as const, methodName: '', date: '2026-11-21' }
  const { paid: _, ...rest } = letter({ transactions: [transaction], due: [] })
  const { market, place } = placeIn('en')
  const { text } = bookingLetter(rest, market, place, now)
  expect(text).toContain(words)
  expect(text).not.toContain('Paid:')
})

/** Words that say that something is booked or confirmed. */
const promises: Record<CompleteLanguage, RegExp> = {
  en: /confirmed|booked/i,
  fr: /confirmé|réservé/i,
  nl: /bevestigd|geboekt/i,
  no: /bekreftet|bestilt/i,
  sv: /bekräfta[dt]|boka[dt]/i,
  fi: /vahvistettu|varattu/i,
  da: /bekræftet|bestilt/i,
  pt: /confirmad|reservad/i,
  it: /confermat|prenotat/i,
  de: /bestätigt|\bgebucht/i,
}

test.each(completeLanguages)('in %s a request is never worded as a booking, and says what is still open', (language) => {
  for (const isChange of [false, true]) {
    const { subject, text } = mailIn(language, { state: 'requested', isChange })
    expect(`${subject}\n${text}`).not.toMatch(promises[language])
    expect(text).toContain('Lodge by the sea')
  }
  expect(mailIn(language).text).toMatch(promises[language])
})

test('a traveller without a name is greeted all the same', () => expect(mailIn('en', { firstName: '' }).text).toMatch(/^Hello,\n/))

test('what an invoice will ask for is not on its way', () => {
  const { paid: _, ...rest } = letter({
    due: [],
    transactions: [
      { id: '1', amount: euros(100_000), status: 'Open', method: 'transfer', methodName: '', date: '2026-11-21' },
      { id: '2', amount: euros(500), status: 'Open', method: 'debit', methodName: '', date: '2026-11-21' },
    ],
  })
  const { market, place } = placeIn('en')
  const { text } = bookingLetter(rest, market, place, now)
  expect(text.match(/^On .*$/gm)).toEqual(['On its way to us: €5.00', 'On the invoice: €1,000.00'])
})
