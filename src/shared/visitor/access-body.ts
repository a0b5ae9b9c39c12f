import { z } from 'zod'

/**
 * POST checkout/access: whoever knows the e-mail of the booking, or its reference, sees its stored details (rule 43), within a limit of tries. Without one, a hand-over that carries none
 * is gone on with. 204 or 403; DELETE ends it again for this browser.
 */
export const accessBody = z.object({ email: z.string().trim().max(250).optional() })

/** What the right e-mail is answered: status 204, nothing. */
export const accessGranted = z.object({})
