import { acceptedAnswer } from '../../../../shared/checkout/steps/availability/change-answer.ts'
import type { AcceptedPrice, ChangeDecisions } from '../../../../shared/checkout/steps/availability/change-decisions.ts'
import type { AvailabilityView } from '../../../../shared/checkout/steps/availability/page.ts'
import { type CheckoutContext, checkoutObjectOf } from '../../context.ts'
import { checkTrip, toCheckView } from '../../trip/check.ts'
import { checkFreshMs, freshCheck } from '../../trip/completion.ts'
import { type EntryFacts, loadEntryFacts, loadTripFacts, type TripFacts } from '../../trip/facts.ts'
import { plannedParts } from '../../trip/planned-parts.ts'
import { openTrip } from '../../trip/trip.ts'
import { countWrite, type Elsewhere, elsewhereOf, type SaveResult, type Stale, save, staleOf } from '../save.ts'
import { recheckTravellers } from '../traveller-details/stored-travellers.ts'
import { removeParts } from './removed-parts.ts'

type Checked = { kind: 'checked'; view: AvailabilityView; facts: TripFacts; setCookie: string | undefined }
export type CheckResult = Checked | Elsewhere | Stale

const open = async (context: CheckoutContext, checkoutId: string): Promise<EntryFacts | Elsewhere> => {
  const entry = await loadEntryFacts(context, openTrip(context, checkoutId, 'check'))
  return elsewhereOf(context, entry) ?? entry
}

/** The check and what it is shown with are asked for together. */
async function checkNow(context: CheckoutContext, entry: EntryFacts): Promise<Checked> {
  const { facts, summary } = await checkTrip(context, entry)
  await recheckTravellers(context, facts)
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
  return 'kind' in entry ? entry : (staleOf(context, entry) ?? agree(context, entry, changes))
}

async function agree(context: CheckoutContext, entry: EntryFacts, changes: readonly AcceptedPrice[]): Promise<Checked> {
  const { checkoutId, record } = entry
  const agreed = changes.flatMap(({ componentId, amount, currency }) => {
    const component = record.check?.summary.components.find(
      ({ id, price }) => id === componentId && price?.amount === amount && price.currency === currency,
    )
    return component ? [acceptedAnswer(component, { amount, currency })] : []
  })
  await checkoutObjectOf(context.env, checkoutId).keepChangeAnswers(agreed)
  await countWrite(context, checkoutId)
  const others = record.answers.filter(({ componentId }) => agreed.every((answer) => answer.componentId !== componentId))
  return shownOrNew(context, { ...entry, record: { ...record, answers: [...others, ...agreed] } }, checkFreshMs)
}

/** A check that was made before, as it looks now, where it is of this trip and not older than that; else a new one. */
async function shownOrNew(context: CheckoutContext, entry: EntryFacts, notOlderThanMs: number): Promise<Checked> {
  if (!freshCheck(entry.record)) return checkNow(context, entry)
  const facts = await loadTripFacts(context, entry)
  const check = freshCheck(entry.record, plannedParts(facts))
  if (!check || Date.now() - check.at >= notOlderThanMs) return checkNow(context, entry)
  return { kind: 'checked', view: toCheckView(context, facts, check.summary, check.at), facts, setCookie: facts.browser.setCookie }
}

const justNowMs = 2 * 60 * 1000

/** What was decided about changes first, then on from availability: by the check of the last two minutes, else by a new one; blocked while anything is unavailable, changed or missing (rule 69). */
export async function saveAvailability(
  context: CheckoutContext,
  checkoutId: string,
  { accepted, removed }: ChangeDecisions,
): Promise<SaveResult> {
  const removal = removed.length > 0 ? await removeParts(context, checkoutId, removed) : undefined
  if (removal && removal.kind !== 'saved') return removal
  return save(
    context,
    checkoutId,
    async (entry) => {
      const { view } = await (accepted.length > 0 ? agree(context, entry, accepted) : shownOrNew(context, entry, justNowMs))
      return view.verdict === 'blocked' ? { problems: [] } : { step: 'availability' }
    },
    'check',
  )
}
