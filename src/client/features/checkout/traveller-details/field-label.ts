import type { TravellerField } from '../../../../shared/checkout/traveller-field.ts'
import type { Translate } from '../../../../shared/texts/texts.ts'

export const keyOf = (field: TravellerField): string => field.path.slice(field.path.indexOf('.') + 1)

export const labelOf = (field: TravellerField, t: Translate): string => t(`checkout.field.${keyOf(field)}`)
