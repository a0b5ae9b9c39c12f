import type { ModificationsPage } from '../../../shared/checkout/pages/modifications.ts'
import { loadEntryFacts, loadTripFacts } from '../../checkout/facts.ts'
import { stepHref } from '../../checkout/step-href.ts'
import { modificationsData } from '../../checkout/steps/modifications-data.ts'
import { requireOpening } from '../../checkout/steps/open-step.ts'
import { type LoadContext, type Loaded, nothing } from '../loader.ts'
import { checkoutIdOf, cookies } from './checkout-address.ts'

export async function loadModifications(context: LoadContext): Promise<Loaded<ModificationsPage>> {
  const facts = await loadEntryFacts(context, checkoutIdOf(context), { ahead: 'trip-again' })
  const { entry, browser } = facts
  if (entry.kind === 'not-found') return nothing
  if (entry.kind !== 'modifications')
    return { kind: 'redirect', to: stepHref(context.place, facts.checkoutId, 'checkout'), ...cookies(browser.setCookie) }
  const trip = await loadTripFacts(context, facts)
  requireOpening(context, trip)
  return { kind: 'data', data: await modificationsData(context, trip), ...cookies(browser.setCookie) }
}
