import { z } from 'zod'

/** PUT checkout/upsells; null removes. As form data: `upsell.{offerId}` = serviceCategoryRefId or empty. */
export const upsellSelection = z.object({
  selection: z
    .array(
      z.object({
        offerId: z.string().max(64),
        serviceCategoryRefId: z.string().max(64).nullable(),
        quantity: z.number().int().min(1).max(16).optional(),
      }),
    )
    .max(50),
})
export type UpsellSelection = z.infer<typeof upsellSelection>

/** POST checkout/insurances/remove: one that came with the trip is taken out of it. */
export const insuranceRemoval = z.object({ componentId: z.string().min(1).max(60) })

/** PUT checkout/base-services/offers. As form data: `base.{productRefId}` = serviceCategoryRefId or empty. */
export const baseServiceSelection = z.object({
  selection: z
    .array(
      z.object({
        productRefId: z.string().max(64),
        serviceCategoryRefId: z.string().max(64).nullable(),
        quantity: z.number().int().min(1).max(16).optional(),
      }),
    )
    .max(50),
})
export type BaseServiceSelection = z.infer<typeof baseServiceSelection>
