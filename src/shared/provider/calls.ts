import { z } from 'zod'
import { checkoutSession, checkoutSessionBody } from '../checkout/payment/payment-session.ts'
import { activityQuestions, answersRequest } from './activity-questions.ts'
import { availabilityCheck } from './availability-check.ts'
import { startedBooking, transactionRequest } from './booking.ts'
import { bare, type Call, read, readWith, write } from './call.ts'
import { itineraryState, paymentSchedule, scheduleQuery, sessionConfirmation, sessionQuery } from './checkout-api.ts'
import { checkoutDetails, createdCheckout } from './checkout-details.ts'
import { agency, bookingData, callingCodes } from './directory.ts'
import {
  departures,
  isoMonth,
  suggestions,
  suggestionsQuery,
  tourDetails,
  tourIds,
  tourSearchQuery,
  tourSearchResult,
  tripId,
} from './discovery.ts'
import {
  accommodations,
  activities,
  createdItinerary,
  itineraryRequest,
  itinerarySummary,
  nightsRequest,
  ownRouteRequest,
  rentalCars,
  routeRequest,
  startDateRequest,
  transfers,
  transports,
} from './itinerary.ts'
import { optInsRequest } from './opt-ins.ts'
import { baseServiceOffers, baseServiceRequest, upsellItems, upsellOffers, upsellRequest } from './options.ts'
import { routePlaces } from './places.ts'
import { prices, promoCodeRequest } from './prices.ts'
import { regulatoryInformation } from './regulatory-information.ts'
import { paxDetails, requiredFields, storedValidation, travellerDetailsRequest, wireTravellerDetails } from './travellers.ts'

const checkouts = '/checkout/v1/checkouts/{checkoutId}' as const
const itineraries = '/planner/v1/itineraries/{checkoutId}' as const
const transactions = '/payment-transactions/v1.13/{checkoutId}' as const
const state = '/tours-checkout-api/itineraries/{checkoutId}' as const

/** What may be asked of the provider (rule 24); anything else is 404 without an upstream call. */
export const calls = {
  'discovery/tours': readWith(tourSearchQuery, 'GET /discovery/v1/tours', tourSearchResult),
  'discovery/suggestions': readWith(suggestionsQuery, 'GET /discovery/v1/suggestions', suggestions),
  'discovery/tour-ids': read('GET /discovery/v1/tour-ids', tourIds),
  'discovery/tour-details': { ...readWith(z.object({ tripId }), 'GET /discovery/v1/tours/{tripId}', tourDetails), cache: 'itinerary' },
  'discovery/departures': readWith(
    z.object({ tripId, month: isoMonth.optional(), rooms: z.string().max(60).optional() }),
    'GET /discovery/v1/tours/{tripId}/departures',
    departures,
  ),
  'discovery/places': {
    ...readWith(z.object({ region: key() }), 'GET /discovery/v1/places', routePlaces, { reach: 'worker' }),
    cache: 'minute',
  },

  'itineraries/create': write('POST /itinerary/v1.0/itineraries', itineraryRequest, createdItinerary, {
    reach: 'worker',
    deadline: 'long',
  }),
  'itineraries/from-scratch': write('POST /itinerary/v1.0/from-scratch', ownRouteRequest, createdItinerary, {
    reach: 'worker',
    deadline: 'long',
  }),
  'checkouts/create': write(`POST ${checkouts}`, z.object({ agencyId: z.string().optional() }), createdCheckout, { reach: 'worker' }),

  'checkout/details': { ...read(`GET ${checkouts}`, checkoutDetails), forwarded: true },
  'checkout/availabilityCheck': write(`POST ${checkouts}/availability-check`, bare, availabilityCheck, { deadline: 'long' }),
  'checkout/regulatory-information': read(`GET ${checkouts}/regulatory-information`, regulatoryInformation, { reach: 'worker' }),
  'checkout/prices': read(`GET ${checkouts}/prices`, prices, { reach: 'worker' }),
  'checkout/start-booking': write(`POST ${checkouts}/start-booking`, bare, startedBooking, { reach: 'worker', deadline: 'long' }),
  'payment-transactions/create': write(`POST ${transactions}/create`, transactionRequest, z.unknown(), { reach: 'worker' }),
  'checkout/insurances:remove': {
    ...write(`DELETE ${checkouts}/insurances/{insuranceId}`, z.undefined(), z.unknown(), { reach: 'worker' }),
    query: z.object({ insuranceId: key() }),
  },
  'checkout/optins': write(`POST ${checkouts}/optins`, optInsRequest, z.unknown(), { reach: 'worker' }),
  'checkout/promo-codes:apply': write(`POST ${checkouts}/promo-codes`, promoCodeRequest, prices, { reach: 'worker' }),
  'checkout/promo-codes:remove': write(`DELETE ${checkouts}/promo-codes`, z.undefined(), z.unknown(), { reach: 'worker' }),
  'checkout/promo-codes/redeem': write(`POST ${checkouts}/promo-codes/redeem`, bare, prices, { reach: 'worker' }),
  'checkout/activity-questions': { ...read(`GET ${checkouts}/activity-questions`, activityQuestions), forwarded: true },
  'checkout/activity-questions:answer': write(`POST ${checkouts}/activity-questions`, answersRequest, activityQuestions, {
    path: 'checkout/activity-questions',
  }),
  'checkout/upsells': read(`GET ${checkouts}/upsell-items`, upsellItems),
  'checkout/upsells:select': write(`PUT ${checkouts}/upsell-items/offers`, upsellRequest, z.unknown(), { path: 'checkout/upsells' }),
  'checkout/upsell-items/offers': {
    ...read(`GET ${checkouts}/upsell-items/offers`, upsellOffers, { needs: 'offers' }),
    cache: 'itinerary',
    forwarded: true,
  },
  'checkout/base-services/offers': { ...read(`GET ${checkouts}/base-services/offers`, baseServiceOffers), forwarded: true },
  'checkout/base-services/offers:select': write(`PUT ${checkouts}/base-services/offers`, baseServiceRequest, z.unknown(), {
    path: 'checkout/base-services/offers',
  }),
  'checkout/traveler-details/required-fields': {
    ...read(`GET ${checkouts}/required-traveler-details`, requiredFields),
    cache: 'itinerary',
  },
  'checkout/traveler-details:stored': read(`GET ${checkouts}/traveler-details`, wireTravellerDetails, { reach: 'worker' }),
  'checkout/traveler-details': write(`POST ${checkouts}/traveler-details`, travellerDetailsRequest, z.unknown()),
  'checkout/traveler-details/validate-stored': read(null, storedValidation),

  'planner/summary': { ...readWith(z.object({ include: z.string().optional() }), `GET ${itineraries}`, itinerarySummary), forwarded: true },
  'planner/accommodations:remove': removal('accommodations'),
  'planner/activities:remove': removal('activities'),
  'planner/rental-cars:remove': removal('rental-cars'),
  'planner/transports:remove': removal('transports'),
  'planner/transfers:remove': removal('transfers'),
  'planner/start-date': write(`POST ${itineraries}/start-date`, startDateRequest, itinerarySummary, { reach: 'worker' }),
  'planner/nights': write(`POST ${itineraries}/legs/{legId}/stop/nights`, nightsRequest, itinerarySummary, { reach: 'worker' }),
  'planner/route': {
    ...write(`POST ${itineraries}/modules/{moduleId}/route`, routeRequest, itinerarySummary, { reach: 'worker' }),
    query: z.object({ moduleId: key() }),
  },
  'planner/undo': write(`POST ${itineraries}/undo`, z.undefined(), itinerarySummary, { reach: 'worker' }),
  'planner/duplicate': write(`POST ${itineraries}/duplicate`, bare, itinerarySummary, { reach: 'worker', deadline: 'long' }),
  'planner/pax': read(`GET ${itineraries}/pax-details`, paxDetails),
  'planner/accommodations': { ...read(`GET ${itineraries}/accommodations`, accommodations), cache: 'itinerary' },
  'planner/activities': { ...read(`GET ${itineraries}/activities`, activities), cache: 'itinerary' },
  'planner/rentalCars': { ...read(`GET ${itineraries}/rental-cars`, rentalCars), cache: 'itinerary' },
  'planner/transports': { ...read(`GET ${itineraries}/transports`, transports), cache: 'itinerary' },
  'planner/transfers': { ...read(`GET ${itineraries}/transfers`, transfers), cache: 'itinerary' },

  'location/countries/calling-codes': {
    ...read('GET /location/v1/countries/calling-codes', callingCodes, { needs: 'callingCodes' }),
    cache: 'minute',
  },
  'inventory/agencies': {
    ...readWith(z.object({ companyId: key(), agencyId: key() }), 'GET /inventory/api/{companyId}/agency/{agencyId}', agency),
    cache: 'itinerary',
  },
  'booking/booking-data': read('GET /bookings/v1.13/{checkoutId}', bookingData),

  'tours-checkout-api/state': { ...read(`GET ${state}`, itineraryState, { reach: 'checkout-api' }), forwarded: true },
  'tours-checkout-api/payment-schedule': readWith(scheduleQuery, `GET ${state}/payment-schedules/{plan}`, paymentSchedule, {
    reach: 'checkout-api',
  }),
  'tours-checkout-api/create-session': write(`POST ${state}/checkout-sessions`, checkoutSessionBody, checkoutSession, {
    reach: 'checkout-api',
    deadline: 'long',
    retry: 'keyed',
  }),
  'tours-checkout-api/confirm-session': {
    ...write(`POST ${state}/checkout-sessions/{session}/confirm`, sessionConfirmation, checkoutSession, {
      reach: 'checkout-api',
      deadline: 'long',
    }),
    query: sessionQuery,
  },
  'tours-checkout-api/cancel-session': {
    ...write(`POST ${state}/checkout-sessions/{session}/cancel`, bare, checkoutSession, { reach: 'checkout-api', retry: 'keyed' }),
    query: sessionQuery,
  },
  'tours-checkout-api/session': readWith(sessionQuery, `GET ${state}/checkout-sessions/{session}`, checkoutSession, {
    reach: 'checkout-api',
  }),
} as const satisfies Record<string, Call>

function removal<Kind extends string>(kind: Kind) {
  return {
    ...write(`DELETE ${itineraries}/${kind}/{componentId}`, z.undefined(), z.unknown(), { reach: 'worker' }),
    query: z.object({ componentId: key() }),
  }
}

function key() {
  return z.string().regex(/^[\w-]{1,60}$/)
}

export type CallName = keyof typeof calls
type Parts<Name extends CallName> =
  (typeof calls)[Name] extends Call<infer Query, infer Body, infer Answer>
    ? { query: z.input<Query>; body: z.input<Body>; answer: z.output<Answer> }
    : never

export type CallAnswer<Name extends CallName> = Parts<Name>['answer']
export type CallInput<Name extends CallName> = {
  query?: Parts<Name>['query']
  body?: Parts<Name>['body']
  /** Needed where the upstream path names it. */
  checkoutId?: string
  /** Needed where the upstream path names it, for a stop of a route. */
  legId?: string
  /** Makes a write repeatable (rule 26). */
  idempotencyKey?: string
}

type NamesWith<Freshness> = { [Name in CallName]: (typeof calls)[Name] extends Freshness ? Name : never }[CallName]
/** What the checkout's object caches for a version of the itinerary. */
export type CachedName = NamesWith<{ cache: 'itinerary' }>
/** What a request may forward to the one it leads to. */
export type ForwardedName = NamesWith<{ forwarded: true }>

export const isCached = (name: CallName): name is CachedName => callNamed(name).cache === 'itinerary'
export const isForwarded = (name: CallName): name is ForwardedName => callNamed(name).forwarded

export const callNamed = (name: CallName): Call => calls[name]

/** The declared call of a method and a path below `/api/{provider}/`. */
export function callOf(method: string, path: string): CallName | undefined {
  return byAddress.get(`${method} ${path}`)
}

const byAddress = new Map<string, CallName>(
  (Object.keys(calls) as CallName[]).flatMap((name): [string, CallName][] => {
    const call = callNamed(name)
    return call.reach === 'browser' ? [[`${call.method} ${call.path ?? name}`, name]] : []
  }),
)

export const needsCheckout = ({ upstream }: Call): boolean => upstream === null || upstream.includes('{checkoutId}')
