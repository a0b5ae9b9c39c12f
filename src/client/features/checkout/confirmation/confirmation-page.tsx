import { useEffect } from 'react'
import type { BookingPage } from '../../../../shared/checkout/confirmation/page.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import type { PageData } from '../../../../shared/page.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { wipeAnswers } from '../experiences/answers-draft.ts'
import { wipeMarks } from '../steps/step-marks.ts'
import { wipeTravellerDraft } from '../traveller-details/draft.ts'
import { CancellationTerms } from '../trip/cancellation-terms.tsx'
import { PriceLines } from '../trip/price-lines.tsx'
import { AccessForm } from '../visitor/access-form.tsx'
import { AccountOffer } from './account-offer.tsx'
import { CalendarLink } from './calendar-link.tsx'
import styles from './confirmation.module.css'
import { Confirming } from './confirming.tsx'
import { NextThings } from './next-things.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { Payments } from './payments.tsx'
import { PrintButton } from './print-button.tsx'
import { UnreadBooking } from './unread-booking.tsx'

/** Reference, what happens next with dates, what was paid and is due (rules 85 and 86). */
export function PaymentSuccessfulPage({ data }: { data: PageData<'payment-successful'> }) {
  return data.isUnread ? <UnreadBooking data={data} /> : <Booking data={data} />
}

function Booking({ data }: { data: BookingPage }) {
  const t = useTranslate()
  const { locale } = usePlace()
  useForgetting(data)
  if (data.paper) return <PaperSheet data={data} paper={data.paper} />
  const isOpen = data.state === 'confirming' || data.state === 'checking'
  return (
    <article className={styles.page}>
      {data.picture && (
        <div className={styles.scene}>
          <Picture src={data.picture.url} alt={data.picture.caption} sizes="100vw" ratio="fill" first />
        </div>
      )}
      <div className={styles.sheet}>
        <h1>{t(titleKey(data))}</h1>
        <p className={styles.lead}>{t(leadKey(data))}</p>
        {isOpen && <Confirming data={data} />}
        {data.state === 'failed' && <LinkButton href={data.paymentHref}>{t('checkout.confirmation.payAgain')}</LinkButton>}
        {data.reference && (
          <p className={styles.reference}>
            <span>{t('checkout.confirmation.reference')}</span> <strong translate="no">{data.reference}</strong>
          </p>
        )}
        {data.access !== 'owner' && <AccessForm frame={data} />}
        {data.email && (data.state === 'confirmed' || data.state === 'requested') && (
          <p>{t(data.isMailed ? 'checkout.confirmation.mailed' : 'booked.mailing', { email: data.email })}</p>
        )}
        <section>
          <h2>{data.title}</h2>
          <p>
            {formatDate(data.startDate, locale, 'full')} – {formatDate(data.endDate, locale, 'full')}
          </p>
          {data.route.length > 0 && <p className={styles.muted}>{data.route.join('\u00a0· ')}</p>}
        </section>
        {data.state !== 'failed' && data.state !== 'checking' && <NextThings data={data} />}
        <section>
          <h2>{t('checkout.confirmation.money')}</h2>
          <PriceLines price={data.price} isSettled={data.state !== 'failed' && data.state !== 'checking'} />
          {data.access === 'owner' && (data.transactions.length > 0 || !isOpen) && <Payments data={data} />}
          <CancellationTerms terms={data.cancellation} />
        </section>
        <div className={`${styles.tools} unprinted`}>
          <CalendarLink data={data} />
          <PrintButton />
          {data.paperHrefs && (
            <>
              <LinkButton kind="secondary" href={data.paperHrefs.receipt}>
                {t('booked.receipt.link')}
              </LinkButton>
              <LinkButton kind="secondary" href={data.paperHrefs.documents}>
                {t('booked.documents.link')}
              </LinkButton>
            </>
          )}
        </div>
        <AccountOffer data={data} />
        <p className={styles.muted}>{t('checkout.confirmation.help', { phone: data.helpPhone })}</p>
      </div>
    </article>
  )
}

/** Requested is never worded as confirmed (rule 86). */
function titleKey({ state, isChange }: BookingPage): string {
  if (isChange && state === 'requested') return 'booked.title.changeRequested'
  return `checkout.confirmation.title.${isChange && state === 'confirmed' ? 'changed' : state}`
}

function leadKey({ state, isChange, method }: BookingPage): string {
  if (state === 'confirming' && method === 'sepa_debit') return 'booked.lead.debitUnderWay'
  if (state === 'failed' && method !== 'card') return method === 'invoice' ? 'booked.lead.failedInvoice' : 'booked.lead.failedAccount'
  if (isChange && state === 'confirmed') return 'booked.lead.changed'
  return isChange && state === 'requested' ? 'booked.lead.changeRequested' : `checkout.confirmation.lead.${state}`
}

/** What was kept on this device is wiped once the booking stands (rule 51). */
function useForgetting({ checkoutId, state }: BookingPage) {
  useEffect(() => {
    if (state !== 'confirmed' && state !== 'requested') return
    void wipeTravellerDraft(checkoutId)
    void wipeAnswers(checkoutId)
    wipeMarks(checkoutId)
  }, [checkoutId, state])
}
