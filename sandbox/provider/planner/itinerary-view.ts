import { toAmount } from '../../money.ts'
import { today } from '../../today.ts'
import type { Language } from '../../tours/vocabulary.ts'
import { cancellationScale } from '../../trip/cancellation.ts'
import { isOwnRoute } from '../../trip/own-route.ts'
import { endDateOf, paxOf } from '../../trip/trip.ts'
import { type Checkout, lastModifiedOf } from '../checkout-record.ts'
import { priceInfo } from '../money-views.ts'
import { routeOf } from '../route-view.ts'

export const agencyContact = {
  refId: 'TIDEMARK-WEB',
  name: 'Tidemark Travel',
  address1: 'Harbour Square 1',
  city: 'Copenhagen',
  zip: '1050',
  phone: '+45 00 00 00 00',
  email: 'hello@example.com',
}

function cancellationPolicy({ trip }: Checkout) {
  const nothing = toAmount(0, trip.currency)
  return {
    name: 'Standard',
    tourOperator: 'Tidemark',
    minimumFee: nothing,
    minimumFeeCurrency: trip.currency,
    processingFee: nothing,
    processingFeeCurrency: trip.currency,
    processingFeeUnit: 'PerBooking',
    cancellations: cancellationScale.map(({ daysBefore, percentage }, index) => {
      const before = cancellationScale[index - 1]
      return {
        rangeStart: daysBefore,
        ...(before && { rangeEnd: before.daysBefore - 1 }),
        cancellationPercentage: percentage,
        applicableTo: ['All'],
      }
    }),
  }
}

export function paxDetails(checkout: Checkout) {
  const named = new Map((checkout.travelerDetails?.paxInfo ?? []).map((pax, index) => [pax.refId ?? `pax-${index + 1}`, pax]))
  return paxOf(checkout.trip).map(({ refId, age }) => {
    const pax = named.get(refId)
    return {
      id: refId,
      ...(pax?.firstName && { firstName: pax.firstName }),
      ...(pax?.lastName && { lastName: pax.lastName }),
      ...(pax?.gender && { gender: pax.gender }),
      ...(age !== undefined && { age }),
    }
  })
}

export function plannerItinerary(checkout: Checkout, language: Language) {
  const { id, trip, agencyId } = checkout
  const { tour } = trip
  return {
    id,
    title: tour.name[language],
    lastModified: lastModifiedOf(checkout),
    ...(!isOwnRoute(tour) && { templateId: tour.id }),
    ...(checkout.route && { hasSnapshot: checkout.route.before.length > 0 }),
    language,
    startDate: trip.startDate,
    endDate: endDateOf(trip),
    priceInfo: priceInfo(checkout, language, today()),
    surcharges: [],
    travelAgency: { ...agencyContact, refId: agencyId },
    paxDetails: paxDetails(checkout),
    allocatedPax: {
      rooms: trip.rooms.map(({ adults, childAges = [] }) => ({ adults, childAges, roomPreferences: ['NotAvailable'] })),
    },
    cancellationPolicy: cancellationPolicy(checkout),
    tourAttributes: {
      minAge: tour.minAge,
      groupActivity: tour.type === 'GroupTour' ? 'JoinIn' : 'Private',
      ...(tour.group && { groupSizeMin: tour.group.min, groupSizeMax: tour.group.max }),
      categories: [],
    },
    ...routeOf(trip, language),
  }
}
