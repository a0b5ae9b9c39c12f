import { useEffect, useState } from 'react'
import type { Room } from '../../../shared/provider/discovery.ts'
import { roomsOfText, toRoomsText } from '../../../shared/provider/rooms-text.ts'
import { readChosenRooms, writeChosenRooms } from '../../browser/chosen-rooms.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { RoomsPicker } from '../../parts/rooms-picker.tsx'
import { AnswerError, Question, type QuestionProps } from './question.tsx'
import { RoomsForm } from './rooms-form.tsx'
import { keptRooms } from './stored-answers.ts'

const couple: Room[] = [{ adults: 2, childAges: [] }]

/** Without JavaScript four rooms are asked for one by one; else rooms are added as they are needed and posted as one text. */
export function WhoQuestion({ data: { values, problems: posted, failure }, problems }: QuestionProps) {
  const isHydrated = useHydrated()
  const asked = roomsOfText(values.rooms?.[0])
  const [rooms, setRooms] = useState<Room[]>(asked ?? couple)
  const [isKnown, setKnown] = useState(false)
  const isAnswered = posted.length > 0 || failure !== undefined

  useEffect(() => {
    const kept = isAnswered ? undefined : roomsOfText(keptRooms() ?? readChosenRooms())
    if (kept) setRooms(kept)
    setKnown(true)
  }, [isAnswered])

  const change = (next: Room[]) => {
    setRooms(next)
    writeChosenRooms(toRoomsText(next))
  }
  return (
    <Question name="who">
      <AnswerError problems={problems} field="rooms" />
      {isHydrated ? (
        <>
          <input type="hidden" name="rooms" value={toRoomsText(rooms)} />
          <div id="answer-rooms" tabIndex={-1}>
            <RoomsPicker key={isKnown ? 'known' : 'first'} rooms={rooms} onChange={change} />
          </div>
        </>
      ) : (
        <RoomsForm values={values} />
      )}
    </Question>
  )
}
