import type { CopyKind } from '../../../../shared/checkout/steps/traveller-details/traveller-copies.ts'
import type { PassengerView } from '../../../../shared/checkout/steps/traveller-details/traveller-field.ts'
import { useTranslate } from '../../../place.tsx'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CopyButton } from './copy-button.tsx'
import { keyOf } from './field-label.ts'
import { type Asked, TravellerControl } from './traveller-control.tsx'
import styles from './traveller-details.module.css'

type Props = {
  passenger: PassengerView
  rooms: number
  asked: Asked
  refId: { name: string; value: string }
  /** What can be copied to or from this traveller. */
  copies: readonly CopyKind[]
  onCopy: (kind: CopyKind) => void
}

export function PassengerSection({ passenger, rooms, asked, refId, copies, onCopy }: Props) {
  const t = useTranslate()
  const { number, room, childAge, isDriver, fields } = passenger
  const needsPassport = fields.some((field) => keyOf(field) === 'passportNumber')
  const who = childAge === undefined ? t('checkout.passenger.adult') : t('checkout.passenger.child', { age: childAge })
  const toOthers = copies.filter((kind) => kind !== 'contact')
  return (
    <Fieldset
      legend={t('checkout.passenger.title', { number })}
      note={rooms > 1 ? `${who} · ${t('checkout.passenger.room', { room })}` : who}
      action={copies.includes('contact') ? <CopyButton kind="contact" onCopy={onCopy} /> : undefined}
    >
      {isDriver && (
        <p className={styles.driver}>
          <Icon name="car" size="small" /> {t('checkout.passenger.driver')}
        </p>
      )}
      <input type="hidden" name={refId.name} defaultValue={refId.value} />
      {fields.map((field) => (
        <TravellerControl key={field.name} field={field} asked={asked} asInPassport={needsPassport} />
      ))}
      {toOthers.length > 0 && (
        <div className={styles.copies}>
          {toOthers.map((kind) => (
            <CopyButton key={kind} kind={kind} onCopy={onCopy} />
          ))}
        </div>
      )}
    </Fieldset>
  )
}
