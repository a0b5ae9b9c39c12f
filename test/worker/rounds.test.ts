import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type Server, startServer } from '../../scripts/local/server.ts'
import { prepareState } from '../../scripts/local/state.ts'
import { session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { holdRounds } from '../setup/rounds.ts'
import { programAnswer } from '../setup/sandbox-control.ts'

let server: Server
let path: string
const { between, during } = holdRounds()
/** For which request each call was made. */
const asked: string[] = []
const made: string[] = []

beforeAll(async () => {
  path = mkdtempSync(join(tmpdir(), 'tidemark-rounds-'))
  const port = await freePort()
  await prepareState({ port, path })
  server = await startServer({
    port,
    path,
    between(request, pass) {
      asked.push(request.headers.get('x-request-id') ?? '')
      made.push(`${request.method} ${new URL(request.url).pathname}`)
      return between(request, pass)
    },
  })
}, 60_000)
afterAll(async () => {
  await server?.dispose()
  rmSync(path, { recursive: true, force: true })
})

const state = 'GET /tours-checkout-api/itineraries/{id}'
const details = 'GET /checkout/v1/checkouts/{id}'
const summary = 'GET /planner/v1/itineraries/{id}'
const upsells = `${details}/upsell-items/offers`
const services = `${details}/base-services/offers`
const questions = `${details}/activity-questions`
const [stays, activities, cars, transports, transfers] = ['accommodations', 'activities', 'rental-cars', 'transports', 'transfers'].map(
  (part) => `${summary}/${part}`,
) as [string, string, string, string, string]
const required = `${details}/required-traveler-details`
const agency = 'GET /inventory/api/tidemark/agency/TIDEMARK-WEB'
const codes = 'GET /location/v1/countries/calling-codes'
const schedules = ['ONE_TIME', 'SPLIT_PAYMENT', 'INSTALLMENT'].map((plan) => `${state}/payment-schedules/${plan}`)
const rights = `${details}/regulatory-information`
const everything = [state, details, summary, upsells, services, questions]
/** The live offers of extras are kept from the first page on. */
const withoutOffers = everything.filter((each) => each !== upsells)
const inOrder = (rounds: number) => ({ passed: rounds, unexpected: [] })

test('a start asks about the trip beside its two writes', async () => {
  const visitor = new Shopper(server.port)
  const startDate = await visitor.departure('t9000001')
  const tour = 'GET /discovery/v1/tours/t9000001'
  const start = () => visitor.api('POST', 'planner/itineraries', { tripId: 't9000001', startDate, rooms: [{ adults: 2 }] })
  expect(
    await during(
      [
        ['POST /itinerary/v1.0/itineraries', codes, tour, `${tour}/departures`],
        ['POST /checkout/v1/checkouts/{id}', summary, stays, activities, transports, transfers],
      ],
      start,
    ),
  ).toEqual(inOrder(2))
})

test('the entry asks once, and the first step only what the entry did not', async () => {
  const visitor = new Shopper(server.port)
  const id = await visitor.start('t9000001')
  expect(await during([everything], () => visitor.ask('GET', `/xx-en/checkout/${id}`))).toEqual(inOrder(1))
  expect(await during([[required, cars, agency]], () => visitor.page(id, 'traveller-details'))).toEqual(inOrder(1))
})

test('every step is one round, the payment a second one for the schedules of its plans', async () => {
  const visitor = new Shopper(server.port)
  const id = await visitor.start('t9000001')
  await visitor.goToPayment(id)
  await visitor.page(id, 'traveller-details')
  for (const step of ['traveller-details', 'additional-options', 'experiences', 'availability'])
    expect([step, await during([withoutOffers], () => visitor.page(id, step))]).toEqual([step, inOrder(1)])
  expect(await during([withoutOffers, [...schedules, rights]], () => visitor.page(id, 'payment'))).toEqual(inOrder(2))
})

test('a save is a round of reads and the write; the next step asks for what the write has changed alone', async () => {
  const visitor = new Shopper(server.port)
  const id = await visitor.start('t9000001')
  const form = await visitor.travellerForm(id)
  const post = () => visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, form)
  expect(
    await during([[state, details, summary, required, services, questions], [`POST ${details.slice(4)}/traveler-details`]], post),
  ).toEqual(inOrder(2))
  expect(await during([[details, summary]], () => visitor.page(id, 'additional-options'))).toEqual(inOrder(1))
  await visitor.goToPayment(id)
  expect(await during([[details, summary, ...schedules, rights]], () => visitor.page(id, 'payment'))).toEqual(inOrder(1))
})

test('what nobody knows yet costs three calls', async () => {
  const visitor = new Shopper(server.port)
  expect(await during([[state, details, summary]], () => visitor.ask('GET', '/xx-en/checkout/unknown00000'))).toEqual(inOrder(1))
})

test('a booking asks for its live offers once, and anew after the provider has refused one', async () => {
  const visitor = new Shopper(server.port)
  const searches = (checkoutId: string) => made.filter((call) => call === `GET /checkout/v1/checkouts/${checkoutId}/upsell-items/offers`)
  const id = await visitor.start('t9000001')
  await visitor.goToPayment(id)
  for (const step of ['traveller-details', 'additional-options', 'experiences', 'availability']) await visitor.page(id, step)
  await visitor.agree(id)
  const wish = { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email: 'ann@example.com' } }
  await visitor.payByCard(session.parse(await (await visitor.openSession(id, wish)).json()).client_secret)
  await visitor.page(id, 'payment-successful')
  expect(searches(id)).toHaveLength(1)

  const other = await visitor.start('t9000001')
  await visitor.goToAvailability(other)
  expect(searches(other)).toHaveLength(1)
  const path = `/checkout/v1/checkouts/${other}/upsell-items/offers`
  await visitor.page(other, 'availability')
  await programAnswer(server.port, { path, method: 'PUT', status: 400, problem: { status: 400, problems: [{ code: 'InputValidation' }] } })
  const selection = [{ offerId: 'offer-transfer', serviceCategoryRefId: '_401', quantity: 1 }]
  expect((await visitor.api('PUT', 'checkout/upsells', { selection }, other)).status).toBe(422)
  await visitor.page(other, 'additional-options')
  expect(searches(other)).toHaveLength(2)
})

const list = 'GET /discovery/v1/tours'
const tour = `${list}/t9000001`

test.each<[string, string[]]>([
  ['/de-de', [list]],
  ['/xx-en/tours', [list]],
  ['/xx-en/tours?region=nordics&view=map', [list]],
  ['/xx-en/tours?page=99', [list]],
  ['/xx-en/planner?tripId=t9000001', [tour]],
  ['/xx-en/planner?tripId=t9000001&month=2027-05&rooms=2', [tour, `${tour}/departures`]],
  ['/xx-en/new-tour-detail?tripId=t9000001', [tour]],
  ['/xx-en/destinations', []],
  ['/xx-en/destinations/nordics', [list]],
  ['/xx-en/destinations/nordics/norway', [list]],
  ['/xx-en/design-your-own-tour', []],
  ['/xx-en/faq', []],
  ['/xx-en/contact-us', []],
  ['/xx-en/terms-conditions', []],
])('%s asks the provider in one round', async (path, round) => {
  const visitor = new Shopper(server.port)
  // Lists the tours, which pages ask for behind their visitors.
  await (await visitor.ask('GET', `/sitemaps/${path.slice(1, 6)}.xml`)).text()
  const rounds = round.length > 0 ? [round] : []
  const page = async () => expect((await visitor.ask('GET', path)).status).toBe(200)
  expect(await during(rounds, page)).toEqual(inOrder(rounds.length))
})

test('a route of one’s own asks for everything in one round, and is drawn up in two: the places, then the route', async () => {
  const visitor = new Shopper(server.port)
  const date = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)
  const answers = { region: 'nordics', date, nights: '9', 'room-0-adults': '2', interest: 'fjord', pace: 'steady' }
  let at = ''
  const draw = async () => {
    at = (await visitor.ask('POST', '/xx-en/design-your-own-tour', new URLSearchParams(answers))).headers.get('location') ?? ''
  }
  expect(await during([['GET /discovery/v1/places'], ['POST /itinerary/v1.0/from-scratch']], draw)).toEqual(inOrder(2))
  expect(await during([[details, summary, stays, activities]], () => visitor.ask('GET', at))).toEqual(inOrder(1))
})

/** Every call of a request counts (rule 30): those to the provider, and those to the checkout's own object, which a payment calls five times. */
const mostCalls = 20
const ownCalls = 5

test('no step, no payment and no confirmation makes more calls than a request may', async () => {
  const visitor = new Shopper(server.port)
  const id = await visitor.start('t9000001')
  const costs: [string, number][] = []
  const cost = async (name: string, asking: Promise<Response>): Promise<unknown> => {
    const answer = await asking
    const body: unknown = await answer.json()
    costs.push([name, asked.filter((request) => request === answer.headers.get('x-request-id')).length])
    return body
  }
  const page = (step: string) => cost(step, visitor.ask('GET', `/xx-en/checkout/${id}/${step}/_payload.json`))
  await cost('entry', visitor.ask('GET', `/xx-en/checkout/${id}/_payload.json`))
  await visitor.goToPayment(id)
  for (const step of ['traveller-details', 'additional-options', 'experiences', 'availability', 'payment']) await page(step)
  await visitor.agree(id)
  const wish = { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email: 'ann@example.com' } }
  await visitor.payByCard(session.parse(await cost('session', visitor.openSession(id, wish))).client_secret)
  await page('payment-successful')
  await cost('receipt', visitor.ask('GET', `/xx-en/checkout/${id}/payment-successful/_payload.json?print=receipt`))
  expect(costs).toHaveLength(9)
  expect(costs.filter(([, calls]) => calls === 0 || calls > mostCalls - ownCalls)).toEqual([])
})
