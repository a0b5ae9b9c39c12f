import type { ModuleReplacementFramePage, ModuleReplacementPage } from '../../../shared/checkout/pages/module-replacement.ts'
import { toCheckView } from '../../checkout/check.ts'
import { freshCheck } from '../../checkout/completion.ts'
import { loadEntryFacts, loadTripFacts } from '../../checkout/facts.ts'
import { plannedParts } from '../../checkout/planned-parts.ts'
import { stepHref } from '../../checkout/step-href.ts'
import { isCheckoutId } from '../../provider/caller.ts'
import { isProviderAddress, moduleOrigins } from '../../provider/environment.ts'
import { type Loader, nothing } from '../loader.ts'
import { cookies } from './checkout-address.ts'

/** Which parts can be swapped, by the last check of the booking that the address names. */
export const loadModuleReplacement: Loader<ModuleReplacementPage> = async (context) => {
  const checkoutId = context.query.get('checkoutId') ?? ''
  if (checkoutId === '') return { kind: 'data', data: { parts: [] } }
  if (!isCheckoutId(checkoutId)) return nothing
  const entry = await loadEntryFacts(context, checkoutId, { ahead: 'trip' })
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

/** Back to a page of this shop alone, whatever the address says. */
function backHref(url: string, own: string): string | undefined {
  const goto = new URL(url).searchParams.get('goto')
  if (!goto || !URL.canParse(goto)) return undefined
  const { origin, pathname } = new URL(goto)
  return origin === own ? pathname : undefined
}

/** The page of the provider in a frame; an address of anybody else, and one of our own, is not found (rulings 16, 52). */
export const loadModuleReplacementFrame: Loader<ModuleReplacementFramePage> = ({ params, env, market, request }) => {
  const url = params.encodedUrl ?? ''
  const { origin: own } = new URL(request.url)
  if (!isProviderAddress(env, market.provider.key, request, url) || new URL(url).origin === own) return nothing
  const back = backHref(url, own)
  return {
    kind: 'data',
    data: { url, allowed: [own, ...moduleOrigins(env, market.provider.key, request)], ...(back && { backHref: back }) },
  }
}
