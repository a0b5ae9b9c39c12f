import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { ida } from '../../scripts/shopper/travellers.ts'
import type { StepName } from '../../src/shared/checkout/steps/table.ts'
import { routeOf } from './traveller.ts'
import { hydrated, originOf, portOf } from './visitor.ts'

/** `nth`: of the trip's free dates. `prefix`: of market and language, or nothing. */
type Start = { nth?: number; prefix?: string; host?: Parameters<typeof originOf>[0] }
export type Started = { checkoutId: string; startDate: string; address: string }

/** A checkout that has come up to a step, and belongs to this browser; no page is opened. */
export async function startedCheckout(
  context: BrowserContext,
  tripId: string,
  step: StepName,
  { nth = 0, prefix = 'xx-en', host = 'tidemark' }: Start = {},
): Promise<Started> {
  const origin = originOf(host)
  const shopper = new Shopper(portOf(), { host: `${host}.localhost`, prefix, traveller: ida })
  const known = await context.cookies(origin)
  shopper.takeCookies(known)
  const startDate = await shopper.departure(tripId, nth)
  const checkoutId = await shopper.start(tripId, startDate)
  await shopper.goTo(checkoutId, step)
  const names = new Set(known.map(({ name }) => name))
  await context.addCookies(
    shopper.cookies.flatMap((cookie) => (names.has(cookie.name) ? [] : [{ ...cookie, url: origin, httpOnly: true }])),
  )
  return { checkoutId, startDate, address: `${origin}${shopper.addressOf(checkoutId, step)}` }
}

/** Opens a step of a checkout whose steps before have been passed, without a browser, by the person whom the walk by click would enter. */
export async function startAt(page: Page, tripId: string, step: StepName, options: Start = {}): Promise<Started> {
  const started = await startedCheckout(page.context(), tripId, step, options)
  await page.goto(started.address)
  await hydrated(page)
  expect(await routeOf(page)).toBe(step)
  return started
}
