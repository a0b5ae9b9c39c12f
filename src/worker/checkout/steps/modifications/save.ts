import { isBlocking } from '../../../../shared/checkout/steps/availability/availability.ts'
import type { ModificationsPage } from '../../../../shared/checkout/steps/modifications/page.ts'
import { AppError } from '../../../../shared/errors/app-error.ts'
import { type CheckoutContext, checkoutObjectOf } from '../../context.ts'
import { changeOf } from '../../trip/change.ts'
import { runCheck, toCheckView } from '../../trip/check.ts'
import { type EntryFacts, loadEntryFacts, loadTripFacts, type TripFacts } from '../../trip/facts.ts'
import { openTrip } from '../../trip/trip.ts'
import { requireOpening } from '../open-step.ts'

export type ChangeWish = { change: string; hasConsent: boolean }
export type ChangeResult =
  | { kind: 'pay' | 'booked'; setCookie: string | undefined }
  | { kind: 'refused'; facts: TripFacts; refusal: NonNullable<ModificationsPage['refusal']> }
  | { kind: 'not-owner'; facts: TripFacts }
  | { kind: 'elsewhere' }
  | { kind: 'not-found' }

/**
 * Nothing of a booking changes before an explicit yes to this very change at this price (rule 87). The suppliers are asked once more; where money
 * is due it is paid first, otherwise the change is booked at once, by one caller alone.
 */
export async function agreeToChange(
  context: CheckoutContext,
  checkoutId: string,
  { change: seen, hasConsent }: ChangeWish,
): Promise<ChangeResult> {
  const entry = await loadEntryFacts(context, openTrip(context, checkoutId, 'check'))
  if (entry.entry.kind === 'not-found') return { kind: 'not-found' }
  if (entry.entry.kind !== 'modifications') return { kind: 'elsewhere' }
  const facts = await loadTripFacts(context, entry)
  if (!entry.record.isOwner) return { kind: 'not-owner', facts }
  requireOpening(context, facts)
  const refused = (refusal: NonNullable<ModificationsPage['refusal']>): ChangeResult => ({ kind: 'refused', facts, refusal })
  const change = changeOf(entry)
  if (!change || change.key !== seen) return refused({ kind: 'moved' })
  if (!hasConsent) return refused({ kind: 'consent' })
  const summary = await runCheck(context, entry)
  const lost = toCheckView(context, facts, summary, Date.now(), summary.prices).parts.filter(
    (part) => part.result !== 'priceChanged' && isBlocking(part),
  )
  if (lost.length > 0) return refused({ kind: 'lost', parts: lost.map(({ name }) => name) })
  if (summary.prices.packagePrice.amount !== change.money.after.amount) return refused({ kind: 'moved' })
  const { setCookie } = entry.browser
  await checkoutObjectOf(context.env, checkoutId).agree(change.key)
  if (change.money.due.amount > 0) return { kind: 'pay', setCookie }
  return (await book(context, entry, change.key)) ? { kind: 'booked', setCookie } : refused({ kind: 'failed' })
}

/** Whether it is booked, or under way. An answer that was lost says nothing: the page of the confirmation asks on. */
async function book({ env, send, place }: CheckoutContext, { checkoutId }: EntryFacts, change: string): Promise<boolean> {
  const object = checkoutObjectOf(env, checkoutId)
  if (!(await object.startChange(change, { checkoutId, market: place.market, language: place.language }))) return true
  try {
    await send('checkout/start-booking', { checkoutId, body: {} })
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) return true
    await object.letChangeGo()
    return false
  }
  return true
}
