import { nightsOf } from '../../shared/design/route-days.ts'
import type { RouteStop, RouteView } from '../../shared/design/route-view.ts'
import { AppError } from '../../shared/errors/app-error.ts'
import { addDays } from '../../shared/format/date.ts'
import type { CallAnswer } from '../../shared/provider/calls.ts'
import type { CheckoutContext } from '../checkout/context.ts'

export type Itinerary = CallAnswer<'planner/summary'>['itinerary']
type Leg = Itinerary['modules'][number]['legs'][number]
type Parts = {
  accommodations: CallAnswer<'planner/accommodations'>['accommodations']
  activities: CallAnswer<'planner/activities'>['activities']
}

const wayOf = ({ connectionType, transferType }: Leg['connections'][number]) => {
  if (connectionType === 'Flight' || transferType === 'Flight') return 'flight'
  if (transferType === 'Rail') return 'train'
  if (transferType === 'Boat') return 'boat'
  return transferType === 'Road' ? 'bus' : 'other'
}

function arrivalOf({ connections }: Leg): RouteStop['arrival'] {
  const [first] = connections
  if (!first) return undefined
  const minutes = (Date.parse(first.endDateTime) - Date.parse(first.startDateTime)) / 60_000
  return { way: wayOf(first), kilometres: first.distance, minutes: Number.isFinite(minutes) ? Math.max(0, Math.round(minutes)) : 0 }
}

/** The stops in order, each with what is planned there on its days. */
export function toStops({ modules, startDate }: Itinerary, { accommodations, activities }: Parts): RouteStop[] {
  let from = startDate
  return modules
    .flatMap(({ legs }) => legs)
    .flatMap((leg) => {
      const { id, stop } = leg
      if (!stop?.stopLocation?.coordinates) return []
      const { name, countryCode, coordinates } = stop.stopLocation
      const [first, next] = [from, addDays(from, stop.nights)]
      from = next
      const stay = accommodations.find((each) => each.startDate === first)
      const picture = stay?.pictures[0]?.image?.url || stay?.thumbnailUrl
      const arrival = arrivalOf(leg)
      return {
        legId: id,
        name,
        countryCode,
        coordinates,
        nights: stop.nights,
        minNights: stop.minNights,
        maxNights: stop.maxNights,
        ...(arrival && { arrival }),
        ...(picture && { picture }),
        stay: stay?.name ?? '',
        activities: activities
          .map((each) => ({ name: each.name, date: each.startDate || each.startDateTime.slice(0, 10) }))
          .filter(({ date }) => date >= first && date < next)
          .map((each) => each.name),
      }
    })
}

export function toRouteView(itinerary: Itinerary, parts: Parts): RouteView {
  const { title, startDate, priceInfo, hasSnapshot } = itinerary
  const stops = toStops(itinerary, parts)
  if (!priceInfo || stops.length === 0 || nightsOf({ stops }) === 0)
    throw new AppError('BAD_GATEWAY', 'the itinerary has no price or no stops')
  const { packagePrice, packagePricePerPax } = priceInfo
  return {
    title,
    startDate,
    stops,
    price: { total: packagePrice, ...(packagePricePerPax && { perPerson: packagePricePerPax }) },
    mayUndo: hasSnapshot,
  }
}

/** What is planned at the stops, asked after the route stands. */
export async function loadParts({ send }: Pick<CheckoutContext, 'send'>, refId: string): Promise<Parts> {
  const [{ accommodations }, { activities }] = await Promise.all([
    send('planner/accommodations', { checkoutId: refId }),
    send('planner/activities', { checkoutId: refId }),
  ])
  return { accommodations, activities }
}
