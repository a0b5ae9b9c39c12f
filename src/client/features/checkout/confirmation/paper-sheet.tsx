import type { ReactNode } from 'react'
import type { BookingPage } from '../../../../shared/checkout/confirmation/page.ts'
import type { Paper, Receipt, TravelDocuments } from '../../../../shared/checkout/confirmation/papers.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { formatMoney } from '../../../../shared/format/format-money.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { keyed } from '../../../ui/keyed.ts'
import { PriceLines } from '../trip/price-lines.tsx'
import styles from './paper-sheet.module.css'
import { Payments } from './payments.tsx'
import { PrintButton } from './print-button.tsx'

type Data = BookingPage

/** One sheet after another of A4: a receipt, or what to take along. */
export function PaperSheet({ data, paper }: { data: Data; paper: Paper }) {
  const t = useTranslate()
  const { locale, whitelabel } = usePlace()
  return (
    <article className={styles.sheet}>
      <p className={styles.brand}>{whitelabel.name}</p>
      <h1>{t(paper.kind === 'receipt' ? 'booked.receipt.title' : 'booked.documents.title')}</h1>
      <dl className={styles.facts}>
        {data.reference && <Fact name={t('checkout.confirmation.reference')}>{data.reference}</Fact>}
        <Fact name={t('booked.receipt.trip')}>
          {data.title}, {formatDate(data.startDate, locale)} – {formatDate(data.endDate, locale)}
        </Fact>
        <Fact name={t('booked.receipt.state')}>{t(stateKey(data))}</Fact>
        {paper.kind === 'receipt' && paper.terms && (
          <Fact name={t('booked.receipt.terms')}>
            {t('booked.receipt.termsVersion', { version: paper.terms.version, date: formatDate(paper.terms.date, locale) })}
          </Fact>
        )}
      </dl>
      {paper.kind === 'receipt' ? <ReceiptBody data={data} receipt={paper} /> : <DocumentsBody documents={paper} />}
      <div className={`${styles.tools} unprinted`}>
        <PrintButton />
        {data.paperHrefs && (
          <LinkButton kind="quiet" href={data.paperHrefs.back}>
            {t('booked.backToBooking')}
          </LinkButton>
        )}
      </div>
    </article>
  )
}

/** Requested is never worded as confirmed (rule 86). */
const stateKey = ({ state, isChange }: Data): string =>
  isChange && state === 'requested'
    ? 'booked.title.changeRequested'
    : `checkout.confirmation.title.${isChange && state === 'confirmed' ? 'changed' : state}`

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <p className={styles.lines}>{lines.join('\n')}</p>
    </section>
  )
}

function ReceiptBody({ data, receipt }: { data: Data; receipt: Receipt }) {
  const t = useTranslate()
  const { locale } = usePlace()
  return (
    <>
      <p>{t('booked.receipt.date', { date: formatDate(data.today, locale) })}</p>
      <div className={styles.parties}>
        <Lines title={t('booked.receipt.issuer')} lines={receipt.issuer} />
        <Lines title={t('booked.receipt.customer')} lines={receipt.customer} />
      </div>
      <PriceLines price={data.price} isSettled />
      <section>
        <h2>{t('booked.payments.title')}</h2>
        <Payments data={data} />
        {data.due.length > 0 && (
          <ul className={styles.dues}>
            {data.due.map(({ amount, dueDate }) => (
              <li key={dueDate}>
                {formatDate(dueDate, locale)}: {t('checkout.confirmation.next.due', { amount: formatMoney(amount, locale) })}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function DocumentsBody({ documents: { travellers, days, phone } }: { documents: TravelDocuments }) {
  const t = useTranslate()
  const { locale } = usePlace()
  return (
    <>
      <p>{t('booked.documents.lead')}</p>
      <p>
        <strong>{t('booked.documents.emergency', { phone })}</strong>
      </p>
      <Lines title={t('booked.documents.travellers')} lines={travellers} />
      {days.map(({ date, parts }) => (
        <section key={date} className={styles.day}>
          <h2>{date ? formatDate(date, locale, 'full') : t('booked.receipt.trip')}</h2>
          <ul>
            {keyed(parts, ({ name }) => name).map(({ key, item: { name, number, isOnRequest } }) => (
              <li key={key}>
                {name}
                {isOnRequest && <span className={styles.soft}>{t('booked.documents.onRequest')}</span>}
                {number && <span className={styles.soft}>{t('booked.documents.number', { number })}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
