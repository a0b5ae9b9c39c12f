import type { IconName } from '../../../../shared/artwork/icon-names.ts'
import { isBlocking } from '../../../../shared/checkout/steps/availability/availability.ts'
import type { AvailabilityPart } from '../../../../shared/checkout/steps/availability/page.ts'
import type { StepView } from '../../../../shared/checkout/steps/frame.ts'
import { stepOffering } from '../../../../shared/checkout/steps/table.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './availability.module.css'
import { Decision } from './decision.tsx'

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

const isFine = ({ result }: AvailabilityPart) => result === 'available'
const concernsFirst = (parts: readonly AvailabilityPart[]) => [...parts].sort((one, other) => Number(isFine(one)) - Number(isFine(other)))

/** Where another one of its kind can be chosen. */
function hrefOffering({ kind }: AvailabilityPart, steps: readonly StepView[]): string | undefined {
  const step = stepOffering(kind)
  return steps.find(({ name }) => name === step)?.href
}

type Props = {
  parts: readonly AvailabilityPart[]
  /** What was chosen on a page that was posted and came back. */
  chosen?: Readonly<Record<string, string>> | undefined
  steps?: readonly StepView[]
}

/** The permanent carrier of what the check found; what blocks can be answered here, part by part, with or without JavaScript. */
export function PartList({ parts, chosen, steps = [] }: Props) {
  return (
    <ul className={styles.parts}>
      {concernsFirst(parts).map((part) => (
        <li key={part.id} className={styles.part} data-state={stateOf(part)}>
          <Icon name={iconOf[part.kind]} className={styles.icon} />
          <div>
            <PartText part={part} />
            {isBlocking(part) && <Decision part={part} chosen={chosen} otherHref={hrefOffering(part, steps)} />}
          </div>
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

/** An available part is told by its own status, the others by what became of them. */
const stateText = (part: AvailabilityPart): string => {
  if (part.result !== 'available') return `state.${stateOf(part)}`
  return `status.${part.onRequest ? 'OnRequest' : (part.status ?? 'Open')}`
}

/** A price that has moved is a reason too; the provider gives no other. */
function reasonOf({ result, reason, price, previousPrice }: AvailabilityPart): string | undefined {
  if (result === 'missing') return 'missing'
  if (reason || result !== 'priceChanged' || !price || !previousPrice) return reason
  return price.amount > previousPrice.amount ? 'dearer' : 'cheaper'
}

export function PartText({ part }: { part: AvailabilityPart }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const reason = reasonOf(part)
  const isLost = part.result === 'unavailable' || part.result === 'missing'
  return (
    <div className={styles.partText}>
      <p className={styles.partName}>{part.name}</p>
      <p className={styles.muted}>
        {[part.place, part.startDate && formatDate(part.startDate, locale, 'day-month')].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.state} data-state={stateOf(part)}>
        {t(`checkout.availability.${stateText(part)}`)}
      </p>
      {reason && <p className={styles.reason}>{t(`checkout.availability.reason.${reason}`)}</p>}
      {isLost && part.price && (
        <p className={styles.change}>
          <span>
            {t('checkout.availability.before')} <Price value={part.price} />
          </span>
        </p>
      )}
      {part.previousPrice && part.price && part.result === 'priceChanged' && (
        <p className={styles.change}>
          <span>
            {t('checkout.availability.before')} <Price value={part.previousPrice} />
          </span>{' '}
          <span>
            {t('checkout.availability.now')}{' '}
            <strong>
              <Price value={part.price} />
            </strong>
          </span>
        </p>
      )}
    </div>
  )
}
