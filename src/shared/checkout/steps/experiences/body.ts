import { z } from 'zod'
import { longestInput } from '../problem.ts'

/** POST checkout/activity-questions. As form data: one input per question, its name in the page data. */
export const activityAnswers = z
  .array(z.object({ componentId: z.string().max(64), questionRefId: z.string().max(100), answer: z.string().max(longestInput) }))
  .max(200)
export type ActivityAnswers = z.infer<typeof activityAnswers>
