import type { PassengerView, TravellerField } from '../traveller-field.ts'
import type { TravellerDetails } from '../writes/traveller-details.ts'
import type { CheckoutFrame } from './frame.ts'

export type TravellerDetailsPage = CheckoutFrame & {
  contact: TravellerField[]
  billing: TravellerField[]
  passengers: PassengerView[]
  /** Stored at the provider; empty fields for a visitor, or before the first save. */
  stored: TravellerDetails
  countries: { code: string; name: string; callingCode: string }[]
}
