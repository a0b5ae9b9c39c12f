import type { AvailabilityView } from '../../../shared/checkout/pages/availability.ts'
import { runCheck, toCheckView } from '../check.ts'
import { freshCheck } from '../completion.ts'
import { type CheckoutContext, checkoutObjectOf } from '../context.ts'
import { type EntryFacts, loadEntryFacts, loadTripFacts, type TripFacts } from '../facts.ts'
import type { AcceptedPrice } from '../object/accepted.ts'
import { complete, type Elsewhere, elsewhereOf, type SaveResult } from './save.ts'

export type CheckResult = { kind: 'checked'; view: AvailabilityView; facts: TripFacts; setCookie: string | undefined } | Elsewhere

const open = async (context: CheckoutContext, checkoutId: string): Promise<EntryFacts | Elsewhere> => {
  const entry = await loadEntryFacts(context, checkoutId, { ahead: 'trip-again' })
  return elsewhereOf(context, entry) ?? entry
}

/** The check and what it is shown with are asked for together. */
async function checkNow(context: CheckoutContext, entry: EntryFacts): Promise<CheckResult> {
  const [facts, summary] = await Promise.all([loadTripFacts(context, entry), runCheck(context, entry)])
  return {
    kind: 'checked',
    view: toCheckView(context, facts, summary, Date.now(), summary.prices),
    facts,
    setCookie: facts.browser.setCookie,
  }
}

export async function checkAvailability(context: CheckoutContext, checkoutId: string): Promise<CheckResult> {
  const entry = await open(context, checkoutId)
  return 'kind' in entry ? entry : checkNow(context, entry)
}

/** Agreeing counts for the price that was shown and for no other. */
export async function acceptChanges(context: CheckoutContext, checkoutId: string, changes: readonly AcceptedPrice[]): Promise<CheckResult> {
  const entry = await open(context, checkoutId)
  if ('kind' in entry) return entry
  const { check } = entry.record
  const known = changes.filter(({ componentId, amount, currency }) =>
    check?.summary.components.some(({ id, price }) => id === componentId && price?.amount === amount && price.currency === currency),
  )
  await checkoutObjectOf(context.env, checkoutId).accept(known)
  const accepted = [...entry.record.accepted.filter(({ componentId }) => !known.some((each) => each.componentId === componentId)), ...known]
  const agreed = { ...entry, record: { ...entry.record, accepted } }
  return check ? shown(context, agreed, check) : checkNow(context, agreed)
}

/** A check that was made before, as it looks now. */
async function shown(
  context: CheckoutContext,
  entry: EntryFacts,
  { summary, at }: NonNullable<EntryFacts['record']['check']>,
): Promise<CheckResult> {
  const facts = await loadTripFacts(context, entry)
  return { kind: 'checked', view: toCheckView(context, facts, summary, at), facts, setCookie: facts.browser.setCookie }
}

const justNowMs = 2 * 60 * 1000

/** Moves on from availability: by the check of the last two minutes, else by a new one; blocked while anything is unavailable, changed or missing (§4). */
export async function saveAvailability(
  context: CheckoutContext,
  checkoutId: string,
  changes: readonly AcceptedPrice[],
): Promise<SaveResult> {
  const result = await (changes.length > 0 ? acceptChanges(context, checkoutId, changes) : recentCheck(context, checkoutId))
  if (result.kind !== 'checked') return result
  if (result.view.verdict === 'blocked') return { kind: 'refused', problems: [], detail: '', setCookie: result.setCookie }
  return complete(context, result.facts, 'availability')
}

async function recentCheck(context: CheckoutContext, checkoutId: string): Promise<CheckResult> {
  const entry = await open(context, checkoutId)
  if ('kind' in entry) return entry
  const recent = freshCheck(entry.record)
  return recent !== null && Date.now() - recent.at < justNowMs ? shown(context, entry, recent) : checkNow(context, entry)
}
