import { z } from 'zod'

/** POST checkout/optins. */
export const optInsRequest = z.object({
  optIns: z.array(z.object({ type: z.literal('Newsletter'), consent: z.boolean(), channel: z.literal('email') })),
  contactInfo: z.object({ email: z.string() }),
})
