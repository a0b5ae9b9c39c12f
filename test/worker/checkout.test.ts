import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type Server, startServer } from '../../scripts/local/server.ts'
import { prepareState } from '../../scripts/local/state.ts'
import { availabilityView, problem, session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'

let server: Server
let path: string
const shopper = () => new Shopper(server.port)
const json = async <Value>(response: Promise<Response>, schema: { parse(value: unknown): Value }) =>
  schema.parse(await (await response).json())

beforeAll(async () => {
  path = mkdtempSync(join(tmpdir(), 'tidemark-checkout-'))
  const port = await freePort()
  await prepareState({ port, path })
  server = await startServer({ port, path })
}, 60_000)
afterAll(async () => {
  await server?.dispose()
  rmSync(path, { recursive: true, force: true })
})

test('only declared calls pass, for this host’s own market and language', async () => {
  const visitor = shopper()
  const id = 'status000001'
  expect((await visitor.api('GET', 'checkout/details', undefined, id)).status).toBe(200)
  for (const [method, call] of [
    ['POST', 'checkout/book'],
    ['DELETE', 'checkout/details'],
    ['GET', 'checkout/../../secrets'],
    ['POST', 'itineraries/create'],
  ] as const)
    expect((await visitor.api(method, call, method === 'GET' ? undefined : {}, id)).status).toBe(404)
  expect(
    (await visitor.ask('GET', `/api/nezasa/checkout/details?checkoutId=${id}&lang=en&nezasaConfigurationEntryId=another-entry`)).status,
  ).toBe(404)
  expect(
    (await visitor.ask('GET', `/api/nezasa/checkout/details?checkoutId=${id}&${(await visitor.query()).replace('lang=en', 'lang=xx')}`))
      .status,
  ).toBe(404)
  expect((await visitor.ask('GET', `/api/other/checkout/details?checkoutId=${id}&${await visitor.query()}`)).status).toBe(404)
})

test('only four booking states have a page, where nothing was paid through this shop', async () => {
  const visitor = shopper()
  const leads = new Map([
    [1, '/traveller-details'],
    [3, '/payment-successful'],
    [4, '/payment-successful'],
    [8, '/modifications'],
  ])
  for (let state = 1; state <= 18; state++) {
    const response = await visitor.ask('GET', `/xx-en/checkout/status${String(state).padStart(6, '0')}`)
    const to = leads.get(state)
    expect([state, response.status, response.headers.get('location') ?? '']).toEqual([
      state,
      to ? 303 : 404,
      to ? expect.stringMatching(new RegExp(`${to}$`)) : '',
    ])
  }
})

test('who waits for the booking is told what the page would say', async () => {
  const visitor = shopper()
  const stateOf = async (id: string) => (await visitor.api('GET', 'checkout/booking-state', undefined, id)).json()
  expect(await stateOf('status000001')).toEqual({ state: 'open' })
  expect(await stateOf('status000003')).toEqual({ state: 'requested' })
  expect(await stateOf('status000004')).toEqual({ state: 'confirmed' })
  expect((await visitor.api('GET', 'checkout/booking-state', undefined, 'status000002')).status).toBe(404)
})

test('unknown, foreign, expired and malformed ids are the same 404', async () => {
  const visitor = shopper()
  for (const id of ['unknown00000', 'foreign00001', 'expired00001', 'TOOLONG000000', '..%2f..%2fetc00'])
    expect((await visitor.api('GET', 'checkout/details', undefined, id)).status).toBe(404)
})

test('malformed, unknown and foreign ids and states without a page are one and the same page, kept by no cache', async () => {
  const visitor = shopper()
  const shown = async (id: string) => {
    const answer = await visitor.ask('GET', `/xx-en/checkout/${id}`)
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? []
    const words = main.replaceAll(id, '{id}').replace(/<code>[\w-]+<\/code>/, '')
    return [answer.status, answer.headers.get('cache-control'), words]
  }
  const malformed = await shown('short')
  expect(malformed).toEqual([404, 'no-store', expect.stringContaining('Page Not Found')])
  for (const id of ['unknown00000', 'foreign00001', 'expired00001', 'status000002']) expect([id, await shown(id)]).toEqual([id, malformed])
  const tidied = await visitor.ask('GET', '/xx-en/checkout/status000001/?resume=token')
  expect([tidied.status, tidied.headers.get('cache-control')]).toEqual([308, 'no-store'])
})

test('a form without JavaScript starts a checkout too', async () => {
  const visitor = shopper()
  const form = new URLSearchParams({ tripId: 't9000001', startDate: await visitor.departure('t9000001'), rooms: '2-7' })
  const response = await visitor.ask('POST', '/xx-en/planner?tripId=t9000001', form)
  expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/xx-en\/checkout\/[a-z0-9]{12}$/)])
  expect(response.headers.get('set-cookie')).toMatch(/^checkout-session=.*HttpOnly/)
})

test('too many for the places that are left are refused', async () => {
  const visitor = shopper()
  const startDate = await visitor.departure('t9000016')
  const response = await visitor.api('POST', 'planner/itineraries', { tripId: 't9000016', startDate, rooms: [{ adults: 3 }] })
  expect([response.status, problem.parse(await response.json()).code]).toEqual([422, 'VALIDATION_FAILED'])
})

test('a step opened too early leads to the first incomplete one; a refused form comes back as it was', async () => {
  const visitor = shopper()
  const id = await visitor.start('t9000001')
  expect((await visitor.page(id, 'payment')).redirect).toContain('/traveller-details?notice=earlier-step-incomplete')
  const form = await visitor.travellerForm(id)
  form.set('contactInfo.email', 'not an address')
  const refused = await visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, form)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('not an address')
  form.set('contactInfo.email', 'ann@example.com')
  expect((await visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, form)).headers.get('location')).toContain(
    '/additional-options',
  )
})

test('the address of a checkout gives no personal data away', async () => {
  const [owner, stranger] = [shopper(), shopper()]
  const id = await owner.start('t9000001')
  await owner.goToPayment(id)
  expect((await owner.page(id, 'traveller-details')).data).toMatchObject({
    access: 'owner',
    firstName: 'Ann',
    stored: { contactInfo: { email: 'ann@example.com' } },
  })
  const seen = await stranger.page(id, 'traveller-details')
  expect(seen.data).toMatchObject({ access: 'visitor', firstName: '', stored: { contactInfo: { email: '' } } })
  for (const call of [
    'checkout/details',
    'planner/summary',
    'planner/pax',
    'checkout/activity-questions',
    'booking/booking-data',
    'checkout/traveler-details/validate-stored',
  ])
    expect(await (await stranger.api('GET', call, undefined, id)).text()).not.toMatch(/Ann|ann@example\.com|612345678/)
  const { session_id } = await json(owner.createSession(id), session)
  expect((await stranger.api('GET', `/tours-checkout-api/itineraries/${id}/checkout-sessions/${session_id}`)).status).toBe(404)

  expect((await stranger.api('POST', 'checkout/access', { email: 'bob@example.com' }, id)).status).toBe(403)
  expect((await stranger.api('POST', 'checkout/access', { email: ' ANN@example.com ' }, id)).status).toBe(204)
  expect((await stranger.page(id, 'traveller-details')).data).toMatchObject({ access: 'owner', firstName: 'Ann' })
})

test('a changed price blocks paying until it is agreed to', async () => {
  const visitor = shopper()
  const id = await visitor.start('t9000002')
  await visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, await visitor.travellerForm(id))
  const check = () => json(visitor.api('POST', 'checkout/availabilityCheck', {}, id), availabilityView)
  expect((await check()).verdict).toBe('blocked')
  expect((await visitor.api('POST', 'checkout/steps/availability', {}, id)).status).toBe(422)
  await visitor.goToAvailability(id)
  expect((await json(visitor.createSession(id), problem)).reason).toBe('changed')
  const { parts, verdict } = await check()
  expect(verdict).toBe('blocked')
  const changes = parts.flatMap((part) => (part.result === 'priceChanged' && part.price ? [{ componentId: part.id, ...part.price }] : []))
  const wrong = changes.map((change) => ({ ...change, amount: change.amount - 1 }))
  expect((await json(visitor.api('POST', 'checkout/accepted-changes', { changes: wrong }, id), availabilityView)).verdict).toBe('blocked')
  expect((await json(visitor.api('POST', 'checkout/accepted-changes', { changes }, id), availabilityView)).verdict).toBe('clear')
  await visitor.goToPayment(id)
  expect((await visitor.createSession(id)).status).toBe(200)
})

test('pressing pay again and again, in two tabs, makes one session; another plan another', async () => {
  const visitor = shopper()
  const id = await visitor.start('t9000001')
  await visitor.goToPayment(id)
  const sessions = await Promise.all(Array.from({ length: 6 }, () => json(visitor.createSession(id), session)))
  expect(new Set(sessions.map(({ session_id }) => session_id)).size).toBe(1)
  const split = await json(visitor.createSession(id, 'SPLIT_PAYMENT'), session)
  expect(split.session_id).not.toBe(sessions[0]?.session_id)
  expect(split.amount).toBeLessThan(sessions[0]?.amount ?? 0)
})

test('nothing is created without e-mail, plan and method, or at another price than was shown', async () => {
  const visitor = shopper()
  const id = await visitor.start('t9000001')
  await visitor.goToPayment(id)
  await visitor.agree(id)
  const refuse = async (body: object, headers?: Record<string, string>) => json(visitor.openSession(id, body, headers), problem)
  const whole = { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email: 'ann@example.com' } }
  expect((await refuse({ ...whole, customer: { email: 'nobody' } })).reason).toBe('missing-required-fields')
  expect((await refuse({ ...whole, payment_plan: 'LATER' })).reason).toBe('missing-required-fields')
  expect((await refuse({ ...whole, payment_method: undefined })).reason).toBe('missing-required-fields')
  expect((await refuse(whole, { 'x-expected-amount': '1' })).reason).toBe('changed')
})

test('the confirmation survives reload and shows strangers nothing personal', async () => {
  const [owner, stranger] = [shopper(), shopper()]
  const id = await owner.start('t9000001')
  await owner.goToPayment(id)
  expect((await owner.page(id, 'payment-successful')).redirect).toContain('/payment')
  await owner.payByCard((await json(owner.createSession(id), session)).client_secret)
  for (let reload = 0; reload < 2; reload++) {
    const { data } = await owner.page(id, 'payment-successful')
    expect(data).toMatchObject({ state: 'confirmed', email: 'ann@example.com', reference: expect.stringMatching(/^TM-/) })
  }
  expect((await stranger.page(id, 'payment-successful')).data).toMatchObject({ state: 'confirmed', email: '' })
  expect((await owner.page(id, 'traveller-details')).redirect).toContain('/payment-successful')
  expect((await json(owner.createSession(id), problem)).reason).toBe('paid')
})

test('too late and inactive agency are pages of status 400 in the market’s words', async () => {
  for (const trip of ['t9000006', 't9000007']) {
    const visitor = shopper()
    const id = await visitor.start(trip)
    expect((await visitor.page(id, 'traveller-details')).error).toMatchObject({ status: 400, title: expect.stringMatching(/\w/) })
  }
})

test('a trip with closed transactions is a page in the market’s words, before a card is asked for', async () => {
  const visitor = shopper()
  const id = await visitor.start('t9000017')
  await visitor.goToPayment(id)
  expect((await visitor.page(id, 'payment')).error).toMatchObject({ status: 409, title: expect.stringMatching(/\w/) })
})

test('the last places go to one; the other pays nothing and is told', async () => {
  const [first, second] = [shopper(), shopper()]
  const ids = [await first.start('t9000016'), await second.start('t9000016')] as const
  await first.goToPayment(ids[0])
  await second.goToPayment(ids[1])
  const [one, other] = [await json(first.createSession(ids[0]), session), await json(second.createSession(ids[1]), session)]
  await first.payByCard(one.client_secret)
  await second.payByCard(other.client_secret)
  expect((await first.page(ids[0], 'payment-successful')).data).toMatchObject({ state: 'confirmed' })
  for (let reload = 0; reload < 2; reload++)
    expect((await second.page(ids[1], 'payment-successful')).data).toMatchObject({ state: 'failed' })
  expect((await json(second.createSession(ids[1]), problem)).reason).toBe('changed')
})
