import { type RefObject, useEffect, useRef } from 'react'
import { redirectTarget } from '../../../../shared/checkout/module-replacement/replacement-message.ts'

/** Goes where the framed page leads: once, and only for a message of our own frame (rule 70). */
export function useReplacementMessage(url: string, allowed: readonly string[]): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const frameOrigin = new URL(url).origin
    const listening = new AbortController()
    window.addEventListener(
      'message',
      ({ data, origin, source }) => {
        if (!frame.current || source !== frame.current.contentWindow) return
        const target = redirectTarget(data, { origin, frameOrigin, allowed })
        if (!target) return
        listening.abort()
        location.assign(target)
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [url, allowed])
  return frame
}
