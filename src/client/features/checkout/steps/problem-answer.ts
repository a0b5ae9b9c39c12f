import { z } from 'zod'
import { sessionRefusals } from '../../../../shared/checkout/payment/payment-method.ts'

const words = { detail: z.string().catch(''), requestId: z.string().catch('') }

/** What every failure of our own API says (rule 38). */
export const problem = z.object(words).catch({ detail: '', requestId: '' })

/** Why no payment session was made. */
export const sessionRefusal = z
  .object({ ...words, reason: z.enum(sessionRefusals).optional().catch(undefined) })
  .catch({ detail: '', requestId: '', reason: undefined })
