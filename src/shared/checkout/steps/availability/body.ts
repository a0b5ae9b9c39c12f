import { z } from 'zod'
import { money } from '../../../format/money.ts'

const componentId = z.string().regex(/^[\w-]{1,64}$/)

/** POST checkout/accepted-changes: the traveller agrees to these new prices (rule 69). */
export const acceptedChanges = z.object({ changes: z.array(money.extend({ componentId })).min(1).max(50) })

/** POST checkout/removed-parts: these are left out of the trip. */
export const removedParts = z.object({ componentIds: z.array(componentId).min(1).max(50) })
