import { copiesOf } from '../../../../shared/checkout/steps/traveller-details/traveller-copies.ts'
import { toForm } from '../../../../shared/checkout/steps/traveller-details/traveller-wire.ts'
import { type CheckoutContext, checkoutObjectOf } from '../../context.ts'
import type { TripFacts } from '../../trip/facts.ts'
import { tripOf } from '../../trip/trip.ts'
import { toFrame } from '../frame.ts'
import type { StepBuild } from '../step-build.ts'
import { storedProblems } from './stored-travellers.ts'
import { loadTravellerForm, type TravellerFormData } from './traveller-form.ts'

/** Once saved, and no longer what is asked for: the step is open again, and its owner is shown what to mend (rule 67). */
async function invalidOf(context: CheckoutContext, form: TravellerFormData, facts: TripFacts) {
  const { checkoutId, itinerary, details, record } = facts
  if (!record.marks.includes('traveller-details')) return []
  const problems = storedProblems(form, { checkoutId, itinerary, stored: details.travelerDetails })
  if (problems.length > 0) await checkoutObjectOf(context.env, checkoutId).mark('traveller-details', false)
  return problems
}

export const travellerDetailsData: StepBuild<'traveller-details'> = async (context, facts) => {
  const { details, record } = facts
  const { mayCopyNames } = context.market.checkout
  const form = await loadTravellerForm(context, tripOf(context, facts.checkoutId))
  const invalid = await invalidOf(context, form, facts)
  const marks = invalid.length > 0 ? record.marks.filter((step) => step !== 'traveller-details') : record.marks
  const nobody = { paxInfo: [] }
  return {
    ...toFrame(context, { ...facts, record: { ...record, marks } }, 'traveller-details'),
    ...form,
    copies: copiesOf(form, mayCopyNames),
    mayCopyNames,
    invalid: record.isOwner ? invalid : [],
    stored: toForm(record.isOwner ? details.travelerDetails : nobody, form),
  }
}
