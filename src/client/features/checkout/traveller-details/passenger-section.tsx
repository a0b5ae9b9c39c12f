import type { PassengerView } from '../../../../shared/checkout/traveller-field.ts'
import { useHydrated } from '../../../browser/use-hydrated.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { keyOf } from './field-label.ts'
import { type Country, TravellerControl } from './traveller-control.tsx'
import styles from './traveller-details.module.css'

type Props = {
  passenger: PassengerView
  rooms: number
  countries: readonly Country[]
  refIds: readonly { name: string; value: string }[]
  onCopy?: () => void
}

export function PassengerSection({ passenger, rooms, countries, refIds, onCopy }: Props) {
  const t = useTranslate()
  const hydrated = useHydrated()
  const { number, room, childAge, isDriver, fields } = passenger
  const needsPassport = fields.some((field) => keyOf(field) === 'passportNumber')
  const who = childAge === undefined ? t('checkout.passenger.adult') : t('checkout.passenger.child', { age: childAge })
  return (
    <Fieldset
      legend={t('checkout.passenger.title', { number })}
      note={rooms > 1 ? `${who} · ${t('checkout.passenger.room', { room })}` : who}
      action={
        onCopy && hydrated ? (
          <Button kind="secondary" onClick={onCopy}>
            {t('checkout.passenger.copyContact')}
          </Button>
        ) : undefined
      }
    >
      {isDriver && (
        <p className={styles.driver}>
          <Icon name="car" size="small" /> {t('checkout.passenger.driver')}
        </p>
      )}
      {refIds.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      {fields.map((field) => (
        <TravellerControl key={field.name} field={field} countries={countries} asInPassport={needsPassport} />
      ))}
    </Fieldset>
  )
}
