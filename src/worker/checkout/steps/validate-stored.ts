import type { CheckoutContext } from '../context.ts'
import { tripOf } from '../trip/trip.ts'
import { storedProblems } from './traveller-details/stored-travellers.ts'
import { loadTravellerForm } from './traveller-details/traveller-form.ts'

/** What is stored, checked against what is required now (rule 67). Which fields are wrong is told to the owner alone. */
export async function validateStored(context: CheckoutContext, checkoutId: string, isOwner: boolean) {
  const trip = tripOf(context, checkoutId)
  const [form, stored, itinerary] = await Promise.all([
    loadTravellerForm(context, trip),
    context.send('checkout/traveler-details:stored', { checkoutId }),
    trip.itinerary(),
  ])
  const problems = storedProblems(form, { checkoutId, itinerary, stored })
  return { valid: problems.length === 0, problems: isOwner ? problems.map(({ name, code }) => ({ name, code })) : [] }
}
