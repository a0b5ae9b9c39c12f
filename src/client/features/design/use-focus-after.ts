import { type RefObject, useEffect, useRef } from 'react'
import type { RouteChange } from '../../../shared/design/change.ts'

/** Where the keyboard goes on after a change: the same button, its opposite where the stop has reached an end, the list where the stop is gone. */
const idsAfter = (change: RouteChange): string[] => {
  switch (change.kind) {
    case 'up':
      return [`up-${change.legId}`, `down-${change.legId}`]
    case 'down':
      return [`down-${change.legId}`, `up-${change.legId}`]
    case 'drop':
      return ['undo', 'route-list']
    default:
      return []
  }
}

/** Buttons move with their stop, and a moved element loses the focus. */
export function useFocusAfter(page: RefObject<HTMLElement | null>) {
  const wanted = useRef<string[]>([])
  useEffect(() => {
    if (wanted.current.length === 0) return
    const found = wanted.current
      .map((id) => page.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`))
      .find((element) => element && !element.matches(':disabled'))
    wanted.current = []
    found?.focus({ preventScroll: true })
  })
  return (change: RouteChange) => {
    wanted.current = idsAfter(change)
  }
}
