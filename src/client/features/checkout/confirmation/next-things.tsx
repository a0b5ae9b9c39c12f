import type { BookingPage } from '../../../../shared/checkout/confirmation/page.ts'
import { addDays, formatDate } from '../../../../shared/format/date.ts'
import { formatMoney } from '../../../../shared/format/format-money.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import styles from './confirmation.module.css'

/** In order, with dates: the mail, suppliers' answers, what is due, the documents, the trip. */
export function NextThings({ data }: { data: BookingPage }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const documents = addDays(data.startDate, -14)
  const things: { when: string; text: string }[] = [
    ...(data.state === 'confirming'
      ? []
      : [
          {
            when: t('checkout.confirmation.next.today'),
            text: t(data.state === 'confirmed' ? 'checkout.confirmation.next.mail' : 'checkout.confirmation.next.mailRequest'),
          },
        ]),
    ...(data.method === 'invoice' && data.state === 'confirmed'
      ? [{ when: t('checkout.confirmation.next.today'), text: t('checkout.confirmation.next.invoice') }]
      : []),
    ...(data.onRequest.length > 0
      ? [
          {
            when: t('checkout.confirmation.next.within', { days: data.answerDays }),
            text: `${t('checkout.confirmation.next.onRequest', { parts: data.onRequest.join(', ') })} ${t('booked.meanwhile')}`,
          },
        ]
      : []),
    ...data.due.map((item) => ({
      when: formatDate(item.dueDate, locale),
      text: `${t('checkout.confirmation.next.due', { amount: formatMoney(item.amount, locale) })} ${t('checkout.confirmation.next.dueHow')}`,
    })),
    ...(documents > data.today ? [{ when: formatDate(documents, locale), text: t('checkout.confirmation.next.documents') }] : []),
    { when: formatDate(data.startDate, locale), text: t('checkout.confirmation.next.start', { place: data.route[0] ?? data.title }) },
  ]
  return (
    <section>
      <h2>{t('checkout.confirmation.nextTitle')}</h2>
      <ol className={styles.next}>
        {things.map(({ when, text }) => (
          <li key={`${when} ${text}`}>
            <strong>{when}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
