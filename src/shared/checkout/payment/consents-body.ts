import { z } from 'zod'
import type { Consents } from './consents.ts'

export const consentsBody: z.ZodType<Consents> = z.object({
  version: z.string().regex(/^[0-9a-f]{64}$/),
  boxes: z.array(z.number().int().min(0).max(50)).max(50),
  newsletter: z.boolean(),
})
