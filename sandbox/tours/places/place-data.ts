import type { CountryKey } from '../countries.ts'
import type { LocalText, SceneKind } from '../vocabulary.ts'

export interface PlaceData {
  readonly name: string
  readonly names?: Partial<LocalText>
  readonly country: CountryKey
  readonly lat: number
  readonly lon: number
  /** Only where it differs from the zone of the country. */
  readonly zone?: string
  readonly landscape: readonly SceneKind[]
}
