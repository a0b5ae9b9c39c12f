import { z } from 'zod'
import { problemCodes } from './problem.ts'

/**
 * What the browser writes. Every body goes to `/api/{provider}/checkout/…` with checkoutId, `{provider}ConfigurationEntryId` and lang in the query
 * (`apiHref`), and every step's form posts the same as form data to its own address: 303 to the next step, or 422 with the page and its `submission`.
 */

/** What every save answers with status 200. */
export const saved = z.object({
  completed: z.boolean(),
  /** Address of the next step; absent where the step stays. */ next: z.string().optional(),
})
export type Saved = z.infer<typeof saved>

/** What a refused save answers with status 422, as problem+json with code VALIDATION_FAILED. */
export const refused = z.object({
  code: z.string(),
  detail: z.string().default(''),
  /** With code STEP_CHANGED: what the page has seen once its visitor was told; the same save then passes. */
  seen: z.string().optional(),
  problems: z
    .array(
      z.object({
        name: z.string(),
        code: z.enum(problemCodes).catch('invalid'),
        values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .default([]),
})
export type Refused = z.infer<typeof refused>
