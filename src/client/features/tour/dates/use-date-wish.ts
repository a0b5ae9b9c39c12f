import { useEffect, useState } from 'react'
import type { PageData } from '../../../../shared/page.ts'
import type { Room, TourDetails } from '../../../../shared/provider/discovery.ts'
import { roomsOfText, toRoomsText } from '../../../../shared/provider/rooms-text.ts'
import { readChosenRooms, writeChosenRooms } from '../../../browser/chosen-rooms.ts'
import type { Choice } from '../booking/choice.ts'
import { useDepartures } from './use-departures.ts'

export const couple: Room[] = [{ adults: 2, childAges: [] }]

export type DatesProps = {
  tour: TourDetails
  asked?: PageData<'tour'>['dates']
  choice?: Choice
  onChoose: (choice: Choice | undefined) => void
}

export type DateWish = ReturnType<typeof useDateWish>

/** Who wants to go and in which month, and the dates there are; a date that was chosen for another wish is let go. */
export function useDateWish({ tour, asked, onChoose }: DatesProps) {
  const [rooms, setRooms] = useState<Room[]>()
  const [month, setMonth] = useState(asked?.month)
  const { status, value, retry } = useDepartures(tour.id, month, rooms)

  useEffect(() => setRooms(asked?.rooms ?? roomsOfText(readChosenRooms()) ?? couple), [asked])

  const changeRooms = (next: Room[]) => {
    setRooms(next)
    writeChosenRooms(toRoomsText(next))
    onChoose(undefined)
  }
  const changeMonth = (next: string) => {
    setMonth(next)
    onChoose(undefined)
  }
  return { rooms, changeRooms, month: month ?? value?.month, changeMonth, status, value, retry }
}
