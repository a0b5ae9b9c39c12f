import { z } from 'zod'
import { flag, listOf, proseText, text } from './lenient.ts'
import { monetaryValue } from './money.ts'

const picture = z.object({ url: text, thumbnail: text, caption: text })

export const upsellOffers = z.object({
  offers: listOf(
    z.object({
      offerId: z.string(),
      productId: text,
      name: text,
      description: proseText,
      pictures: listOf(picture),
      serviceCategories: listOf(z.object({ serviceCategoryRefId: z.string(), name: text, priceType: text, salesPrice: monetaryValue })),
      optOutPossible: z.boolean().nullish(),
      defaultSelection: text,
    }),
  ),
})
export type UpsellOffers = z.infer<typeof upsellOffers>

/** Upsells taken; `{}` where there are none. */
export const upsellItems = listOf(
  z.object({
    componentRefId: z.string(),
    productRefId: text,
    serviceCategoryRefId: text,
    name: text,
    description: proseText,
    salesPrice: monetaryValue,
    status: text,
  }),
)
export type UpsellItems = z.infer<typeof upsellItems>

export const upsellRequest = z.object({
  selection: z.array(z.object({ offerId: z.string(), serviceCategoryRefId: z.string().nullable(), quantity: z.number().int().optional() })),
})

/** Base services: our own shape upstream. */
export const baseServiceOffers = z.object({
  offers: listOf(
    z.object({
      productRefId: z.string(),
      name: text,
      description: proseText,
      serviceCategories: listOf(
        z.object({
          serviceCategoryName: text,
          serviceCategoryRefId: z.string(),
          salesPrice: monetaryValue,
          baseServiceType: text,
          selected: flag,
        }),
      ),
    }),
  ),
})
export type BaseServiceOffers = z.infer<typeof baseServiceOffers>

export const baseServiceRequest = z.object({
  selection: z.array(
    z.object({ productRefId: z.string(), serviceCategoryRefId: z.string().nullable(), quantity: z.number().int().optional() }),
  ),
})
