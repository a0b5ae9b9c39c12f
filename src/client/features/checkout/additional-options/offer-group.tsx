import type { OptionCategory } from '../../../../shared/checkout/steps/additional-options/page.ts'
import type { FieldProblem } from '../../../../shared/checkout/steps/problem.ts'
import type { Picture as PictureOf } from '../../../../shared/provider/discovery.ts'
import { useTranslate } from '../../../place.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { keyed } from '../../../ui/keyed.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './additional-options.module.css'
import { OfferQuantity, type Quantity } from './offer-quantity.tsx'

type Props = {
  name: string
  title: string
  text: string
  pictures: readonly PictureOf[]
  categories: readonly OptionCategory[]
  required: boolean
  selected: string
  onChoose: (choice: string) => void
  /** Where more than one may be taken. */
  quantity?: Quantity
  error?: FieldProblem | undefined
}

/** One offer as a question with its choices; "no, thank you" is a choice like any other where nothing has to be chosen. */
export function OfferGroup({ name, title, text, pictures, categories, required, selected, onChoose, quantity, error }: Props) {
  const t = useTranslate()
  const only = pictures.length === 1 ? pictures[0] : undefined
  const errorId = `${name}-error`
  return (
    <fieldset
      className={styles.offer}
      id={name}
      tabIndex={-1}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.title}>{title}</legend>
      <div className={styles.about} data-picture={only ? '' : undefined}>
        {only && <Picture src={only.url} alt={only.caption} sizes="80px" ratio="square" />}
        <p>{text}</p>
      </div>
      {pictures.length > 1 && (
        <div className={styles.strip}>
          {keyed(pictures, ({ url }) => url).map(({ key, item }) => (
            <Picture key={key} src={item.url} alt={item.caption} sizes="160px" />
          ))}
        </div>
      )}
      {required && <p className={styles.rule}>{t('checkout.options.oneOf')}</p>}
      {error && <FieldError id={errorId} error={error} label={title} />}
      <div>
        {!required && <OfferChoice name={name} value="" selected={selected} onChoose={onChoose} label={t('checkout.options.none')} />}
        {categories.map((category) => (
          <OfferChoice
            key={category.refId}
            name={name}
            value={category.refId}
            selected={selected}
            onChoose={onChoose}
            label={category.name}
            category={category}
          />
        ))}
      </div>
      {quantity && <OfferQuantity {...quantity} />}
    </fieldset>
  )
}

type ChoiceProps = {
  name: string
  value: string
  selected: string
  onChoose: (choice: string) => void
  label: string
  category?: OptionCategory
}

function OfferChoice({ name, value, selected, onChoose, label, category }: ChoiceProps) {
  const t = useTranslate()
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} value={value} checked={selected === value} onChange={() => onChoose(value)} />
      <span>{label}</span>
      {category && (
        <span className={styles.price}>
          {category.price.amount === 0 ? t('checkout.options.included') : <Price value={category.price} />}
          {category.perTraveller && category.price.amount !== 0 && <small>{t('checkout.options.perTraveller')}</small>}
        </span>
      )}
    </label>
  )
}
