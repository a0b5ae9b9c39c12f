import type { TravellerRules } from '../../../../shared/checkout/steps/traveller-details/traveller-details.ts'
import type { PassengerView, TravellerField } from '../../../../shared/checkout/steps/traveller-details/traveller-field.ts'
import {
  billingFieldsOf,
  fieldsOf,
  passengersOf,
  type RequiredFields,
} from '../../../../shared/checkout/steps/traveller-details/traveller-fields.ts'
import type { CheckoutContext } from '../../context.ts'
import { type EntryFacts, hasRentalCar } from '../../trip/facts.ts'
import type { Trip } from '../../trip/trip.ts'
import { readPhone } from './phone-metadata.ts'

export type TravellerFormData = {
  contact: TravellerField[]
  billing: TravellerField[]
  passengers: PassengerView[]
  countries: { code: string; name: string; callingCode: string }[]
}

export const travellerRules = (
  { countries }: TravellerFormData,
  { startDate, endDate }: Pick<EntryFacts['itinerary'], 'startDate' | 'endDate'>,
): TravellerRules => ({ startDate, endDate, countries: new Set(countries.map(({ code }) => code)), readPhone })

/** The fields to ask, from the provider's map, the rooms and the cars. */
export async function loadTravellerForm(
  { send, place }: Pick<CheckoutContext, 'send' | 'place'>,
  trip: Pick<Trip, 'requiredFields' | 'rentalCars' | 'itinerary'>,
): Promise<TravellerFormData> {
  const [required, { callingCodes }, rentalCars, itinerary] = await Promise.all([
    trip.requiredFields(),
    send('location/countries/calling-codes'),
    trip.rentalCars(),
    trip.itinerary(),
  ])
  const fields: RequiredFields = required
  const collator = new Intl.Collator(place.locale)
  return {
    contact: fieldsOf('contact', fields),
    billing: billingFieldsOf(fields),
    passengers: passengersOf(itinerary.allocatedPax?.rooms ?? [], fields, hasRentalCar({ rentalCars }), itinerary.paxDetails),
    countries: callingCodes
      .map(({ isoCode, name, callingCode }) => ({ code: isoCode, name, callingCode }))
      .sort((one, other) => collator.compare(one.name, other.name)),
  }
}
