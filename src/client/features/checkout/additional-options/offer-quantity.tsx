import { useId } from 'react'
import { useTranslate } from '../../../place.tsx'
import formStyles from '../../../ui/form/form.module.css'
import styles from './additional-options.module.css'

export type Quantity = { name: string; value: number; most: number; onChoose: (quantity: number) => void }

/** How many of an offer; seen only while one is taken. */
export function OfferQuantity({ name, value, most, onChoose }: Quantity) {
  const t = useTranslate()
  const id = useId()
  return (
    <p className={styles.quantity}>
      <label htmlFor={id}>{t('checkout.options.quantity')}</label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
        className={`${formStyles.input} ${formStyles.select} ${styles.number}`}
      >
        {Array.from({ length: most }, (_, index) => index + 1).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </p>
  )
}
