import type { PromoPlace } from '../../../../shared/checkout/promo-code/promo-code.ts'
import type { CheckoutFrame } from '../../../../shared/checkout/steps/frame.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { partyOf } from '../../../../shared/provider/party.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { keyed } from '../../../ui/keyed.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { PromoCode } from '../promo-code/promo-code.tsx'
import { CancellationTerms } from './cancellation-terms.tsx'
import { useCurrentPrice } from './changed-price.ts'
import { PriceLines } from './price-lines.tsx'
import styles from './summary.module.css'

/** Beside the questions on wide screens; a bar with the total that unfolds on narrow ones (rule 73). */
export function Summary({ frame }: { frame: CheckoutFrame }) {
  const t = useTranslate()
  const { total } = useCurrentPrice(frame.price)
  return (
    <>
      <details className={styles.folded} suppressHydrationWarning>
        <summary className={styles.bar}>
          <span className={styles.barTitle}>{frame.title}</span>
          <span className={styles.barTotal}>
            <span className={styles.barWord}>{t('checkout.total')}</span> <Price value={total} />
          </span>
          <span className={styles.more}>{t('checkout.summaryMore')}</span>
        </summary>
        <div className={styles.panel}>
          <SummaryBody frame={frame} place="folded" />
        </div>
      </details>
      <aside className={styles.beside} aria-label={t('checkout.summary')}>
        <div className={styles.card}>
          <SummaryBody frame={frame} place="beside" />
        </div>
      </aside>
    </>
  )
}

function SummaryBody({ frame, place }: { frame: CheckoutFrame; place: PromoPlace }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const price = useCurrentPrice(frame.price)
  const active = frame.steps.find(({ isActive }) => isActive)
  const { adults, children } = partyOf(frame.rooms)
  return (
    <>
      {frame.picture && <Picture src={frame.picture.url} alt="" sizes="24rem" ratio="wide" className={styles.picture} />}
      <div className={styles.facts}>
        <h2 className={styles.title}>{frame.title}</h2>
        <p>
          {formatDate(frame.startDate, locale, 'short')} – {formatDate(frame.endDate, locale, 'short')}
        </p>
        <p className={styles.muted}>
          {t('checkout.nights', { count: frame.nights })} · {t('checkout.travellers', { adults, children })}
        </p>
        {frame.route.length > 0 && <p className={styles.muted}>{frame.route.join('\u00a0· ')}</p>}
        {frame.agency && <p className={styles.muted}>{t('checkout.agency', { name: frame.agency.name })}</p>}
      </div>
      <PriceLines price={price} isInvoiced={frame.isInvoiced} />
      {frame.takesCodes && active && <PromoCode frame={frame} place={place} stepForm={active.name} />}
      <Included frame={frame} />
      <CancellationTerms terms={frame.cancellation} />
    </>
  )
}

function Included({ frame }: { frame: CheckoutFrame }) {
  const t = useTranslate()
  if (frame.parts.length === 0) return null
  return (
    <details className={styles.included} suppressHydrationWarning>
      <summary>{t('checkout.included', { count: frame.parts.length })}</summary>
      <ul>
        {keyed(frame.parts, ({ name }) => name).map(({ key, item: part }) => (
          <li key={key}>{part.name}</li>
        ))}
      </ul>
    </details>
  )
}
