import type { FieldProblem } from '../../../../shared/checkout/steps/problem.ts'
import { checkTravellerDetails } from '../../../../shared/checkout/steps/traveller-details/traveller-details.ts'
import { toForm } from '../../../../shared/checkout/steps/traveller-details/traveller-wire.ts'
import { type CheckoutContext, checkoutObjectOf } from '../../context.ts'
import type { EntryFacts } from '../../trip/facts.ts'
import { tripOf } from '../../trip/trip.ts'
import { loadTravellerForm, type TravellerFormData, travellerRules } from './traveller-form.ts'

type Facts = Pick<EntryFacts, 'checkoutId' | 'itinerary'> & { stored: EntryFacts['details']['travelerDetails'] }

/** What is stored, checked against what is asked for now (rule 67). */
export function storedProblems(form: TravellerFormData, { checkoutId, itinerary, stored }: Facts): FieldProblem[] {
  const details = toForm(stored, form)
  const problems = checkTravellerDetails(details, form, travellerRules(form, itinerary))
  if (problems.length > 0)
    console.warn(JSON.stringify({ event: 'Invalid data', checkoutId, fields: problems.map(({ name, code }) => `${name} ${code}`) }))
  return problems
}

/** Whether what is stored is all that is asked for now; where it is not, its step is open again and asks for it. */
export async function travellersHold(
  context: CheckoutContext,
  { checkoutId, itinerary, details }: Pick<EntryFacts, 'checkoutId' | 'itinerary' | 'details'>,
): Promise<boolean> {
  const form = await loadTravellerForm(context, tripOf(context, checkoutId))
  const areComplete = storedProblems(form, { checkoutId, itinerary, stored: details.travelerDetails }).length === 0
  if (areComplete) return true
  await checkoutObjectOf(context.env, checkoutId).mark('traveller-details', false)
  return false
}

/** Which details are asked for may have changed with a check: what no longer holds leads back to its step. */
export async function recheckTravellers(context: CheckoutContext, entry: EntryFacts): Promise<void> {
  if (!entry.record.marks.includes('traveller-details')) return
  try {
    await travellersHold(context, entry)
  } catch (error) {
    console.warn(JSON.stringify({ event: 'traveller-details-not-rechecked', reason: error instanceof Error ? error.message : 'unknown' }))
  }
}
