import { useRef, useState } from 'react'
import { expectedAfter, type RouteChange } from '../../../shared/design/change.ts'
import type { RouteView } from '../../../shared/design/route-view.ts'
import { usePlace } from '../../place.tsx'
import { sendChange } from './send-change.ts'

export type RouteStatus = 'still' | 'changing' | 'changed' | 'refused' | 'failed'

/**
 * A route that is shown changed at once and settled by the provider's answer. Changes go one after the other; an answer that
 * a later change has overtaken is not shown, and where one fails the last route that stood comes back.
 */
export function useRoute(refId: string, first: RouteView, firstStatus: RouteStatus) {
  const place = usePlace()
  const [route, setRoute] = useState(first)
  const [status, setStatus] = useState(firstStatus)
  const standing = useRef(first)
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  const round = useRef(0)

  const change = (wish: RouteChange) => {
    const own = round.current
    waiting.current += 1
    setRoute((shown) => expectedAfter(shown, wish))
    setStatus('changing')
    queue.current = queue.current.then(async () => {
      if (own !== round.current) return
      const outcome = await sendChange(place, refId, wish)
      if (outcome.kind === 'changed') {
        standing.current = outcome.route
        waiting.current -= 1
        if (waiting.current > 0) return
        setRoute(outcome.route)
        setStatus('changed')
        return
      }
      round.current += 1
      waiting.current = 0
      setRoute(standing.current)
      setStatus(outcome.kind)
    })
  }

  return { route, status, change }
}
