import type { CheckoutContext } from '../context.ts'
import { createRecall } from '../trip/kept-answers.ts'
import { storedProblems } from './traveller-details/stored-travellers.ts'
import { loadTravellerForm } from './traveller-details/traveller-form.ts'

/** What is stored, checked against what is required now (rule 67). Which fields are wrong is told to the owner alone. */
export async function validateStored(context: CheckoutContext, checkoutId: string, isOwner: boolean) {
  const { send } = context
  for (const name of ['checkout/traveler-details/required-fields', 'planner/rentalCars'] as const)
    send(name, { checkoutId }).catch(() => undefined)
  const [stored, { itinerary }] = await Promise.all([
    send('checkout/traveler-details:stored', { checkoutId }),
    send('planner/summary', { checkoutId, query: { include: 'all' } }),
  ])
  const form = await loadTravellerForm(context, {
    checkoutId,
    itinerary,
    ...createRecall(context, checkoutId, {}, itinerary.lastModified),
  })
  const problems = storedProblems(form, { checkoutId, itinerary, stored })
  return { valid: problems.length === 0, problems: isOwner ? problems.map(({ name, code }) => ({ name, code })) : [] }
}
