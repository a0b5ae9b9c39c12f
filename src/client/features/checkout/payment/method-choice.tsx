import type { PaymentMethod } from '../../../../shared/checkout/payment/payment-method.ts'
import { useTranslate } from '../../../place.tsx'
import formStyles from '../../../ui/form/form.module.css'

/** Only what is valid here is listed; a single method needs no choice (rule 77). */
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
  if (methods.length < 2) return <input type="hidden" name="method" value={method} />
  return (
    <div className={formStyles.choices} role="radiogroup" aria-labelledby="method-title">
      {methods.map((each) => (
        <label key={each} className={formStyles.choice}>
          <input type="radio" name="method" value={each} checked={each === method} onChange={() => onChoose(each)} />
          <span>
            {t(`checkout.payment.method.${each}`)}
            {each !== 'card' && <span className={formStyles.choiceHint}>{t(`checkout.payment.about.${each}`)}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
