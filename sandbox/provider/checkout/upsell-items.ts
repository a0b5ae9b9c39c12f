import { Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../../env.ts'
import { toValue } from '../../money.ts'
import { baseServices } from '../../trip/base-services.ts'
import { plays } from '../../trip/trip.ts'
import { productId, upsellOffers } from '../../trip/upsell-offers.ts'
import { refusalWords } from '../../trip/words/refusal-words.ts'
import { say } from '../../trip/words/words.ts'
import { writeDocument } from '../checkout-record.ts'
import { pictureUrl } from '../discovery/tour-summary.ts'
import { problemResponse } from '../problem.ts'
import { upsellItemsView } from './details.ts'

const upsellSelection = z.object({
  selection: z.array(
    z.object({
      offerId: z.string(),
      serviceCategoryRefId: z.string().nullish(),
      quantity: z.number().int().min(1).max(99).nullish(),
    }),
  ),
})
const serviceSelection = z.object({
  selection: z.array(z.object({ productRefId: z.string(), serviceCategoryRefId: z.string().nullable() })),
})

const refuse = (detail: string, pointer: string) => problemResponse(400, { code: 'InputValidation', detail, pointer })

export const upsellRoutes = new Hono<App>()
  .get('/:id/upsell-items', (c) => c.json(upsellItemsView(c.var.checkout, c.var.language)))

  .get('/:id/upsell-items/offers', (c) => {
    const { trip } = c.var.checkout
    if (plays(trip, 'offers-missing')) return c.json({})
    return c.json({
      offers: upsellOffers(trip, c.var.language).map(
        ({ id, name, text, scenes, perPax, categories, optOutPossible, defaultSelection }) => ({
          offerId: id,
          productId: productId(id),
          name,
          description: text,
          pictures: scenes.map((scene) => ({ url: pictureUrl(scene), thumbnail: pictureUrl(scene), caption: name })),
          serviceCategories: categories.map(({ refId, name: categoryName, price }) => ({
            serviceCategoryRefId: refId,
            name: categoryName,
            priceType: perPax ? 'PricePerPax' : 'PricePerGroupOrRoom',
            salesPrice: toValue(price, trip.currency),
          })),
          optOutPossible,
          defaultSelection,
        }),
      ),
    })
  })

  .put('/:id/upsell-items/offers', async (c) => {
    const { checkout, language } = c.var
    const parsed = upsellSelection.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return refuse(say(refusalWords.unreadable, language), '/selection')
    const offers = upsellOffers(checkout.trip, language)
    const chosen = { ...checkout.upsells }
    for (const [index, { offerId, serviceCategoryRefId, quantity }] of parsed.data.selection.entries()) {
      const offer = offers.find(({ id }) => id === offerId)
      if (!offer) return refuse(say(refusalWords.noOffer, language), `/selection/${index}/offerId`)
      if (!serviceCategoryRefId) {
        if (!offer.optOutPossible) return refuse(say(refusalWords.mustChoose, language), `/selection/${index}/serviceCategoryRefId`)
        delete chosen[offerId]
        continue
      }
      if (!offer.categories.some(({ refId }) => refId === serviceCategoryRefId))
        return refuse(say(refusalWords.noOffer, language), `/selection/${index}/serviceCategoryRefId`)
      chosen[offerId] = { category: serviceCategoryRefId, quantity: quantity ?? 1 }
    }
    await writeDocument(c.env.DB, checkout.id, 'upsells', chosen)
    return c.body(null, 200)
  })

  .get('/:id/base-services/offers', (c) => {
    const { trip, baseServices: chosen } = c.var.checkout
    return c.json({
      offers: baseServices(trip, chosen, c.var.language).map(({ id, type, name, text, categories }) => ({
        productRefId: id,
        name,
        description: text,
        serviceCategories: categories.map((category) => ({
          serviceCategoryName: category.name,
          serviceCategoryRefId: category.refId,
          salesPrice: toValue(category.price, trip.currency),
          baseServiceType: type,
          selected: category.isSelected,
        })),
      })),
    })
  })

  .put('/:id/base-services/offers', async (c) => {
    const { checkout, language } = c.var
    const parsed = serviceSelection.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return refuse(say(refusalWords.unreadable, language), '/selection')
    const services = baseServices(checkout.trip, checkout.baseServices, language)
    const chosen = { ...checkout.baseServices }
    for (const [index, { productRefId, serviceCategoryRefId }] of parsed.data.selection.entries()) {
      const service = services.find(({ id }) => id === productRefId)
      if (!service) return refuse(say(refusalWords.noOffer, language), `/selection/${index}/productRefId`)
      if (serviceCategoryRefId === null) delete chosen[productRefId]
      else if (service.categories.some(({ refId }) => refId === serviceCategoryRefId)) chosen[productRefId] = serviceCategoryRefId
      else return refuse(say(refusalWords.noOffer, language), `/selection/${index}/serviceCategoryRefId`)
    }
    await writeDocument(c.env.DB, checkout.id, 'baseServices', chosen)
    return c.body(null, 200)
  })
