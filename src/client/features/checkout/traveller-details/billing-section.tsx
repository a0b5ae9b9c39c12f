import { useField } from '@conform-to/react'
import type { TravellerField } from '../../../../shared/checkout/steps/traveller-details/traveller-field.ts'
import { useTranslate } from '../../../place.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import type { Errors, FormModel } from '../../../ui/form/use-step-form.ts'
import { type Asked, TravellerControl } from './traveller-control.tsx'
import styles from './traveller-details.module.css'

/** "Same as contact" hides the fields that the contact answers, by CSS alone, so that it works without scripts too. */
export function BillingSection({ fields, asked }: { fields: readonly TravellerField[]; asked: Asked }) {
  const t = useTranslate()
  const [same] = useField<string, FormModel, Errors>('sameBilling')
  if (fields.length === 0) return null
  const control = (field: TravellerField) => <TravellerControl key={field.name} field={field} asked={asked} />
  return (
    <Fieldset legend={t('checkout.billing.title')}>
      <Checkbox meta={same} name={t('checkout.billing.same')} label={t('checkout.billing.same')} />
      <div className={styles.billing}>{fields.filter(({ isOwn }) => !isOwn).map(control)}</div>
      {fields.filter(({ isOwn }) => isOwn).map(control)}
    </Fieldset>
  )
}
