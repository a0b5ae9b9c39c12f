import { bookingWindowEnd } from '../../booking/booking-window.ts'
import { readTransactions, transactionInDetails } from '../../booking/transactions.ts'
import { toValue } from '../../money.ts'
import { today } from '../../today.ts'
import type { Language } from '../../tours/vocabulary.ts'
import { componentId } from '../../trip/identifier.ts'
import { insurancesOf } from '../../trip/insurances.ts'
import { isOwnRoute } from '../../trip/own-route.ts'
import { termsSections } from '../../trip/terms.ts'
import { endDateOf, paxOf, plays } from '../../trip/trip.ts'
import { chosenUpsells, productId } from '../../trip/upsell-offers.ts'
import { isBooked } from '../booking-state.ts'
import { type Checkout, lastModifiedOf } from '../checkout-record.ts'
import { localeOf } from '../language.ts'
import { payableInfo } from '../money-views.ts'
import { routeOf } from '../route-view.ts'

export function checkoutItinerary(checkout: Checkout, language: Language) {
  const { id, trip, externalCustomerId } = checkout
  const { modules, availabilities } = routeOf(trip, language)
  return {
    id,
    title: trip.tour.name[language],
    lastModified: lastModifiedOf(checkout),
    ...(!isOwnRoute(trip.tour) && { templateId: trip.tour.id }),
    ...(externalCustomerId && { externalCustomerId }),
    startDate: trip.startDate,
    endDate: endDateOf(trip),
    modules,
    availabilities,
  }
}

export function travelerDetailsView({ trip, travelerDetails }: Checkout) {
  const named = new Map((travelerDetails?.paxInfo ?? []).map((pax, index) => [pax.refId ?? `pax-${index + 1}`, pax]))
  return {
    ...(travelerDetails?.contactInfo && { contactInfo: travelerDetails.contactInfo }),
    ...(travelerDetails?.billingInfo && { billingInfo: travelerDetails.billingInfo }),
    paxInfo: paxOf(trip).map(({ refId, age }, index) => ({
      ...(age !== undefined && { age }),
      ...named.get(refId),
      refId,
      isMainContact: named.get(refId)?.isMainContact ?? index === 0,
    })),
  }
}

export function upsellItemsView({ id, trip, upsells, status }: Checkout, language: Language) {
  return chosenUpsells(trip, upsells, language).map(({ offerId, categoryRefId, name, description, price }) => ({
    componentRefId: componentId(id, offerId),
    productRefId: productId(offerId),
    serviceCategoryRefId: categoryRefId,
    name,
    description,
    netPrice: toValue(price, trip.currency),
    salesPrice: toValue(price, trip.currency),
    supplier: 'Tidemark',
    status: isBooked(status) ? 'Booked' : 'Open',
  }))
}

async function transactionsView(db: D1Database, { id, trip, created }: Checkout) {
  const stored = (await readTransactions(db, id)).map(transactionInDetails)
  if (!plays(trip, 'closed-transactions')) return stored
  const earlier = {
    transactionId: `earlier-${id}`,
    amount: toValue(10_000, trip.currency),
    status: 'Closed',
    paymentMethod: 'CreditCard',
    created,
  }
  return [earlier, ...stored]
}

const insurancesView = ({ trip, insurancesRemoved, status }: Checkout, language: Language) =>
  insurancesOf(trip, insurancesRemoved, language).map(({ id, name, price }) => ({
    componentId: id,
    name,
    netPrice: toValue(price, trip.currency),
    salesPrice: toValue(price, trip.currency),
    bookingStatus: isBooked(status) ? 'Booked' : 'Open',
  }))

export async function checkoutDetails(db: D1Database, checkout: Checkout, language: Language, paid: number) {
  const { id, trip, status, agencyId, optIns, externalBookingId } = checkout
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return {
    refId: id,
    checkoutState: status,
    ...(externalBookingId && { externalBookingId }),
    bookingWindowEnd: bookingWindowEnd(trip, today()),
    termsAndConditions: { sections: termsSections(trip, language, (date) => format.format(new Date(`${date}T00:00:00Z`))) },
    itinerary: checkoutItinerary(checkout, language),
    travelerDetails: travelerDetailsView(checkout),
    prices: payableInfo(checkout, language, paid, today()),
    insurances: insurancesView(checkout, language),
    paymentTransactions: await transactionsView(db, checkout),
    upsellItems: upsellItemsView(checkout, language),
    optIns,
    travelAgency: { refId: agencyId },
    baseServices: [],
  }
}
