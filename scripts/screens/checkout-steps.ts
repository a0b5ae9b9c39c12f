import type { BrowserContext } from 'playwright-core'
import { session } from '../shopper/answers.ts'
import { Shopper } from '../shopper/shopper.ts'
import type { Sight } from './page-kinds.ts'

/** `cookies`: of the browser that began them. */
export type CheckoutSights = { sights: readonly Sight[]; cookies: Parameters<BrowserContext['addCookies']>[0] }

/** A trip that asks for names and nothing else. */
const trip = 't9000203'

/** The steps of a checkout that has come up to the payment, and what is shown of another that is paid. */
export async function checkoutSights(port: number, host: string): Promise<CheckoutSights> {
  const shopper = new Shopper(port, { host })
  const start = async () => {
    const id = await shopper.start(trip)
    await shopper.goToPayment(id)
    return id
  }
  const booked = await start()
  const paying = await shopper.createSession(booked)
  await shopper.payByCard(session.parse(await paying.json()).client_secret)
  const open = await start()
  const sightOf = (step: string, id: string): Sight => ({ name: `checkout-${step}`, status: 200, path: shopper.addressOf(id, step) })
  const steps = ['traveller-details', 'additional-options', 'availability', 'payment']
  return {
    sights: [...steps.map((step) => sightOf(step, open)), sightOf('payment-successful', booked)],
    cookies: shopper.cookies.map((cookie) => ({ ...cookie, url: `http://${host}:${port}` })),
  }
}
