import type { CheckoutFrame } from '../frame.ts'
import type { FieldProblem } from '../problem.ts'
import type { TravellerDetails } from './body.ts'
import type { CopyKind } from './traveller-copies.ts'
import type { PassengerView, TravellerField } from './traveller-field.ts'

export type TravellerDetailsPage = CheckoutFrame & {
  contact: TravellerField[]
  billing: TravellerField[]
  passengers: PassengerView[]
  /** Stored at the provider; empty fields for a visitor, or before the first save. */
  stored: TravellerDetails
  /** What one press fills in (rule 58). */
  copies: CopyKind[]
  mayCopyNames: boolean
  /** What is stored and no longer holds, for the owner alone: shown at once (rule 67). */
  invalid: FieldProblem[]
  countries: { code: string; name: string; callingCode: string }[]
}
