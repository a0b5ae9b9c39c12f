import metadata from 'libphonenumber-js/metadata.min.json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContracts, upstreamCalls } from '../scripts/contracts/contracts.ts'
import { type AskedRequest, answerJudge, callMatcher, type GivenAnswer, isTolerated, requestJudge } from '../scripts/contracts/judge.ts'
import { undescribed } from '../scripts/contracts/undescribed.ts'
import { answerValidator, requestValidators } from '../scripts/contracts/validator.ts'
import { phoneReader } from '../src/shared/checkout/steps/traveller-details/phone.ts'
import { emptyContact, emptyPassenger } from '../src/shared/checkout/steps/traveller-details/traveller-details.ts'
import { fieldsOf, passengersOf } from '../src/shared/checkout/steps/traveller-details/traveller-fields.ts'
import { toWire } from '../src/shared/checkout/steps/traveller-details/traveller-wire.ts'
import { travellerDetailsRequest } from '../src/shared/provider/travellers.ts'
import { createSend } from '../src/worker/provider/send.ts'
import { startSandbox } from './setup/sandbox.ts'

const folder = process.env.CONTRACTS
if (!folder) console.log('Contract tests skipped: CONTRACTS names no folder with the provider’s descriptions.')

/** One call as it went over the wire. */
type Exchange = { asked: AskedRequest; answer: GivenAnswer }

describe.skipIf(!folder)('the provider’s published descriptions', () => {
  const exchanges: Exchange[] = []
  const { documents, operations } = folder ? readContracts(folder) : { documents: [], operations: [] }
  const judgeRequest = requestJudge(operations, requestValidators(documents, operations))
  const judgeAnswer = answerJudge(operations, answerValidator(documents))
  let sandbox: Awaited<ReturnType<typeof startSandbox>>

  const market = {
    currency: 'EUR',
    provider: { key: 'nezasa', configurationEntryId: 'entry-1', tourOperator: 'tidemark', acceptVersion: '1.0', companyId: 'tidemark' },
  } as const

  /** The worker's one way out, with everything that passes written down. */
  const send = createSend({
    env: {
      PROVIDERS: '{"nezasa":{"origin":"sandbox"}}',
      PROVIDER_CREDENTIALS: '{"nezasa":{"user":"tidemark","secret":"sandbox-secret"}}',
      SANDBOX: {
        async fetch(request) {
          const { pathname, search, searchParams } = new URL(request.url)
          const body = await request.text()
          const response = await sandbox.fetch(`${pathname}${search}`, {
            method: request.method,
            headers: request.headers,
            ...(body && { body }),
          })
          exchanges.push({
            asked: {
              method: request.method,
              path: pathname,
              query: searchParams,
              accept: request.headers.get('accept'),
              contentType: request.headers.get('content-type'),
              body,
            },
            answer: {
              status: response.status,
              contentType: response.headers.get('content-type'),
              body: await response.clone().text(),
            },
          })
          return response
        },
      },
    },
    market,
    language: 'nl',
    locale: 'nl-NL',
    requestId: 'contracts',
  })

  const readPhone = phoneReader(metadata)

  async function writeTravellers(checkoutId: string) {
    const required = await send('checkout/traveler-details/required-fields', { checkoutId })
    const form = {
      contact: fieldsOf('contact', required),
      billing: fieldsOf('billing', required),
      passengers: passengersOf([{ adults: 2, childAges: [8] }], required, false),
    }
    const address = { street1: 'Example Street 1', street2: '', countryCode: 'NL', city: 'Town', region: '', postalCode: '1000 AA' }
    const person = { firstName: 'Ann', lastName: 'Example', gender: 'Female', address }
    const details = {
      contactInfo: { ...emptyContact, ...person, email: 'ann@example.com', mobilePhone: '+31612345678' },
      billingInfo: emptyContact,
      sameBilling: true,
      paxInfo: ['pax-1', 'pax-2', 'pax-3'].map((refId) => ({
        ...emptyPassenger(refId),
        ...person,
        birthDate: '01.02.1980',
        passportNr: 'X1',
        passportExpirationDate: '01/02/2040',
        passportIssuingCountryCode: 'NL',
        nationalityCountryCode: 'NL',
      })),
    }
    await send('checkout/traveler-details', { checkoutId, body: travellerDetailsRequest.parse(toWire(details, form, readPhone)) })
    await send('checkout/traveler-details:stored', { checkoutId })
  }

  async function startTrip(tripId: string): Promise<string> {
    const { months } = await send('discovery/departures', { query: { tripId, rooms: '2-8' } })
    const pages = await Promise.all(
      months.slice(2, 9).map((month) => send('discovery/departures', { query: { tripId, rooms: '2-8', month } })),
    )
    const free = pages.flatMap(({ departures }) => departures).find(({ status }) => status !== 'full')
    if (!free) throw new Error(`${tripId} has no free departure`)
    const { data } = await send('itineraries/create', {
      body: { tripRefId: tripId, startDate: free.startDate, allocatedPax: { rooms: [{ adults: 2, childAges: [8] }] }, currency: 'EUR' },
    })
    await send('checkouts/create', { checkoutId: data.attributes.refId, body: {} })
    return data.attributes.refId
  }

  async function goThrough(checkoutId: string) {
    await writeTravellers(checkoutId)
    const { offers } = await send('checkout/upsell-items/offers', { checkoutId })
    const selection = offers.flatMap(({ offerId, serviceCategories: [first] }) =>
      first ? [{ offerId, serviceCategoryRefId: first.serviceCategoryRefId, quantity: 1 }] : [],
    )
    await send('checkout/upsells:select', { checkoutId, body: { selection } })
    await send('checkout/upsells', { checkoutId })
    const groups = await send('checkout/activity-questions', { checkoutId })
    const answers = groups.flatMap(({ componentId, questions }) =>
      questions.map(({ refId, answerOptions, answerValidation }) => ({
        componentId,
        questionRefId: refId,
        answer:
          answerOptions?.[0]?.refId ??
          {
            int: '3',
            double: '1.5',
            boolean: 'true',
            date: '01/02/2010',
            dateAndTime: '01/02/2010 10:00',
            phone: '+31612345678',
            text: 'none',
          }[answerValidation ?? 'text'],
      })),
    )
    await send('checkout/activity-questions:answer', { checkoutId, body: answers })
    await send('checkout/availabilityCheck', { checkoutId, body: {} })
    await send('checkout/promo-codes:apply', { checkoutId, body: { promoCode: 'NO-SUCH-CODE' } }).catch(() => undefined)
    const details = await send('checkout/details', { checkoutId })
    await send('planner/summary', { checkoutId, query: { include: 'all' } })
    for (const call of [
      'planner/pax',
      'planner/accommodations',
      'planner/activities',
      'planner/rentalCars',
      'planner/transports',
      'planner/transfers',
      'booking/booking-data',
      'checkout/base-services/offers',
      'tours-checkout-api/state',
    ] as const)
      await send(call, { checkoutId })
    await send('inventory/agencies', { query: { companyId: market.provider.companyId, agencyId: details.travelAgency?.refId ?? '' } })
  }

  /** Parts, insurances and codes that are taken out again. */
  async function leaveOut(checkoutId: string) {
    const lists = await Promise.all([
      send('planner/accommodations', { checkoutId }).then(
        ({ accommodations }) => ['planner/accommodations:remove', accommodations] as const,
      ),
      send('planner/activities', { checkoutId }).then(({ activities }) => ['planner/activities:remove', activities] as const),
      send('planner/rentalCars', { checkoutId }).then(({ rentalCars }) => ['planner/rental-cars:remove', rentalCars] as const),
      send('planner/transports', { checkoutId }).then(({ transports }) => ['planner/transports:remove', transports] as const),
      send('planner/transfers', { checkoutId }).then(({ transfers }) => ['planner/transfers:remove', transfers] as const),
    ])
    for (const [call, [first]] of lists) if (first) await send(call, { checkoutId, query: { componentId: first.id } })
    const { insurances } = await send('checkout/details', { checkoutId })
    for (const { componentId } of insurances) await send('checkout/insurances:remove', { checkoutId, query: { insuranceId: componentId } })
    await send('checkout/promo-codes:apply', { checkoutId, body: { promoCode: 'TIDE10' } })
    await send('checkout/promo-codes:remove', { checkoutId })
    await send('checkout/promo-codes:apply', { checkoutId, body: { promoCode: 'SPRING50' } })
  }

  /** The booking, and what follows it. */
  async function book(checkoutId: string) {
    await writeTravellers(checkoutId)
    await send('checkout/prices', { checkoutId })
    await send('checkout/optins', {
      checkoutId,
      body: { optIns: [{ type: 'Newsletter', consent: true, channel: 'email' }], contactInfo: { email: 'ann@example.com' } },
    })
    await send('checkout/start-booking', { checkoutId, body: {} })
    await send('payment-transactions/create', {
      checkoutId,
      body: {
        externalRefId: 'pi_1',
        amount: { currency: 'EUR', value: '100.00', amount: '100.00' },
        transactionType: 'Payment',
        paymentMethod: 'CreditCard',
        status: 'Closed',
      },
    })
    await send('checkout/promo-codes/redeem', { checkoutId, body: {} })
    await send('checkout/details', { checkoutId })
  }

  /** A route of one's own through every change there is. */
  async function drawRoute(): Promise<string> {
    const { places } = await send('discovery/places', { query: { region: 'nordics' } })
    const wanted = places.slice(0, 4).map(({ id }) => ({ stop: { location: { id }, nights: 2 } }))
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const startDate = inDays(200)
    const party = { allocatedPax: { rooms: [{ adults: 2, childAges: [8] }] }, currency: 'EUR' }
    const { data } = await send('itineraries/from-scratch', { body: { startDate, ...party, legs: wanted } })
    const checkoutId = data.attributes.refId
    const { itinerary } = await send('planner/start-date', { checkoutId, body: { startDate: inDays(207) } })
    const legs = itinerary.modules.flatMap((module) => module.legs.map(({ id }) => id))
    await send('planner/nights', { checkoutId, legId: legs[1] ?? '', body: { nights: 4 } })
    const stops = legs.slice(1).map((legId) => ({ legId, nights: 2 }))
    await send('planner/route', { checkoutId, query: { moduleId: itinerary.modules[0]?.id ?? '' }, body: { stops: stops.reverse() } })
    await send('planner/undo', { checkoutId })
    await send('planner/nights', { checkoutId, legId: 'nowhere', body: { nights: 4 } }).catch(() => undefined)
    await send('planner/start-date', { checkoutId, body: { startDate: '2020-01-01' } }).catch(() => undefined)
    await send('itineraries/from-scratch', { body: { startDate: '2020-01-01', ...party, legs: wanted } }).catch(() => undefined)
    await send('planner/duplicate', { checkoutId, body: {} })
    await send('checkouts/create', { checkoutId, body: {} })
    return checkoutId
  }

  beforeAll(async () => {
    sandbox = await startSandbox()
    await send('location/countries/calling-codes')
    for (const trip of ['t9000001', 't9000002', 't9000003', 't9000004', 't9000005']) await goThrough(await startTrip(trip))
    await goThrough(await drawRoute())
    for (const trip of ['t9000204', 't9000403', 't0010003']) await leaveOut(await startTrip(trip))
    const booked = await startTrip('t9000001')
    await leaveOut(booked)
    await book(booked)
    for (const checkoutId of ['status000004', 'status000008']) await send('checkout/details', { checkoutId })
    for (const call of ['checkout/details', 'planner/summary'] as const)
      await send(call, { checkoutId: 'unknown00000' }).catch(() => undefined)
  }, 120_000)
  afterAll(() => sandbox?.stop())

  test('a broken request or answer would be noticed', () => {
    const path = '/checkout/v1/checkouts/abcdef123456/promo-codes'
    const asked = {
      method: 'POST',
      path,
      query: new URLSearchParams(),
      accept: 'application/json',
      contentType: 'application/json',
      body: '{"promoCode":"SUN"}',
    }
    const answer = { status: 400, contentType: 'application/problem+json', body: '{"status":400,"problems":[]}' }
    expect([judgeRequest(asked), judgeAnswer('POST', path, answer)]).toEqual([[], []])
    for (const [wrong, complaint] of [
      [{ path: `${path}x` }, 'is described nowhere'],
      [{ method: 'PUT' }, 'is described nowhere'],
      [{ query: new URLSearchParams('page=1') }, 'query / must NOT have additional properties'],
      [{ accept: 'text/html' }, 'Accept is text/html'],
      [{ contentType: 'text/plain' }, 'Content-Type is text/plain'],
      [{ body: '' }, 'body is missing'],
      [{ body: 'SUN' }, 'body is not JSON'],
      [{ body: '{"promoCode":1}' }, 'body /promoCode must be string'],
      [{ body: '{"promoCode":"SUN","code":"SUN"}' }, 'body / must NOT have additional properties'],
    ] as const)
      expect(judgeRequest({ ...asked, ...wrong })).toEqual([expect.stringContaining(complaint)])
    for (const [wrong, complaint] of [
      [{ status: 418 }, 'answer 418 is not described'],
      [{ contentType: 'application/json' }, 'answer 400 is application/json'],
      [{ body: '{"status":"400","problems":[]}' }, 'answer 400 /status must be'],
      [{ status: 404, body: '{"status":404}' }, "answer 404 / must have required property 'problems'"],
    ] as const)
      expect(judgeAnswer('POST', path, { ...answer, ...wrong })).toEqual([expect.stringContaining(complaint)])
  })

  test('every call is described, or named with a reason', () => {
    const judge = requestJudge(operations, { body: () => undefined, query: () => undefined })
    const without = upstreamCalls.filter(({ method, path }) =>
      judge({ method, path, query: new URLSearchParams(), accept: null, contentType: null, body: '' }).includes('is described nowhere'),
    )
    expect(without.map(({ name }) => name)).toEqual([])
    const named = undescribed.filter(({ call }) => !upstreamCalls.some(({ method, path }) => callMatcher(call)(method, path)))
    expect(named).toEqual([])
  })

  test('every call that is described has been made, and gone well', () => {
    const never = upstreamCalls.filter(
      ({ method, template, path }) =>
        !isTolerated(method, path) &&
        !exchanges.some(({ asked, answer }) => answer.status < 300 && callMatcher(`${method} ${template}`)(asked.method, asked.path)),
    )
    expect(never).toEqual([])
  })

  test('every request of the worker and every answer of the sandbox keeps them', () => {
    const complaints = new Set<string>()
    for (const { asked, answer } of exchanges) {
      const where = `${asked.method} ${asked.path.replace(/[a-z0-9]{12}(?=\/|$)/, '{id}')}`
      for (const text of [...judgeRequest(asked), ...judgeAnswer(asked.method, asked.path, answer)])
        complaints.add(`${where} ${text.replace(/\/\d+(?=\/|\s)/g, '/*')}`)
    }
    expect([...complaints]).toEqual([])
    expect(exchanges.filter(({ asked: { method, path } }) => !isTolerated(method, path)).length).toBeGreaterThan(80)
  })
})
