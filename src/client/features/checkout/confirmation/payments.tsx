import type { BookingPage } from '../../../../shared/checkout/confirmation/page.ts'
import type { TransactionView } from '../../../../shared/checkout/payment/transactions.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './confirmation.module.css'

/** What was paid, with where each payment stands, and what is still to come (rule 85). */
export function Payments({ data }: { data: Pick<BookingPage, 'transactions' | 'paid' | 'rest'> }) {
  const t = useTranslate()
  const { transactions, paid, rest } = data
  return (
    <>
      {transactions.length === 0 ? (
        <p className={styles.muted}>{t('booked.payments.none')}</p>
      ) : (
        <ul className={styles.payments}>
          {transactions.map((transaction) => (
            <Payment key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      )}
      <dl className={styles.sums}>
        {paid && (
          <div>
            <dt>{t('checkout.paid')}</dt>
            <dd>
              <Price value={paid} />
            </dd>
          </div>
        )}
        {rest && (
          <div>
            <dt>{t('booked.payments.rest')}</dt>
            <dd>
              <Price value={rest} />
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

function Payment({ transaction: { amount, status, method, methodName, date } }: { transaction: TransactionView }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const way = method === 'other' && methodName ? methodName : t(`booked.method.${method}`)
  return (
    <li>
      <span>
        {date && `${formatDate(date, locale, 'short')}, `}
        {way}
        {amount.amount < 0 && `, ${t('booked.payments.refund')}`}
        <span className={styles.muted}> · {t(`booked.transaction.${status}`)}</span>
      </span>
      <Price value={amount} />
    </li>
  )
}
