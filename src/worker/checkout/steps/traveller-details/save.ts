import type { FieldProblem } from '../../../../shared/checkout/steps/problem.ts'
import { previousStep } from '../../../../shared/checkout/steps/steps.ts'
import type { TravellerDetails } from '../../../../shared/checkout/steps/traveller-details/body.ts'
import { checkTravellerDetails, type TravellerForm } from '../../../../shared/checkout/steps/traveller-details/traveller-details.ts'
import { inputNameOf, toWire } from '../../../../shared/checkout/steps/traveller-details/traveller-wire.ts'
import { AppError } from '../../../../shared/errors/app-error.ts'
import { travellerDetailsRequest } from '../../../../shared/provider/travellers.ts'
import type { CheckoutContext } from '../../context.ts'
import { keepOpen } from '../../resume/open-draft.ts'
import { tripOf } from '../../trip/trip.ts'
import { stepsOf } from '../frame.ts'
import { type SaveResult, save } from '../save.ts'
import { readPhone } from './phone-metadata.ts'
import { loadTravellerForm, travellerRules } from './traveller-form.ts'

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
      const form = await loadTravellerForm(context, tripOf(context, checkoutId))
      const problems = checkTravellerDetails(details, form, travellerRules(form, entry.itinerary))
      if (problems.length > 0) return { problems }
      try {
        await context.send('checkout/traveler-details', {
          checkoutId,
          body: travellerDetailsRequest.parse(toWire(details, form, readPhone, entry.details.travelerDetails.paxInfo)),
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

/** On the way back to the step before: right or wrong, what was typed is kept with the checkout. */
export const leaveTravellerDetails = (context: CheckoutContext, checkoutId: string, values: Record<string, string>): Promise<SaveResult> =>
  save(context, checkoutId, async (_, steps) => {
    const facts = await steps
    await keepOpen(context, facts, 'traveller-details', values)
    return { step: undefined, goesTo: previousStep(stepsOf(context, facts), 'traveller-details') }
  })
