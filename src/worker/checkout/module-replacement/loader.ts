import type { ModuleReplacementFramePage, ModuleReplacementPage } from '../../../shared/checkout/module-replacement/page.ts'
import { type Loader, nothing } from '../../loaders/loader.ts'
import { isCheckoutId } from '../../provider/caller.ts'
import { moduleOrigins, providerAddress } from '../../provider/environment.ts'
import { backHref } from '../steps/back-href.ts'
import { cookies } from '../steps/checkout-address.ts'
import { stepHref } from '../steps/step-href.ts'
import { toCheckView } from '../trip/check.ts'
import { freshCheck } from '../trip/completion.ts'
import { loadEntryFacts, loadTripFacts } from '../trip/facts.ts'
import { plannedParts } from '../trip/planned-parts.ts'
import { openTrip } from '../trip/trip.ts'

/** Which parts can be swapped, by the last check of the booking that the address names. */
export const loadModuleReplacement: Loader<ModuleReplacementPage> = async (context) => {
  const checkoutId = context.query.get('checkoutId') ?? ''
  if (checkoutId === '') return { kind: 'data', data: { parts: [] } }
  if (!isCheckoutId(checkoutId)) return nothing
  const entry = await loadEntryFacts(context, openTrip(context, checkoutId, 'page'))
  if (entry.entry.kind !== 'checkout') return nothing
  const facts = await loadTripFacts(context, entry)
  const check = freshCheck(facts.record, plannedParts(facts))
  const view = check && toCheckView(context, facts, check.summary, check.at)
  return {
    kind: 'data',
    data: {
      parts: (view?.parts ?? []).flatMap(({ id, kind, name, place, startDate, alternativesHref }) =>
        alternativesHref ? [{ id, kind, name, ...(place && { place }), ...(startDate && { startDate }), href: alternativesHref }] : [],
      ),
      bookingHref: stepHref(context.place, checkoutId, 'availability'),
    },
    ...cookies(entry.browser.setCookie),
  }
}

/** The page of the provider in a frame; an address of anybody else, and one of our own, is not found (rules 24 and 70). */
export const loadModuleReplacementFrame: Loader<ModuleReplacementFramePage> = ({ params, env, market, place, request }) => {
  const url = params.encodedUrl ?? ''
  const { origin: own } = new URL(request.url)
  const address = providerAddress(env, market.provider.key, request, url)
  if (!address || address.origin === own) return nothing
  const back = backHref(address.href, own, place.site)
  return {
    kind: 'data',
    data: { url: address.href, allowed: [own, ...moduleOrigins(env, market.provider.key, request)], ...(back && { backHref: back }) },
  }
}
