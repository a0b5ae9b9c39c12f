import type { Money } from '../../../format/money.ts'
import type { Picture } from '../../../provider/discovery.ts'
import type { CheckoutFrame } from '../frame.ts'

export type OptionCategory = {
  refId: string
  name: string
  price: Money /** For each traveller, not for the whole party. */
  perTraveller: boolean
}

export type UpsellView = {
  offerId: string
  name: string
  description: string
  pictures: Picture[]
  categories: OptionCategory[] /** One has to be chosen. */
  required: boolean
  selected: string | null
  quantity: number
  /** As many as may be taken; with one there is nothing to choose. */
  most: number
}

export type BaseServiceView = {
  productRefId: string
  name: string
  description: string
  categories: (OptionCategory & { type: string })[]
  selected: string | null
}

/** Came with the trip, and can be taken out; for the whole party. */
export type InsuranceView = { componentId: string; name: string; price: Money }

export type AdditionalOptionsPage = CheckoutFrame & { upsells: UpsellView[]; baseServices: BaseServiceView[]; insurances: InsuranceView[] }
