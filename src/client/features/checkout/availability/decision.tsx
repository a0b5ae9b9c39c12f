import type { AvailabilityPart } from '../../../../shared/checkout/steps/availability/page.ts'
import { formatMoney } from '../../../../shared/format/format-money.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import formStyles from '../../../ui/form/form.module.css'
import styles from './availability.module.css'

type Props = {
  part: AvailabilityPart
  chosen: Readonly<Record<string, string>> | undefined
  /** The step where another one can be chosen. */
  otherHref: string | undefined
}

/** Accept the new price, leave the part out, or swap it (rule 69). Names and values are those of `parseDecisions`. */
export function Decision({ part, chosen, otherHref }: Props) {
  const t = useTranslate()
  const { locale } = usePlace()
  const { price } = part
  const canAgree = part.result === 'priceChanged' && price !== undefined
  if (!canAgree && !part.removable && !part.alternativesHref && !otherHref)
    return <p className={styles.reason}>{t('checkout.availability.stays')}</p>
  const name = `answer.${part.id}`
  const choice = (value: string) => ({ name, value, defaultChecked: chosen?.[name] === value })
  return (
    <fieldset className={styles.decision}>
      <legend>
        {t('checkout.availability.decide')} <span className="hidden-visually">{part.name}</span>
      </legend>
      {canAgree && (
        <label className={formStyles.choice}>
          <input type="radio" {...choice(`accept:${price.amount}`)} />
          <span>{t('checkout.availability.agree', { amount: formatMoney(price, locale) })}</span>
        </label>
      )}
      {part.removable && (
        <label className={formStyles.choice}>
          <input type="radio" {...choice('remove')} />
          <span>
            {price && price.amount > 0
              ? t('checkout.availability.leaveOutSaves', { amount: formatMoney(price, locale) })
              : t('checkout.availability.leaveOut')}
          </span>
        </label>
      )}
      {(part.alternativesHref || otherHref) && (
        <div className={styles.others}>
          {part.alternativesHref && (
            <LinkButton kind="secondary" href={part.alternativesHref}>
              {t('checkout.availability.alternatives')}
            </LinkButton>
          )}
          {otherHref && (
            <LinkButton kind="secondary" href={otherHref}>
              {t('checkout.availability.otherExtras')}
            </LinkButton>
          )}
        </div>
      )}
    </fieldset>
  )
}
