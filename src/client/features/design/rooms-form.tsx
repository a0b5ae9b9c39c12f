import type { AnswerValues } from '../../../shared/design/answers.ts'
import { roomsOfText } from '../../../shared/provider/rooms-text.ts'
import { useTranslate } from '../../place.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './rooms-form.module.css'

const roomNumbers = [0, 1, 2, 3]
const childNumbers = [0, 1, 2]
const ages = Array.from({ length: 18 }, (_, age) => age)

/** Four rooms, of which only the first must be used. */
export function RoomsForm({ values }: { values: AnswerValues }) {
  const t = useTranslate()
  const rooms = roomsOfText(values.rooms?.[0])
  return (
    <div className={styles.rooms}>
      {roomNumbers.map((room) => {
        const adults = values[`room-${room}-adults`]?.[0] ?? rooms?.[room]?.adults ?? ''
        const childAges = values[`room-${room}-age`] ?? rooms?.[room]?.childAges ?? []
        return (
          <fieldset key={room} className={styles.room}>
            <legend>{t('tour.room', { number: room + 1 })}</legend>
            <Field id={room === 0 ? 'answer-rooms' : `room-${room}`} label={t('tour.adults')}>
              <select id={room === 0 ? 'answer-rooms' : `room-${room}`} name={`room-${room}-adults`} defaultValue={adults}>
                {room > 0 && <option value="">{t('design.noRoom')}</option>}
                {[1, 2, 3, 4].map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            </Field>
            {childNumbers.map((child) => (
              <Field key={child} id={`room-${room}-age-${child}`} label={t('tour.childAge', { number: child + 1 })}>
                <select id={`room-${room}-age-${child}`} name={`room-${room}-age`} defaultValue={childAges[child] ?? ''}>
                  <option value="">{t('design.noChild')}</option>
                  {ages.map((age) => (
                    <option key={age}>{age}</option>
                  ))}
                </select>
              </Field>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
