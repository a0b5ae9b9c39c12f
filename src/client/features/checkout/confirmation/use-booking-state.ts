import { useEffect } from 'react'
import { apiHref } from '../../../../shared/provider/address.ts'
import { usePlace } from '../../../place.tsx'

const stateOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'state' in value && typeof value.state === 'string' ? value.state : undefined
const pausesMs = [1000, 2000, 3000, 5000, 8000, 13_000, 20_000]
const lastPauseMs = 30_000

const shownKey = (checkoutId: string) => `checkout-shown-${checkoutId}`

/** Loads the page for a state once; where it still says otherwise after that, asking goes on, never a loop of loads. */
function showOnce(checkoutId: string, state: string): boolean {
  try {
    if (sessionStorage.getItem(shownKey(checkoutId)) === state) return false
    sessionStorage.setItem(shownKey(checkoutId), state)
  } catch {
    return false
  }
  location.reload()
  return true
}

const isStillUnread = (value: unknown): boolean => {
  const data = typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
  return typeof data === 'object' && data !== null && 'isUnread' in data && data.isUnread === true
}

/**
 * Asks what the page would say now, with back-off and only while it is visible; shows it once it is no longer being confirmed (rule 81).
 * `unreadHref`: the page could not be made, so that it is the page itself that is asked for.
 */
export function useBookingState(checkoutId: string, unreadHref?: string): void {
  const place = usePlace()
  useEffect(() => {
    const gone = new AbortController()
    let turn = 0
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(ask, pausesMs[turn++] ?? lastPauseMs)
    }
    async function ask() {
      const state = document.visibilityState === 'visible' ? await currentState() : undefined
      if (gone.signal.aborted) return
      if (state === 'readable') return location.reload()
      if (state === undefined || state === 'confirming' || state === 'checking' || !showOnce(checkoutId, state)) wait()
    }
    async function currentState(): Promise<string | undefined> {
      try {
        const response = await fetch(
          unreadHref ? `${unreadHref}/_payload.json` : apiHref(place, 'checkout/booking-state', { checkoutId }),
          {
            headers: { accept: 'application/json' },
            signal: gone.signal,
          },
        )
        if (unreadHref) return response.ok && !isStillUnread(await response.json()) ? 'readable' : undefined
        if (response.status === 404) return 'not-found'
        return response.ok ? stateOf(await response.json()) : undefined
      } catch {
        return undefined
      }
    }
    wait()
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [place, checkoutId, unreadHref])
}
