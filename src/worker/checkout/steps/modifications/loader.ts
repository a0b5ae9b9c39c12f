import type { ModificationsPage } from '../../../../shared/checkout/steps/modifications/page.ts'
import { type LoadContext, type Loaded, nothing } from '../../../loaders/loader.ts'
import { loadEntryFacts, loadTripFacts } from '../../trip/facts.ts'
import { openTrip } from '../../trip/trip.ts'
import { checkoutIdOf, cookies } from '../checkout-address.ts'
import { requireOpening } from '../open-step.ts'
import { stepHref } from '../step-href.ts'
import { modificationsData } from './data.ts'

export async function loadModifications(context: LoadContext): Promise<Loaded<ModificationsPage>> {
  const facts = await loadEntryFacts(context, openTrip(context, checkoutIdOf(context), 'check'))
  const { entry, browser } = facts
  if (entry.kind === 'not-found') return nothing
  if (entry.kind !== 'modifications')
    return { kind: 'redirect', to: stepHref(context.place, facts.checkoutId, 'checkout'), ...cookies(browser.setCookie) }
  const trip = await loadTripFacts(context, facts)
  requireOpening(context, trip)
  return { kind: 'data', data: await modificationsData(context, trip), ...cookies(browser.setCookie) }
}
