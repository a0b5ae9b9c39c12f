import type { IconName } from '../../../../shared/artwork/icon-names.ts'
import type { AvailabilityPart } from '../../../../shared/checkout/pages/availability.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './availability.module.css'

const iconOf: Record<AvailabilityPart['kind'], IconName> = {
  accommodation: 'bed',
  activity: 'ticket',
  'rental-car': 'car',
  transport: 'route',
  transfer: 'route',
  insurance: 'shield-check',
  upsell: 'plus',
  'base-service': 'luggage',
  other: 'compass',
}

export function PartList({ parts }: { parts: readonly AvailabilityPart[] }) {
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={part.id} className={styles.part} data-state={stateOf(part)}>
          <Icon name={iconOf[part.kind]} className={styles.icon} />
          <PartText part={part} />
        </li>
      ))}
    </ul>
  )
}

type PartState = 'available' | 'onRequest' | 'unavailable' | 'missing' | 'priceChanged' | 'priceAccepted'
export const stateOf = (part: AvailabilityPart): PartState => {
  if (part.result === 'priceChanged') return part.accepted ? 'priceAccepted' : 'priceChanged'
  return part.result === 'available' && part.onRequest ? 'onRequest' : part.result
}

export function PartText({ part }: { part: AvailabilityPart }) {
  const t = useTranslate()
  const { locale } = usePlace()
  return (
    <div className={styles.partText}>
      <p className={styles.partName}>{part.name}</p>
      <p className={styles.muted}>
        {[part.place, part.startDate && formatDate(part.startDate, locale, 'day-month')].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.state} data-state={stateOf(part)}>
        {t(`checkout.availability.state.${stateOf(part)}`)}
      </p>
      {part.previousPrice && part.price && part.result === 'priceChanged' && (
        <p className={styles.change}>
          <span>{t('checkout.availability.before')}</span> <Price value={part.previousPrice} />{' '}
          <span>{t('checkout.availability.now')}</span>{' '}
          <strong>
            <Price value={part.price} />
          </strong>
        </p>
      )}
    </div>
  )
}
