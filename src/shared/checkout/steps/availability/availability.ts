import type { LocalMoney, Money } from '../../../format/money.ts'
import type { PriceSummary } from '../../trip/price.ts'
import type { PartKind } from '../frame.ts'
import { stepOffering } from '../table.ts'
import type { ChangeAnswer } from './change-answer.ts'
import { isWarning, reasonOf, toItemStatus } from './non-bookable-reason.ts'
import type { AvailabilityPart, AvailabilityResult, AvailabilityView } from './page.ts'

export type CheckedComponent = {
  id: string
  componentType: string
  nonBookable?: boolean | undefined
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

/**
 * A part of the trip as the planner lists it: one the check does not mention is missing. An insurance, an extra or a base service need not
 * be mentioned, and may be known by its words alone.
 */
export type PlannedPart = { id: string; kind: PartKind; name: string; startDate?: string; otherNames?: readonly string[]; stays?: boolean }

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

type Verdicts = Pick<CheckedComponent, 'status' | 'nonBookable' | 'nonBookableReason' | 'price' | 'previousPrice'>

const isChanged = ({ price, previousPrice }: Pick<CheckedComponent, 'price' | 'previousPrice'>): boolean =>
  price !== undefined && previousPrice !== undefined && !same(price, previousPrice)

/** `missing` is decided by what the planner lists. */
export function resultOf(component: Verdicts): AvailabilityResult {
  const reason = reasonOf({ ...component, nonBookable: component.nonBookable })
  if (reason && !isWarning(reason)) return 'unavailable'
  return isChanged(component) ? 'priceChanged' : 'available'
}

/** Kinds the planner lists, each of which it can take out of an itinerary by itself. */
const plannedKinds: ReadonlySet<PartKind> = new Set(['accommodation', 'activity', 'rental-car', 'transport', 'transfer'])
const isPlanned = (kind: PartKind): boolean => plannedKinds.has(kind)

/** Chosen at a step, or come with the trip and told there. */
const isExtra = (kind: PartKind): boolean => stepOffering(kind) !== undefined

/** The part of the trip that a check speaks of. */
export function partOf(
  { id, componentType, name }: Pick<CheckedComponent, 'id' | 'componentType' | 'name'>,
  planned: readonly PlannedPart[],
): PlannedPart | undefined {
  const found = planned.find((part) => part.id === id)
  const kind = toPartKind(componentType)
  if (found || !isExtra(kind)) return found
  const [named, ...others] = planned.filter((part) => part.kind === kind && [part.name, ...(part.otherNames ?? [])].includes(name))
  return others.length === 0 ? named : undefined
}

/** Planned parts can be left out, extras where nothing has to be chosen; nobody can take out what is neither. */
const isRemovable = (kind: PartKind, part: PlannedPart | undefined): boolean =>
  isPlanned(kind) || (isExtra(kind) && part !== undefined && !part.stays)

/** What a check found, with the parts the planner has and the check does not know. Placeholders are nobody's part. */
export function toParts(components: readonly CheckedComponent[], planned: readonly PlannedPart[], accepted: Accepted): AvailabilityPart[] {
  const checked = components
    .filter(({ isPlaceholder }) => !isPlaceholder)
    .map((component): AvailabilityPart => {
      const agreed = accepted.get(component.id)
      const reason = reasonOf({ ...component, nonBookable: component.nonBookable })
      const status = toItemStatus(component.status)
      const own = partOf(component, planned)
      const kind = own?.kind ?? toPartKind(component.componentType)
      return {
        id: component.id,
        kind,
        name: component.name || (own?.name ?? ''),
        ...(component.locationName && { place: component.locationName }),
        ...(component.startDate && { startDate: component.startDate }),
        ...(component.endDate && { endDate: component.endDate }),
        result: resultOf(component),
        ...(reason && { reason }),
        ...(status && { status }),
        onRequest: component.isOnRequest || status === 'OnRequest',
        ...(component.price && { price: component.price }),
        ...(component.previousPrice && { previousPrice: component.previousPrice }),
        accepted: agreed !== undefined && component.price !== undefined && same(agreed, component.price),
        ...(component.alternativesSearchUrl && { alternativesHref: component.alternativesSearchUrl }),
        removable: isRemovable(kind, own),
        ...(isExtra(kind) && { isExtra: true }),
      }
    })
  const known = new Set(components.map(({ id }) => id))
  const missing = planned
    .filter(({ id, kind }) => isPlanned(kind) && !known.has(id))
    .map(
      ({ id, kind, name, startDate }): AvailabilityPart => ({
        id,
        kind,
        name,
        ...(startDate && { startDate }),
        result: 'missing',
        onRequest: false,
        accepted: false,
        removable: true,
      }),
    )
  return [...checked, ...missing]
}

/** Blocks the step (rule 69): unavailable, missing, or a changed price nobody has agreed to. */
export const isBlocking = ({ result, accepted }: Pick<AvailabilityPart, 'result' | 'accepted'>): boolean =>
  result === 'unavailable' || result === 'missing' || (result === 'priceChanged' && !accepted)

type Check = {
  components: readonly CheckedComponent[]
  nonBookable: boolean
  bookingWindowEnd: string
  isOnRequest: boolean
  remarks: readonly string[]
}

/** A no to the whole that no part explains blocks by itself; a warning explains it and blocks nothing. */
function blockedBy(
  { nonBookable, bookingWindowEnd }: Check,
  parts: readonly AvailabilityPart[],
  today: string,
): AvailabilityView['blockedBy'] {
  if (bookingWindowEnd !== '' && bookingWindowEnd < today) return 'window'
  return nonBookable && !parts.some(({ reason, result }) => reason !== undefined || result === 'missing') ? 'unknown' : undefined
}

/** Nothing stands in the way; whether it is too late to book is decided with the day (`today`), and elsewhere without one. */
export const isClear = (check: Check, planned: readonly PlannedPart[], accepted: Accepted, today = ''): boolean => {
  const parts = toParts(check.components, planned, accepted)
  return blockedBy(check, parts, today) === undefined && !parts.some(isBlocking)
}

/** Whether a check is of the trip as it is now: every part it knows of the planner's kinds is still planned. */
export const isOfTrip = (components: readonly CheckedComponent[], planned: readonly PlannedPart[]): boolean => {
  const now = new Set(planned.map(({ id }) => id))
  return components.every(({ id, componentType, isPlaceholder }) => isPlaceholder || !isPlanned(toPartKind(componentType)) || now.has(id))
}

/** `today`: in the market's zone. */
export function toAvailabilityView(
  check: Check,
  planned: readonly PlannedPart[],
  accepted: Accepted,
  { price, answers, checkedAt, today }: { price: PriceSummary; answers: readonly ChangeAnswer[]; checkedAt: string; today: string },
): AvailabilityView {
  const parts = toParts(check.components, planned, accepted)
  const whole = blockedBy(check, parts, today)
  return {
    verdict: whole || parts.some(isBlocking) ? 'blocked' : 'clear',
    ...(whole && { blockedBy: whole }),
    parts,
    answers: [...answers],
    price,
    onRequest: check.isOnRequest || parts.some(({ onRequest }) => onRequest),
    remarks: [...check.remarks],
    checkedAt,
  }
}

/** What counts as answered once it has left the trip: a planned part, and anything that stood in the way. */
export const isAnsweredByLeaving = (component: CheckedComponent): boolean =>
  !component.isPlaceholder && (isPlanned(toPartKind(component.componentType)) || resultOf(component) !== 'available')

/** An insurance, an extra or a base service stands in the way: what is chosen at the step that offers it may be the answer to it. */
export const isHeldUpByExtra = (components: readonly CheckedComponent[]): boolean =>
  components.some((component) => isExtra(toPartKind(component.componentType)) && resultOf(component) !== 'available')

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
    if (!price || isChanged(component) || !earlier?.previousPrice || !earlier.price) return component
    const agreed = accepted.get(component.id)
    const isOpen = same(earlier.price, price) && !same(earlier.previousPrice, price) && !(agreed && same(agreed, price))
    return isOpen ? { ...component, previousPrice: earlier.previousPrice } : component
  })
}
