import { z } from 'zod'
import { stepNames } from '../steps/table.ts'

/** POST checkout/resume-links: the address the link is mailed to, and what the step's form holds. As form data: the e-mail beside the step's own inputs. */
export const resumeRequest = z.object({
  email: z.string().trim().max(250),
  draft: z
    .object({
      step: z.enum(stepNames),
      values: z.record(z.string().max(200), z.string().max(2000)).refine((values) => Object.keys(values).length <= 500),
    })
    .optional(),
})

export const resumeLink = z.object({
  href: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
  until: z.string(),
  isMailed: z.boolean(),
  links: z.array(z.object({ id: z.string(), made: z.string(), until: z.string(), opened: z.string().optional() })),
})
