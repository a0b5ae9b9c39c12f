import type { Browser, BrowserContext } from 'playwright-core'
import { goToPayment, payAtBank } from '../audit/started-checkout.ts'
import type { Sight } from './page-kinds.ts'

/** `cookies`: of the browser that began them. */
export type CheckoutSights = { sights: readonly Sight[]; cookies: Parameters<BrowserContext['addCookies']>[0] }

/** The steps of a checkout that has come up to the payment, and what is shown of another that is paid. */
export async function checkoutSights(browser: Browser, origin: string): Promise<CheckoutSights> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const booked = await goToPayment(page, origin)
  await payAtBank(page)
  const open = await goToPayment(page, origin)
  const sightOf = (step: string, id: string): Sight => ({ name: `checkout-${step}`, status: 200, path: `/xx-en/checkout/${id}/${step}` })
  const steps = ['traveller-details', 'additional-options', 'availability', 'payment']
  const cookies = await context.cookies(origin)
  await context.close()
  return { sights: [...steps.map((step) => sightOf(step, open)), sightOf('payment-successful', booked)], cookies }
}
