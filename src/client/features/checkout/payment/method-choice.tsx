import type { PaymentMethod } from '../../../../shared/checkout/payment-method.ts'
import { useTranslate } from '../../../place.tsx'
import formStyles from '../../../ui/form/form.module.css'

/** Only what is valid here is listed; a single method needs no choice (checkout rule 43). */
export function MethodChoice({
  methods,
  method,
  onChoose,
}: {
  methods: readonly PaymentMethod[]
  method: PaymentMethod
  onChoose: (method: PaymentMethod) => void
}) {
  const t = useTranslate()
  const usable = methods.filter((each) => each === 'card')
  if (usable.length < 2) return <input type="hidden" name="method" value={method} readOnly />
  return (
    <div className={formStyles.choices} role="radiogroup" aria-labelledby="method-title">
      {usable.map((each) => (
        <label key={each} className={formStyles.choice}>
          <input type="radio" name="method" value={each} checked={each === method} onChange={() => onChoose(each)} />
          <span>{t(`checkout.payment.method.${each}`)}</span>
        </label>
      ))}
    </div>
  )
}
