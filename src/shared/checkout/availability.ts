import type { LocalMoney, Money } from '../format/money.ts'
import type { AvailabilityPart, AvailabilityResult, AvailabilityView } from './pages/availability.ts'
import type { PartKind } from './pages/frame.ts'
import type { PriceSummary } from './pages/price.ts'

export type CheckedComponent = {
  id: string
  componentType: string
  nonBookable: boolean
  nonBookableReason: string
  price?: Money | undefined
  previousPrice?: Money | undefined
  name: string
  locationName: string
  startDate: string
  endDate: string
  alternativesSearchUrl: string
  isOnRequest: boolean
  isPlaceholder: boolean
  status: string
}

/** A part of the trip as the planner lists it: one the check does not mention is missing. */
export type PlannedPart = { id: string; kind: PartKind; name: string; startDate?: string }

/** Prices the traveller has agreed to, by component id. */
export type Accepted = ReadonlyMap<string, LocalMoney>

const kinds = new Map<string, PartKind>([
  ['Accommodation', 'accommodation'],
  ['Activity', 'activity'],
  ['RentalCar', 'rental-car'],
  ['Flight', 'transport'],
  ['Transport', 'transport'],
  ['Transfer', 'transfer'],
  ['Insurance', 'insurance'],
  ['UpsellItem', 'upsell'],
  ['BaseService', 'base-service'],
])
export const toPartKind = (componentType: string): PartKind => kinds.get(componentType) ?? 'other'

const same = (one: LocalMoney, other: LocalMoney) => one.amount === other.amount && one.currency === other.currency

/** §3: available, unavailable, priceChanged; `missing` is decided by what the planner lists (provider-apis 2.1). */
export function resultOf({
  nonBookable,
  price,
  previousPrice,
}: Pick<CheckedComponent, 'nonBookable' | 'price' | 'previousPrice'>): AvailabilityResult {
  if (nonBookable) return 'unavailable'
  return price && previousPrice && !same(price, previousPrice) ? 'priceChanged' : 'available'
}

/** What a check found, with the parts the planner has and the check does not know. Placeholders are nobody's part. */
export function toParts(components: readonly CheckedComponent[], planned: readonly PlannedPart[], accepted: Accepted): AvailabilityPart[] {
  const checked = components
    .filter(({ isPlaceholder }) => !isPlaceholder)
    .map((component): AvailabilityPart => {
      const agreed = accepted.get(component.id)
      return {
        id: component.id,
        kind: toPartKind(component.componentType),
        name: component.name || (planned.find(({ id }) => id === component.id)?.name ?? ''),
        ...(component.locationName && { place: component.locationName }),
        ...(component.startDate && { startDate: component.startDate }),
        ...(component.endDate && { endDate: component.endDate }),
        result: resultOf(component),
        ...(component.nonBookableReason && { reason: component.nonBookableReason }),
        onRequest: component.isOnRequest || component.status === 'OnRequest',
        ...(component.price && { price: component.price }),
        ...(component.previousPrice && { previousPrice: component.previousPrice }),
        accepted: agreed !== undefined && component.price !== undefined && same(agreed, component.price),
        ...(component.alternativesSearchUrl && { alternativesHref: component.alternativesSearchUrl }),
      }
    })
  const known = new Set(components.map(({ id }) => id))
  const missing = planned
    .filter(({ id }) => !known.has(id))
    .map(
      ({ id, kind, name, startDate }): AvailabilityPart => ({
        id,
        kind,
        name,
        ...(startDate && { startDate }),
        result: 'missing',
        onRequest: false,
        accepted: false,
      }),
    )
  return [...checked, ...missing]
}

/** Blocks the step (§4): unavailable, missing, or a changed price nobody has agreed to. */
export const isBlocking = ({ result, accepted }: Pick<AvailabilityPart, 'result' | 'accepted'>): boolean =>
  result === 'unavailable' || result === 'missing' || (result === 'priceChanged' && !accepted)

export function toAvailabilityView(
  check: { components: readonly CheckedComponent[]; nonBookable: boolean; isOnRequest: boolean; remarks: readonly string[] },
  planned: readonly PlannedPart[],
  accepted: Accepted,
  price: PriceSummary,
  checkedAt: string,
): AvailabilityView {
  const parts = toParts(check.components, planned, accepted)
  return {
    verdict: check.nonBookable || parts.some(isBlocking) ? 'blocked' : 'clear',
    parts,
    price,
    onRequest: check.isOnRequest || parts.some(({ onRequest }) => onRequest),
    remarks: [...check.remarks],
    checkedAt,
  }
}

type Checked = Pick<CheckedComponent, 'id' | 'price' | 'previousPrice'>

/**
 * A changed price stays a change until it is agreed to: the provider names the old price once, so a later check that repeats the new price
 * without it takes the old one over from the check before.
 */
export function carryChanges<Component extends Checked>(
  next: readonly Component[],
  before: readonly Checked[],
  accepted: Accepted,
): Component[] {
  const known = new Map(before.map((component) => [component.id, component]))
  return next.map((component) => {
    const earlier = known.get(component.id)
    const { price } = component
    if (!price || resultOf({ nonBookable: false, ...component }) === 'priceChanged' || !earlier?.previousPrice || !earlier.price)
      return component
    const agreed = accepted.get(component.id)
    const isOpen = same(earlier.price, price) && !same(earlier.previousPrice, price) && !(agreed && same(agreed, price))
    return isOpen ? { ...component, previousPrice: earlier.previousPrice } : component
  })
}
