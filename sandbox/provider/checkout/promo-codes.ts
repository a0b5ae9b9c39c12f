import { Hono } from 'hono'
import { z } from 'zod'
import { noteDeed } from '../../booking/deeds.ts'
import { paidFor } from '../../booking/transactions.ts'
import type { App } from '../../env.ts'
import { today } from '../../today.ts'
import { packagePrices } from '../../trip/package-prices.ts'
import { normaliseCode, refusalOf } from '../../trip/promo-codes.ts'
import { refusalWords } from '../../trip/words/refusal-words.ts'
import { say } from '../../trip/words/words.ts'
import { writeDocument } from '../checkout-record.ts'
import { choicesOf, payableInfo } from '../money-views.ts'
import { problemResponse } from '../problem.ts'

const request = z.object({ promoCode: z.string().min(1).max(40).transform(normaliseCode) })

export const promoCodeRoutes = new Hono<App>()
  .post('/:id/promo-codes', async (c) => {
    const { checkout, language } = c.var
    const parsed = request.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success)
      return problemResponse(400, { code: 'InputValidation', detail: say(refusalWords.unreadable, language), pointer: '/promoCode' })
    const { promoCode } = parsed.data
    const { packagePrice } = packagePrices(checkout.trip, { ...choicesOf(checkout), promoCode: undefined }, today())
    const refusal = refusalOf(promoCode, packagePrice, checkout.trip, language)
    if (refusal) return problemResponse(400, { ...refusal, pointer: '/promoCode' })
    await writeDocument(c.env.DB, checkout.id, 'promoCode', promoCode)
    return c.json(payableInfo({ ...checkout, promoCode }, language, await paidFor(c.env.DB, checkout.id), today()))
  })

  .delete('/:id/promo-codes', async (c) => {
    await writeDocument(c.env.DB, c.var.checkout.id, 'promoCode', undefined)
    return c.body(null, 204)
  })

  .post('/:id/promo-codes/redeem', async (c) => {
    const { checkout, language } = c.var
    if (checkout.promoCode) {
      await writeDocument(c.env.DB, checkout.id, 'promoRedeemed', true)
      await noteDeed(c.env.DB, checkout.id, 'promo-redeemed', checkout.promoCode)
    }
    return c.json(payableInfo(checkout, language, await paidFor(c.env.DB, checkout.id), today()))
  })
