import type { PriceSummary } from '../../../shared/checkout/trip/price.ts'
import { type PackagePrices, toPriceSummary } from '../../../shared/checkout/trip/price-summary.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { Money } from '../../../shared/format/money.ts'
import { visitorOf } from '../../security/visitor.ts'
import type { CheckoutContext } from '../context.ts'
import { extrasOf } from '../steps/frame.ts'
import { type Elsewhere, elsewhereOf } from '../steps/save.ts'
import { stepHref } from '../steps/step-href.ts'
import { moveCheck } from '../trip/check.ts'
import { type EntryFacts, loadEntryFacts, loadStepFacts } from '../trip/facts.ts'
import { openTrip, tripOf } from '../trip/trip.ts'

export type PromoResult =
  | { kind: 'changed'; price: PriceSummary; before: Money; setCookie: string | undefined }
  /** `detail`: why, in the provider's words; empty where it has none in the visitor's language. */
  | { kind: 'refused'; detail: string; setCookie: string | undefined }
  | { kind: 'limited'; setCookie: string | undefined }
  | Elsewhere

type Applied = { kind: 'applied'; prices: PackagePrices } | { kind: 'refused'; detail: string }

/** The checkout is there, so what is not found is the code. */
async function apply({ send }: CheckoutContext, checkoutId: string, promoCode: string): Promise<Applied> {
  try {
    return { kind: 'applied', prices: await send('checkout/promo-codes:apply', { checkoutId, body: { promoCode } }) }
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'VALIDATION_FAILED' && error.status !== 404)) throw error
    return { kind: 'refused', detail: error.detail ?? '' }
  }
}

/** One code at a time: the former goes first, and comes back where the new one is not taken. */
async function replace(context: CheckoutContext, checkoutId: string, former: string | undefined, code: string): Promise<Applied> {
  if (former === undefined) return apply(context, checkoutId, code)
  const putBack = () => context.send('checkout/promo-codes:apply', { checkoutId, body: { promoCode: former } })
  await context.send('checkout/promo-codes:remove', { checkoutId })
  try {
    const applied = await apply(context, checkoutId, code)
    if (applied.kind === 'refused') await putBack()
    return applied
  } catch (error) {
    await putBack().catch(() => undefined)
    throw error
  }
}

/** Guesses are limited per checkout and per address of the visitor. */
async function isLimited({ env, request }: CheckoutContext, checkoutId: string): Promise<boolean> {
  const visitor = visitorOf(request)
  const limits = await Promise.all([
    env.RATE_LIMIT.limit({ key: `promo ${checkoutId}` }),
    env.RATE_LIMIT.limit({ key: `promo ${visitor}` }),
  ])
  return limits.some(({ success }) => !success)
}

/** What was booked keeps its price: a change of it takes no codes. */
async function open(context: CheckoutContext, checkoutId: string): Promise<EntryFacts | Elsewhere> {
  const entry = await loadEntryFacts(context, openTrip(context, checkoutId, 'steps'))
  const elsewhere = elsewhereOf(context, entry)
  if (elsewhere) return elsewhere
  if (entry.entry.kind === 'modifications') return { kind: 'elsewhere', to: stepHref(context.place, checkoutId, 'modifications') }
  return entry
}

/** The price as it is now, and as it was. */
async function changed(context: CheckoutContext, entry: EntryFacts, prices: PackagePrices): Promise<PromoResult> {
  await moveCheck(context, entry, prices.discountedPackagePrice)
  tripOf(context, entry.checkoutId).renew('checkout/base-services/offers')
  const { details, baseServices } = await loadStepFacts(context, entry)
  return {
    kind: 'changed',
    price: toPriceSummary(prices, extrasOf({ upsells: details.upsellItems, baseServices, details }), undefined, entry.record.shownPrice),
    before: entry.details.prices.discountedPackagePrice,
    setCookie: entry.browser.setCookie,
  }
}

export async function applyPromoCode(context: CheckoutContext, checkoutId: string, code: string): Promise<PromoResult> {
  const entry = await open(context, checkoutId)
  if ('kind' in entry) return entry
  const { setCookie } = entry.browser
  if (await isLimited(context, checkoutId)) return { kind: 'limited', setCookie }
  const former = entry.details.prices.promoCode?.code
  if (former?.toUpperCase() === code.toUpperCase()) return changed(context, entry, entry.details.prices)
  const applied = await replace(context, checkoutId, former, code)
  return applied.kind === 'applied' ? changed(context, entry, applied.prices) : { ...applied, setCookie }
}

export async function removePromoCode(context: CheckoutContext, checkoutId: string): Promise<PromoResult> {
  const entry = await open(context, checkoutId)
  if ('kind' in entry) return entry
  if (!entry.details.prices.promoCode) return changed(context, entry, entry.details.prices)
  await context.send('checkout/promo-codes:remove', { checkoutId })
  const { prices } = await context.send('checkout/details', { checkoutId })
  return changed(context, entry, prices)
}
