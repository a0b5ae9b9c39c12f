import type { FieldProblem } from '../../../shared/checkout/problem.ts'
import { checkTravellerDetails, type TravellerForm } from '../../../shared/checkout/traveller-details.ts'
import { inputNameOf, toWire } from '../../../shared/checkout/traveller-wire.ts'
import type { TravellerDetails } from '../../../shared/checkout/writes/traveller-details.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import { travellerDetailsRequest } from '../../../shared/provider/travellers.ts'
import type { CheckoutContext } from '../context.ts'
import { readPhone } from '../phone-metadata.ts'
import { loadTravellerForm, travellerRules } from '../steps/traveller-form.ts'
import { type SaveResult, save } from './save.ts'

/** The asked fields that the provider’s refusal points to. */
function refusedFields(error: unknown, { contact, billing, passengers }: TravellerForm): FieldProblem[] {
  if (!(error instanceof AppError) || error.code !== 'VALIDATION_FAILED') return []
  const asked = new Set([...contact, ...billing, ...passengers.flatMap(({ fields }) => fields)].map(({ name }) => name))
  return error.pointers.map(inputNameOf).flatMap((name): FieldProblem[] => (asked.has(name) ? [{ name, code: 'invalid' }] : []))
}

export const saveTravellerDetails = (context: CheckoutContext, checkoutId: string, details: TravellerDetails): Promise<SaveResult> =>
  save(
    context,
    checkoutId,
    async (entry) => {
      const form = await loadTravellerForm(context, entry)
      const problems = checkTravellerDetails(details, form, travellerRules(form, entry.itinerary))
      if (problems.length > 0) return { problems }
      try {
        await context.send('checkout/traveler-details', {
          checkoutId,
          body: travellerDetailsRequest.parse(toWire(details, form, readPhone)),
        })
      } catch (error) {
        const refused = refusedFields(error, form)
        if (refused.length === 0) throw error
        return { problems: refused }
      }
      return { step: 'traveller-details' }
    },
    'traveller-save',
  )
