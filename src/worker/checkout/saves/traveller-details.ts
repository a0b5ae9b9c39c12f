import { checkTravellerDetails, type TravellerRules } from '../../../shared/checkout/traveller-details.ts'
import { toWire } from '../../../shared/checkout/traveller-wire.ts'
import type { TravellerDetails } from '../../../shared/checkout/writes/traveller-details.ts'
import { travellerDetailsRequest } from '../../../shared/provider/travellers.ts'
import type { CheckoutContext } from '../context.ts'
import { readPhone } from '../phone-metadata.ts'
import { loadTravellerForm } from '../steps/traveller-form.ts'
import { type SaveResult, save } from './save.ts'

export const saveTravellerDetails = (context: CheckoutContext, checkoutId: string, details: TravellerDetails): Promise<SaveResult> =>
  save(
    context,
    checkoutId,
    async (entry) => {
      const { itinerary } = entry
      const form = await loadTravellerForm(context, entry)
      const rules: TravellerRules = {
        startDate: itinerary.startDate,
        endDate: itinerary.endDate,
        countries: new Set(form.countries.map(({ code }) => code)),
        readPhone,
      }
      const problems = checkTravellerDetails(details, form, rules)
      if (problems.length > 0) return { problems }
      await context.send('checkout/traveler-details', { checkoutId, body: travellerDetailsRequest.parse(toWire(details, form, readPhone)) })
      return { step: 'traveller-details' }
    },
    'traveller-save',
  )
