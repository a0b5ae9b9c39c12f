import { z } from 'zod'

/** POST checkout/access: whoever knows the e-mail of the booking sees its stored details (ruling 46, rate-limited). 204 or 403. */
export const accessBody = z.object({ email: z.string().trim().max(250) })

/** What the right e-mail is answered: status 204, nothing. */
export const accessGranted = z.object({})
