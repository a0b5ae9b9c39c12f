import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../env.ts'
import { ownOperator } from '../fixed-checkouts.ts'
import { isShopAddress, strangerHeaders } from '../pages/framed-page.ts'
import { textFile } from '../pages/text-file.ts'
import { type Checkout, readCheckout, writeChanges } from '../provider/checkout-record.ts'
import { acceptedLanguage } from '../provider/language.ts'
import { today } from '../today.ts'
import { swapPrices } from '../trip/trip-changes.ts'
import { alternativesTo, swappable } from './alternatives.ts'
import { choicePage, donePage, nothingPage, pageScript, pageStyles } from './replacement-page.ts'

const headers = strangerHeaders({ forms: 'self' })

type Call = Context<App, '/:id/:part'>

const read = (c: Call): Promise<Checkout | undefined> => readCheckout(c.env.DB, c.req.param('id'), ownOperator, today())

/** The provider's own page for swapping a part; the shop shows it in a frame (`goto` leads back). */
export const replacement = new Hono<App>()
  .get('/page.css', textFile(pageStyles, 'text/css'))
  .get('/page.js', textFile(pageScript, 'text/javascript'))

  .get('/:id/:part', async (c) => {
    const language = acceptedLanguage(c.req.query('lang'))
    const checkout = await read(c)
    const stay = checkout && swappable(checkout, c.req.param('part'), language)
    if (!checkout || !stay) return c.html(nothingPage(language), 404, headers)
    const alternatives = alternativesTo(checkout, stay, language)
    return c.html(choicePage({ stay, alternatives, currency: checkout.trip.currency, language }), 200, headers)
  })

  .post('/:id/:part', async (c) => {
    const language = acceptedLanguage(c.req.query('lang'))
    const checkout = await read(c)
    const at = z.enum(swapPrices).safeParse((await c.req.formData()).get('at'))
    const goto = c.req.query('goto') ?? ''
    const part = c.req.param('part')
    const isOffered =
      checkout &&
      at.success &&
      swappable(checkout, part, language) &&
      (await writeChanges(c.env.DB, checkout, { swapped: { ...checkout.changes.swapped, [part]: at.data } }))
    return isOffered
      ? c.html(donePage(language, isShopAddress(goto) ? goto : ''), 200, headers)
      : c.html(nothingPage(language), 404, headers)
  })
