import { useRef } from 'react'
import type { Room } from '../../shared/provider/discovery.ts'
import { useTranslate } from '../place.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import styles from './rooms-picker.module.css'

const mostRooms = 4
const mostAdults = 4
const mostChildren = 3
const firstAge = 8
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

type RoomsPickerProps = { rooms: readonly Room[]; onChange: (rooms: Room[]) => void }

export function RoomsPicker({ rooms, onChange }: RoomsPickerProps) {
  const t = useTranslate()
  const rootRef = useRef<HTMLDivElement>(null)
  const replace = (index: number, room: Room) => onChange(rooms.with(index, room))
  const remove = (index: number) => {
    onChange(rooms.toSpliced(index, 1))
    rootRef.current?.querySelector('select')?.focus()
  }

  return (
    <div ref={rootRef} className={styles.rooms}>
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity but their number
        <fieldset key={index} className={styles.room}>
          <legend>{t('tour.room', { number: index + 1 })}</legend>
          <Field id={`adults-${index}`} label={t('tour.adults')}>
            <select
              id={`adults-${index}`}
              value={room.adults}
              onChange={(event) => replace(index, { ...room, adults: Number(event.currentTarget.value) })}
            >
              {numbers(1, mostAdults).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </Field>
          <Field id={`children-${index}`} label={t('tour.children')}>
            <select
              id={`children-${index}`}
              value={room.childAges.length}
              onChange={(event) => {
                const count = Number(event.currentTarget.value)
                replace(index, { ...room, childAges: numbers(0, count - 1).map((child) => room.childAges[child] ?? firstAge) })
              }}
            >
              {numbers(0, mostChildren).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </Field>
          {room.childAges.map((age, child) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: children have no identity but their number
            <Field key={child} id={`age-${index}-${child}`} label={t('tour.childAge', { number: child + 1 })}>
              <select
                id={`age-${index}-${child}`}
                value={age}
                onChange={(event) => replace(index, { ...room, childAges: room.childAges.with(child, Number(event.currentTarget.value)) })}
              >
                {numbers(0, 17).map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            </Field>
          ))}
          {rooms.length > 1 && (
            <Button kind="quiet" onClick={() => remove(index)} data-live="" className={styles.wide}>
              {t('tour.removeRoom', { number: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {rooms.length < mostRooms && (
        <Button kind="secondary" onClick={() => onChange([...rooms, { adults: 2, childAges: [] }])} data-live="">
          {t('tour.addRoom')}
        </Button>
      )}
    </div>
  )
}
