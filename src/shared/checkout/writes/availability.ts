import { z } from 'zod'
import { currency } from '../../market/market.ts'

/** POST checkout/accepted-changes: the traveller agrees to these new prices (checkout rule 4). As form data: `accept` = `{componentId}:{amount}` once per change. */
export const acceptedChanges = z.object({
  changes: z
    .array(z.object({ componentId: z.string().max(64), amount: z.number().int(), currency }))
    .min(1)
    .max(50),
})
export type AcceptedChanges = z.infer<typeof acceptedChanges>
