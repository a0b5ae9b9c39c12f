import { useCallback, useEffect } from 'react'
import type { z } from 'zod'
import { apiHref } from '../../../shared/provider/address.ts'
import { usePlace } from '../../place.tsx'
import { type Answers, loadAnswers, type Sent, send } from './send.ts'

type Call = <T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  answerOf: (answers: Answers) => z.ZodType<T>,
) => Promise<Sent<T>>

/** Writes of one checkout to `/api/{provider}/checkout/…` (§7). */
export function useCheckoutCall(checkoutId: string): Call {
  const place = usePlace()
  useEffect(() => {
    void loadAnswers()
  }, [])
  return useCallback(
    (method, path, body, answerOf) => send(method, apiHref(place, `checkout/${path}`, { checkoutId }), body, answerOf),
    [place, checkoutId],
  )
}
