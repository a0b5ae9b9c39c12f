import { useEffect, useState } from 'react'

/** Words once it takes long, choices once it takes too long (rule 53). */
export const longMs = 4000
export const tooLongMs = 10_000

export type Waited = 'short' | 'long' | 'too-long'

/** How long something has been waited for; counted anew with every `turn`, and not at all while there is none. */
export function useWaited(turn: number | undefined): Waited {
  const [waited, setWaited] = useState<Waited>('short')
  useEffect(() => {
    if (turn === undefined) return
    setWaited('short')
    const timers = [setTimeout(() => setWaited('long'), longMs), setTimeout(() => setWaited('too-long'), tooLongMs)]
    return () => timers.forEach(clearTimeout)
  }, [turn])
  return waited
}
