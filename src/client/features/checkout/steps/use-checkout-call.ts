import { useCallback, useEffect } from 'react'
import type { z } from 'zod'
import { apiHref } from '../../../../shared/provider/address.ts'
import { usePage, usePlace } from '../../../place.tsx'
import { frameOf } from './frame.ts'
import { seenBy, seesNow } from './seen.ts'
import { type Answers, loadAnswers, type Sent, send } from './send.ts'

type Call = <T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  answerOf: (answers: Answers) => z.ZodType<T>,
) => Promise<Sent<T>>

/** Writes of one checkout to `/api/{provider}/checkout/…`. */
export function useCheckoutCall(checkoutId: string): Call {
  const place = usePlace()
  const seen = frameOf(usePage())?.seen ?? ''
  useEffect(() => {
    const load = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches('input, select, textarea, button')) return
      removeEventListener('focusin', load)
      loadAnswers().catch((error: unknown) => console.warn('The shapes of answers come with the first answer', error))
    }
    addEventListener('focusin', load)
    return () => removeEventListener('focusin', load)
  }, [])
  return useCallback(
    async (method, path, body, answerOf) => {
      const sent = await send(method, apiHref(place, `checkout/${path}`, { checkoutId }), body, answerOf, seenBy(seen))
      if (sent.kind === 'refused' && sent.refused.seen) seesNow(seen, sent.refused.seen)
      return sent
    },
    [place, checkoutId, seen],
  )
}
