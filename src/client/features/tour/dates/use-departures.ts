import { useCallback, useEffect, useState } from 'react'
import type { Departures, Room } from '../../../../shared/provider/discovery.ts'
import { toRoomsText } from '../../../../shared/provider/rooms-text.ts'
import { usePlace } from '../../../place.tsx'
import { loadDepartures } from './load-departures.ts'

/** `value` outlives the next question: it keeps its room on screen while the answer is on its way. */
export type DeparturesState = { status: 'loading' | 'failed' | 'ready'; value?: Departures }

export function useDepartures(tripId: string, month: string | undefined, rooms: readonly Room[] | undefined) {
  const place = usePlace()
  const [state, setState] = useState<DeparturesState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const roomsText = rooms && toRoomsText(rooms)

  // biome-ignore lint/correctness/useExhaustiveDependencies: rooms are compared by their text, and an attempt asks again
  useEffect(() => {
    if (!rooms) return
    const leaving = new AbortController()
    setState(({ value }) => ({ status: 'loading', value }))
    loadDepartures(place, { tripId, month, rooms }, leaving.signal).then(
      (value) => setState({ status: 'ready', value }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        console.warn(error)
        setState(({ value }) => ({ status: 'failed', value }))
      },
    )
    return () => leaving.abort()
  }, [place, tripId, month, roomsText, attempt])

  return { ...state, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
