import { insuranceInput } from '../../../../shared/checkout/steps/additional-options/insurance-input.ts'
import type { InsuranceView } from '../../../../shared/checkout/steps/additional-options/page.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './additional-options.module.css'

type Props = { insurances: readonly InsuranceView[]; onRemove: (componentId: string) => void }

/** What came insured: each with its price for the party, and a way to take it out. */
export function InsuranceGroup({ insurances, onRemove }: Props) {
  const t = useTranslate()
  if (insurances.length === 0) return null
  return (
    <section className={styles.offer} aria-labelledby="insurances">
      <h2 className={styles.title} id="insurances">
        {t('checkout.options.insurances')}
      </h2>
      <p className={styles.about}>{t('checkout.options.insurancesText')}</p>
      <ul className={styles.insurances}>
        {insurances.map(({ componentId, name, price }) => (
          <li key={componentId} className={styles.insurance}>
            <span>{name}</span>
            <span className={styles.price}>
              <Price value={price} />
            </span>
            <Button
              kind="quiet"
              type="submit"
              name={insuranceInput}
              value={componentId}
              aria-label={t('checkout.options.removeNamed', { name })}
              onClick={(event) => {
                event.preventDefault()
                onRemove(componentId)
              }}
            >
              {t('checkout.options.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
