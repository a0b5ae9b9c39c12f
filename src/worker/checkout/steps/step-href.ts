import type { StepName } from '../../../shared/checkout/steps/table.ts'
import type { Place } from '../../../shared/place.ts'
import { href, type Query } from '../../../shared/routing/href.ts'
import type { RouteName } from '../../../shared/routing/routes.ts'

export const stepHref = (
  place: Place,
  checkoutId: string,
  step: StepName | Extract<RouteName, 'payment-successful' | 'modifications' | 'checkout'>,
  query: Query = {},
): string => href(step, place, place.site, { checkoutId }, query)

/** The tour's own page, where other dates are chosen. */
export const tourHref = (place: Place, tripId: string): string => href('tour', place, place.site, {}, { tripId })
