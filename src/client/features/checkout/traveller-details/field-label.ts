import type { TravellerField } from '../../../../shared/checkout/steps/traveller-details/traveller-field.ts'
import { hasZipCodes, regionWordOf } from '../../../../shared/forms/country-address.ts'
import type { Translate } from '../../../../shared/texts/texts.ts'

export const keyOf = (field: Pick<TravellerField, 'path'>): string => field.path.slice(field.path.indexOf('.') + 1)

/** What a field is called, in the words of the country of its address (rule 57). */
export function labelOf(field: Pick<TravellerField, 'path'>, country: string, t: Translate): string {
  const key = keyOf(field)
  const region = key === 'state' ? regionWordOf(country) : undefined
  if (region) return t(`checkout.field.region.${region}`)
  return key === 'postalCode' && hasZipCodes(country) ? t('checkout.field.zipCode') : t(`checkout.field.${key}`)
}
