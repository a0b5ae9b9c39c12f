import { z } from 'zod'
import { today } from '../today.ts'
import { tourById } from '../tours/catalogue.ts'
import { addDays } from '../tours/dates.ts'
import { type OwnRoute, ownRoute, toTour } from '../trip/own-route.ts'
import type { Trip } from '../trip/trip.ts'
import { type TripChanges, tripChanges } from '../trip/trip-changes.ts'
import { bookingStates } from './booking-state.ts'
import { currencyCode } from './discovery/filters.ts'

const text = z.string().max(500)
const address = z.object({
  country: text.optional(),
  countryCode: text.optional(),
  city: text.optional(),
  postalCode: text.optional(),
  street1: text.optional(),
  street2: text.nullish(),
  region: text.nullish(),
})
const gender = z.enum(['Male', 'Female'])
const contactInfo = z.object({
  firstName: text.optional(),
  lastName: text.optional(),
  companyName: text.optional(),
  gender: gender.optional(),
  address: address.optional(),
  email: text.optional(),
  mobilePhone: text.optional(),
  taxNumber: text.nullish(),
  localIdNumber: text.nullish(),
})
const paxInfo = z.object({
  refId: z
    .string()
    .regex(/^pax-\d{1,2}$/)
    .optional(),
  firstName: text.optional(),
  lastName: text.optional(),
  secondOrAdditionalName: text.nullish(),
  gender: gender.optional(),
  age: z.number().int().optional(),
  birthDate: z.iso.date().optional(),
  nationality: text.optional(),
  nationalityCountryCode: text.optional(),
  passportNr: text.optional(),
  passportExpirationDate: z.iso.date().optional(),
  passportIssuingCountry: text.optional(),
  passportIssuingCountryCode: text.optional(),
  isMainContact: z.boolean().optional(),
  address: address.optional(),
  externalRefId: text.nullish(),
})
export const travelerDetails = z.object({
  contactInfo: contactInfo.optional(),
  paxInfo: z.array(paxInfo).max(16).optional(),
  billingInfo: contactInfo.optional(),
})
export type TravelerDetails = z.infer<typeof travelerDetails>

export const optIns = z.object({
  optIns: z.array(z.object({ type: z.literal('Newsletter'), consent: z.boolean(), channel: z.string().regex(/^email$/i) })).max(1),
  contactInfo: z.object({ email: z.email().optional() }).optional(),
})

/** What a checkout has gathered; kept as one JSON document, each key written on its own. */
export const checkoutDocument = z.object({
  travelerDetails: travelerDetails.optional(),
  upsells: z.record(z.string(), z.object({ category: z.string(), quantity: z.number().int() })).default({}),
  baseServices: z.record(z.string(), z.string()).default({}),
  answers: z.record(z.string(), z.string()).default({}),
  insurancesRemoved: z.array(z.string()).default([]),
  promoCode: z.string().optional(),
  promoRedeemed: z.boolean().default(false),
  optIns: optIns.default({ optIns: [] }),
  isRechecked: z.boolean().default(false),
  reference: z.string().optional(),
  externalBookingId: z.string().optional(),
  externalCustomerId: z.string().optional(),
  /** Where no tour of the catalogue stands behind the itinerary. */
  route: ownRoute.optional(),
  changes: tripChanges.prefault({}),
})
export type CheckoutDocument = z.infer<typeof checkoutDocument>

const row = z.object({
  id: z.string(),
  owner: z.string(),
  trip_id: z.string(),
  start_date: z.string(),
  rooms: z.string().transform((json) => z.array(z.object({ adults: z.number(), childAges: z.array(z.number()) })).parse(JSON.parse(json))),
  currency: currencyCode,
  origin: z.enum(['APP', 'IBE']),
  agency_id: z.string(),
  status: z.enum(bookingStates),
  created: z.string(),
  expires: z.string(),
  document: z.string().transform((json) => checkoutDocument.parse(JSON.parse(json))),
})

export interface Checkout extends CheckoutDocument {
  readonly id: string
  readonly owner: string
  readonly origin: 'APP' | 'IBE'
  readonly agencyId: string
  readonly status: z.infer<typeof row>['status']
  readonly created: string
  readonly trip: Trip
}

/** What is read off an itinerary may be kept until this moment changes. */
export const lastModifiedOf = ({ created, route, changes }: Pick<Checkout, 'created' | 'route' | 'changes'>): string =>
  [route?.changedAt ?? '', changes.changedAt ?? ''].sort().at(-1) || `${created}T08:00:00.000Z`

const checkoutDays = 30

export type NewCheckout = Pick<Trip, 'startDate' | 'rooms' | 'currency'> &
  Pick<Checkout, 'id' | 'owner' | 'origin' | 'agencyId'> & { readonly tripId: string; readonly status?: Checkout['status'] }

export async function insertCheckout(db: D1Database, made: NewCheckout, document: z.input<typeof checkoutDocument>): Promise<void> {
  const { id, owner, tripId, startDate, rooms, currency, origin, agencyId, status = 'BookingInitiated' } = made
  await db
    .prepare(
      `insert into checkouts (id, owner, trip_id, start_date, rooms, currency, origin, agency_id, status, created, expires, document)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      id,
      owner,
      tripId,
      startDate,
      JSON.stringify(rooms),
      currency,
      origin,
      agencyId,
      status,
      today(),
      addDays(today(), checkoutDays),
      JSON.stringify(document),
    )
    .run()
}

/** Undefined for ids that are unknown, foreign or expired. */
export async function readCheckout(db: D1Database, id: string, owner: string, onDay: string): Promise<Checkout | undefined> {
  if (!/^[a-z0-9]{12}$/.test(id)) return undefined
  const found = await db.prepare('select * from checkouts where id = ? and owner = ? and expires > ?').bind(id, owner, onDay).first()
  if (!found) return undefined
  const { document, trip_id, start_date, rooms, currency, origin, agency_id, status, created } = row.parse(found)
  const tour = document.route ? toTour(document.route) : tourById(trip_id)
  if (!tour) return undefined
  return {
    ...document,
    id,
    owner,
    origin,
    agencyId: agency_id,
    status,
    created,
    trip: { id, tour, startDate: start_date, rooms, currency, changes: document.changes },
  }
}

/** One key of the document at a time, so that two writers don't undo each other. */
export async function writeDocument<Key extends keyof CheckoutDocument>(
  db: D1Database,
  id: string,
  key: Key,
  value: CheckoutDocument[Key],
) {
  if (value === undefined) {
    await db.prepare(`update checkouts set document = json_remove(document, ?) where id = ?`).bind(`$.${key}`, id).run()
    return
  }
  await db
    .prepare(`update checkouts set document = json_set(document, ?, json(?)) where id = ?`)
    .bind(`$.${key}`, JSON.stringify(value), id)
    .run()
}

/** True for the one caller whose change happened. */
export async function moveStatus(db: D1Database, id: string, from: Checkout['status'], to: Checkout['status']): Promise<boolean> {
  const { meta } = await db.prepare('update checkouts set status = ? where id = ? and status = ?').bind(to, id, from).run()
  return meta.changes === 1
}

/** A route and its first day change together, as long as the checkout is as open as it was read. */
export async function writeRoute(db: D1Database, id: string, route: OwnRoute, startDate: string): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `update checkouts set start_date = ?, document = json_set(document, '$.route', json(?)) where id = ? and status = 'BookingInitiated'`,
    )
    .bind(startDate, JSON.stringify(route), id)
    .run()
  return meta.changes === 1
}

/** Parts are taken out and swapped as long as nothing is booked; what was read off the itinerary is out of date then. */
export async function writeChanges(db: D1Database, { id, changes }: Checkout, next: Partial<TripChanges>): Promise<boolean> {
  const { meta } = await db
    .prepare(`update checkouts set document = json_set(document, '$.changes', json(?)) where id = ? and status = 'BookingInitiated'`)
    .bind(JSON.stringify({ ...changes, ...next, changedAt: new Date().toISOString() }), id)
    .run()
  return meta.changes === 1
}
