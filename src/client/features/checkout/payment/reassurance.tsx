import type { PaymentMethod } from '../../../../shared/checkout/payment/payment-method.ts'
import type { Money } from '../../../../shared/format/money.ts'
import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { Notice } from '../steps/notice.tsx'
import styles from './payment.module.css'

/** Who is charged, what the statement says, that it is safe, who helps (rule 83). */
export function Reassurance({ data, payNow, method }: { data: PageData<'payment'>; payNow: Money; method: PaymentMethod }) {
  const t = useTranslate()
  return (
    <div className={styles.reassurance}>
      {data.onRequest.length > 0 && (
        <Notice tone="info">
          <p>{t('checkout.payment.onRequest', { parts: data.onRequest.join(', '), days: data.answerDays })}</p>
        </Notice>
      )}
      <p className={styles.due}>
        <span>{t(method === 'invoice' ? 'checkout.payment.onInvoice' : 'checkout.payNow')}</span> <Price value={payNow} />
      </p>
      <ul>
        <li>
          <Icon name="shield-check" size="small" /> {t(`checkout.payment.secure.${method}`)}
        </li>
        {method !== 'invoice' && (
          <li>
            <Icon name="receipt" size="small" /> {t('checkout.payment.statement', { name: data.statementName })}
          </li>
        )}
        <li>
          <Icon name="phone" size="small" /> {t('checkout.payment.helpPhone', { phone: data.helpPhone })}
        </li>
      </ul>
    </div>
  )
}
