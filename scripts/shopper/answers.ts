import { z } from 'zod'

/** As much of the shop's answers as a shopper and the tests look at. */
const price = z.object({ amount: z.number(), currency: z.string() })
const field = z.object({ name: z.string() })

export const availabilityView = z.object({
  verdict: z.string(),
  parts: z.array(z.object({ id: z.string(), result: z.string(), price: price.optional() })),
})

export const payload = z.object({
  redirect: z.string().optional(),
  place: z.object({ language: z.string(), provider: z.object({ key: z.string(), configurationEntryId: z.string() }) }).optional(),
  error: z.object({ status: z.number(), title: z.string() }).optional(),
  data: z
    .object({
      access: z.string().optional(),
      firstName: z.string().optional(),
      seen: z.string().optional(),
      email: z.string().optional(),
      terms: z.array(z.object({ checkboxText: z.string().optional() })).optional(),
      termsVersion: z.string().optional(),
      plan: z.string().optional(),
      method: z.string().optional(),
      methods: z.array(z.string()).optional(),
      attempt: z.looseObject({ kind: z.string() }).optional(),
      state: z.string().optional(),
      reference: z.string().optional(),
      isMailed: z.boolean().optional(),
      calendarHref: z.string().optional(),
      contact: z.array(field).optional(),
      passengers: z.array(z.object({ fields: z.array(field) })).optional(),
      stored: z.object({ contactInfo: z.object({ email: z.string() }) }).optional(),
      submission: z
        .object({ values: z.record(z.string(), z.string()), problems: z.array(z.object({ name: z.string(), code: z.string() })) })
        .optional(),
      groups: z
        .array(
          z.object({
            componentId: z.string(),
            questions: z.array(z.object({ refId: z.string(), kind: z.string(), options: z.array(z.object({ value: z.string() })) })),
          }),
        )
        .optional(),
    })
    .nullish(),
})

/** Whether a step is done, and which one comes then. */
export const saved = z.object({ completed: z.boolean(), next: z.string().optional() })

export const session = z.object({
  session_id: z.string(),
  client_secret: z.string(),
  amount: z.number(),
  status: z.string(),
  redirect_url: z.string().optional(),
})
export const problem = z.object({ code: z.string(), reason: z.string().optional(), detail: z.string().optional() })
