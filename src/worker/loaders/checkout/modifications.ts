import type { ModificationsPage } from '../../../shared/checkout/pages/modifications.ts'
import { loadEntryFacts, loadTripFacts } from '../../checkout/facts.ts'
import { toFrame } from '../../checkout/frame.ts'
import { stepHref } from '../../checkout/step-href.ts'
import { type LoadContext, type Loaded, nothing } from '../loader.ts'
import { checkoutIdOf, cookies } from './checkout-address.ts'

export async function loadModifications(context: LoadContext): Promise<Loaded<ModificationsPage>> {
  const facts = await loadEntryFacts(context, checkoutIdOf(context), { ahead: 'trip-again' })
  const { entry, browser, details } = facts
  if (entry.kind === 'not-found') return nothing
  if (entry.kind !== 'modifications')
    return { kind: 'redirect', to: stepHref(context.place, facts.checkoutId, 'checkout'), ...cookies(browser.setCookie) }
  const frame = toFrame(context, await loadTripFacts(context, facts), undefined)
  const before = details.prices.previousPackagePrice
  const difference = before && { amount: frame.price.total.amount - before.amount, currency: before.currency }
  return { kind: 'data', data: { ...frame, ...(difference && { difference }) }, ...cookies(browser.setCookie) }
}
