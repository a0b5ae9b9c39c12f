import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { problem, session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { handedOver, toProvider } from '../setup/handed-over.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
const shopper = () => new Shopper(shop.port)
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop?.stop())

const stored = z.object({ travelerDetails: z.object({ contactInfo: z.object({ email: z.string() }).optional() }) })
const emailOf = async (visitor: Shopper, id: string) =>
  stored.parse(await (await visitor.api('GET', 'checkout/details', undefined, id)).json()).travelerDetails.contactInfo?.email

const sessions = (id: string) => `/tours-checkout-api/itineraries/${id}/checkout-sessions`
const paying = { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email: 'bob@example.com' } }
const bob = { contactInfo: { email: 'bob@example.com' }, billingInfo: {}, paxInfo: [{}], sameBilling: true }

/** Everything that writes, with a body that its schema takes. */
const writes: readonly (readonly [method: string, path: string, body: unknown])[] = [
  ['POST', 'checkout/traveler-details', bob],
  ['POST', 'checkout/activity-questions', []],
  ['PUT', 'checkout/upsells', { selection: [] }],
  ['PUT', 'checkout/base-services/offers', { selection: [] }],
  ['POST', 'checkout/insurances/remove', { componentId: 'insurance' }],
  ['POST', 'checkout/availabilityCheck', {}],
  ['POST', 'checkout/accepted-changes', { changes: [{ componentId: 'package', amount: 1, currency: 'EUR' }] }],
  ['POST', 'checkout/steps/availability', {}],
  ['POST', 'checkout/steps/additional-options', {}],
  ['POST', 'checkout/steps/experiences', {}],
  ['POST', 'checkout/promo-codes', { promoCode: 'TIDE10' }],
  ['DELETE', 'checkout/promo-codes', undefined],
  ['POST', 'checkout/promo-codes/redeem', {}],
]

test('who only has the address writes nothing', async () => {
  const [owner, stranger] = [shopper(), shopper()]
  const id = await owner.start('t9000001')
  await owner.goToPayment(id)
  const { client_secret } = session.parse(await (await owner.createSession(id)).json())
  for (const [method, path, body] of writes) {
    const response = await stranger.api(method, path, body, id)
    expect([path, response.status, problem.parse(await response.json()).code]).toEqual([path, 403, 'CHECKOUT_NOT_OWNED'])
  }
  for (const body of [paying, { ...paying, customer: { email: '' } }]) {
    const response = await stranger.api('POST', sessions(id), body)
    const text = await response.text()
    expect([response.status, problem.parse(JSON.parse(text)).code]).toEqual([403, 'CHECKOUT_NOT_OWNED'])
    expect(text).not.toContain(client_secret)
  }
  expect(await emailOf(owner, id)).toBe('ann@example.com')
  expect((await stranger.api('POST', 'checkout/access', { email: 'bob@example.com' }, id)).status).toBe(403)
})

test('a form that a stranger posts comes back as it was, and nothing is stored', async () => {
  const [owner, stranger] = [shopper(), shopper()]
  const id = await owner.start('t9000001')
  await owner.ask('POST', `/xx-en/checkout/${id}/traveller-details`, await owner.travellerForm(id))
  const form = await stranger.travellerForm(id)
  form.set('contactInfo.email', 'bob@example.com')
  for (const step of ['traveller-details', 'additional-options', 'availability']) {
    const refused = await stranger.ask('POST', `/xx-en/checkout/${id}/${step}`, form)
    expect(refused.headers.get('location') ?? '').not.toContain('payment')
    expect([303, 403]).toContain(refused.status)
    if (step === 'traveller-details')
      expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('bob@example.com')])
  }
  expect(await emailOf(owner, id)).toBe('ann@example.com')
})

const accessOf = async (visitor: Shopper, id: string) => (await visitor.page(id, 'traveller-details')).data?.access

test('what was handed over is nobody’s, whoever fetches, prefetches or asks for it, and nobody is shown a person', async () => {
  const id = await handedOver(shop, 'robin@example.com')
  const query = `${await shopper().query()}&checkoutId=${id}`
  const asks: readonly (readonly [string, string, Record<string, string>])[] = [
    ['HEAD', `/xx-en/checkout/${id}`, { 'user-agent': 'facebookexternalhit/1.1' }],
    ['GET', `/xx-en/checkout/${id}/traveller-details`, { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
    ['GET', `/xx-en/checkout/${id}/traveller-details`, { 'sec-purpose': 'prefetch;prerender' }],
    ['GET', `/api/nezasa/checkout/booking-state?${query}`, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['GET', `/api/nezasa/checkout/details?${query}`, {}],
    ['GET', `/xx-en/checkout/${id}/traveller-details/_payload.json`, {}],
  ]
  for (const [method, address, headers] of asks) {
    const { status, text } = await shop.ask(address, { method, headers })
    expect([address, status < 400, /robin|Robin/.test(text)]).toEqual([address, true, false])
  }
  for (const [method, path, body] of writes) expect([path, (await shopper().api(method, path, body, id)).status]).toEqual([path, 403])
  const traveller = shopper()
  expect(await accessOf(traveller, id)).toBe('to-name')
  const pressed = await traveller.ask('POST', `/xx-en/checkout/${id}/traveller-details`, new URLSearchParams({ intent: 'claim' }))
  expect([pressed.status, (await traveller.api('POST', 'checkout/access', {}, id)).status]).toEqual([403, 403])
  expect(await accessOf(traveller, id)).toBe('to-name')
  await traveller.claim(id, ' Robin@Example.com')
  expect(await accessOf(traveller, id)).toBe('owner')
  expect(await emailOf(traveller, id)).toBe('robin@example.com')
  expect(await accessOf(shopper(), id)).toBe('visitor')
})

test('one that carries no e-mail is gone on with by a button, once, by a browser whose cookie comes back', async () => {
  const id = await handedOver(shop)
  const [traveller, second, bot] = [shopper(), shopper(), shopper()]
  const press = (visitor: Shopper) =>
    visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, new URLSearchParams({ intent: 'claim' }))
  const html = await (await traveller.ask('GET', `/xx-en/checkout/${id}/traveller-details`)).text()
  expect([html.includes('Continue with this booking'), html.includes('name="contactInfo.email"')]).toEqual([true, false])

  const unknown = await press(bot)
  expect([unknown.status, (await unknown.text()).includes('did not send our cookie back')]).toEqual([403, true])
  expect(await accessOf(second, id)).toBe('to-claim')
  for (let times = 0; times < 2; times++) expect((await press(traveller)).headers.get('location')).toBe(`/xx-en/checkout/${id}`)
  expect(await accessOf(traveller, id)).toBe('owner')
  expect((await press(second)).status).toBe(403)
  expect(await accessOf(second, id)).toBe('visitor')
})

test('an answer that is lost locks nobody out: the same e-mail, or the same button, once more', async () => {
  const named = await handedOver(shop, 'robin@example.com')
  await shopper().claim(named, 'robin@example.com')
  const traveller = shopper()
  await traveller.claim(named, 'robin@example.com')
  expect(await accessOf(traveller, named)).toBe('owner')

  const pressed = await handedOver(shop)
  await traveller.page(pressed, 'traveller-details')
  const lost = shopper()
  lost.takeCookies(traveller.cookies)
  await lost.claim(pressed)
  await traveller.claim(pressed)
  expect(await accessOf(traveller, pressed)).toBe('owner')
})

test('the reference of the agency is a way back where no e-mail is known', async () => {
  const id = await handedOver(shop)
  await shopper().claim(id)
  const path = `/checkout/v1/checkouts/${id}`
  const body = z.looseObject({}).parse(await toProvider(shop, path))
  await programAnswer(shop.port, { path, method: 'GET', status: 200, body: { ...body, externalBookingId: 'HARBOUR-77121' }, times: 20 })
  const traveller = shopper()
  await expect(traveller.claim(id, 'robin@example.com')).rejects.toThrow('403')
  await traveller.claim(id, 'harbour-77121')
  expect(await accessOf(traveller, id)).toBe('owner')
})

test('after thirty days it is nobody’s again, and no stranger’s', async () => {
  const owner = shopper()
  const id = await owner.start('t9000001')
  await owner.ask('POST', `/xx-en/checkout/${id}/traveller-details`, await owner.travellerForm(id))
  await shop.wakeCheckout(id, Date.now() + 31 * 24 * 3600_000)
  expect(await accessOf(owner, id)).toBe('to-name')
  await owner.claim(id, 'ann@example.com')
  expect(await accessOf(owner, id)).toBe('owner')
})

test('a browser goes on under another id once it has proved an e-mail, and keeps what it had', async () => {
  const [owner, guest] = [shopper(), shopper()]
  const [shared, own] = [await owner.start('t9000001'), await guest.start('t9000001')]
  await owner.ask('POST', `/xx-en/checkout/${shared}/traveller-details`, await owner.travellerForm(shared))
  const planted = shopper()
  planted.takeCookies(guest.cookies)
  await guest.claim(shared, 'ann@example.com')
  expect([await accessOf(guest, shared), await accessOf(guest, own)]).toEqual(['owner', 'owner'])
  expect(await accessOf(planted, shared)).toBe('visitor')
})

test('after “Clear my data” the next one at the same computer is nobody to the booking', async () => {
  const owner = shopper()
  const id = await owner.start('t9000001')
  await owner.ask('POST', `/xx-en/checkout/${id}/traveller-details`, await owner.travellerForm(id))
  const next = shopper()
  next.takeCookies(owner.cookies)
  const cleared = await owner.api('DELETE', 'checkout/access', undefined, id)
  expect([cleared.status, cleared.headers.getSetCookie()]).toEqual([
    204,
    [expect.stringMatching(/^checkout-session=;.*Max-Age=0/), expect.stringMatching(/^checkout-resume=;.*Max-Age=0/)],
  ])
  expect([await accessOf(next, id), await accessOf(owner, id)]).toEqual(['to-name', 'to-name'])
})

test('ids that somebody makes up leave nothing behind, and are not asked for long', async () => {
  const guesser = shopper()
  const query = await guesser.query()
  const before = shop.keptByCheckouts().length
  const idOf = (guess: number) => `guess${String(guess).padStart(7, '0')}`
  const statuses: number[] = []
  for (let guess = 0; guess < 80; guess++) {
    const address = guess % 2 ? `/xx-en/checkout/${idOf(guess)}/payment` : `/api/nezasa/checkout/details?${query}&checkoutId=${idOf(guess)}`
    statuses.push((await guesser.ask('GET', address)).status)
  }
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]))
  expect(statuses.slice(-10)).toEqual(Array(10).fill(429))
  const limited = await guesser.ask('GET', `/xx-en/checkout/${idOf(0)}`)
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60'])
  expect(shop.keptByCheckouts().length).toBe(before)
  const owner = shopper()
  expect(await accessOf(owner, await owner.start('t9000001'))).toBe('owner')
  expect(shop.keptByCheckouts().length).toBeGreaterThan(before)
})

test('a booking is told to its owner alone', async () => {
  const [owner, stranger] = [shopper(), shopper()]
  await owner.claim('status000004', 'robin@example.com')
  const read = async (visitor: Shopper, path: string) => (await visitor.api('GET', path, undefined, 'status000004')).text()
  const page = async (visitor: Shopper) => (await visitor.ask('GET', '/xx-en/checkout/status000004/payment-successful')).text()
  const told = (visitor: Shopper) =>
    Promise.all([
      page(visitor),
      read(visitor, 'checkout/calendar-file'),
      read(visitor, 'booking/booking-data'),
      read(visitor, '/tours-checkout-api/itineraries/status000004'),
    ])
  const telling = async (visitor: Shopper) => (await told(visitor)).map((text) => text.includes('TM-204816'))
  expect(await telling(owner)).toEqual([true, true, true, true])
  expect(await telling(stranger)).toEqual([false, false, false, false])
  const paid = async (visitor: Shopper) => (await read(visitor, 'checkout/details')).includes('paid-status000004')
  expect([await paid(owner), await paid(stranger)]).toEqual([true, false])
  const html = await page(stranger)
  expect(html).not.toMatch(/robin@example\.com|paid-status000004|CreditCard/)
  expect(html).toContain('This is my booking')
})

test('what is kept of a payment names nobody, and opens nothing at the processor', async () => {
  const owner = shopper()
  const id = await owner.start('t9000001')
  await owner.goToPayment(id)
  const first = session.parse(await (await owner.createSession(id)).json())
  const again = session.parse(await (await owner.createSession(id)).json())
  expect([again.session_id, again.client_secret]).toEqual([first.session_id, first.client_secret])
  const bytes = shop.keptByCheckouts()
  const holds = (text: string) => bytes.some((kept) => kept.includes(text))
  expect([holds(first.session_id), holds(first.client_secret), holds('ann@example.com')]).toEqual([true, false, false])
})

test('what a form held and nobody saved is gone after a day', async () => {
  const owner = shopper()
  const id = await owner.start('t9000001')
  const draftOf = async () =>
    z
      .object({ data: z.object({ draft: z.unknown().optional() }) })
      .parse(await (await owner.ask('GET', `/xx-en/checkout/${id}/traveller-details/_payload.json`)).json()).data.draft
  await owner.ask('POST', `/xx-en/checkout/${id}/traveller-details`, new URLSearchParams({ intent: 'back', 'contactInfo.email': 'ann@' }))
  expect(await draftOf()).toBeDefined()
  await shop.wakeCheckout(id, Date.now() + 25 * 3600_000)
  expect(await draftOf()).toBeUndefined()
})

test('a checkout of one shop is unknown in another, and to another operator of the same shop', async () => {
  const owner = shopper()
  const id = await owner.start('t9000001')
  await owner.goToPayment(id)
  const entryOf = async (host: string, home: string) => {
    const { text } = await shop.ask(`${home}/_payload.json`, { host })
    return z.object({ place: z.object({ provider: z.object({ configurationEntryId: z.string() }) }) }).parse(JSON.parse(text)).place
      .provider.configurationEntryId
  }
  const elsewhere = [
    { host: 'nordlys.localhost', prefix: '', home: '', lang: 'no' },
    { host: 'tidemark.localhost', prefix: '/nl-nl', home: '/nl-nl', lang: 'nl' },
  ]
  for (const { host, prefix, home, lang } of elsewhere) {
    const query = `nezasaConfigurationEntryId=${await entryOf(host, home)}&lang=${lang}`
    const unlike = (text: string, own: string) => text.replaceAll(own, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
    for (const step of ['', '/traveller-details', '/payment', '/payment-successful']) {
      const of = (own: string) => shop.ask(`${prefix}/checkout/${own}${step}/_payload.json`, { host })
      const [known, unknown] = [await of(id), await of('unknown00000')]
      expect([host, step, known.status]).toEqual([host, step, 404])
      expect(unlike(known.text, id)).toBe(unlike(unknown.text, 'unknown00000'))
    }
    const json = { 'content-type': 'application/json' }
    const calls: readonly (readonly [method: string, path: (own: string) => string, body?: string])[] = [
      ['GET', (own) => `/api/nezasa/checkout/details?checkoutId=${own}&${query}`],
      ['GET', (own) => `/api/nezasa/planner/summary?checkoutId=${own}&${query}`],
      ['GET', (own) => `/api/nezasa/checkout/booking-state?checkoutId=${own}&${query}`],
      ['GET', (own) => `/api/nezasa/checkout/traveler-details/validate-stored?checkoutId=${own}&${query}`],
      ['POST', (own) => `/api/nezasa/checkout/traveler-details?checkoutId=${own}&${query}`, JSON.stringify(bob)],
      ['POST', (own) => `/api/nezasa/checkout/promo-codes?checkoutId=${own}&${query}`, '{"promoCode":"TIDE10"}'],
      ['POST', (own) => `/api/nezasa/checkout/access?checkoutId=${own}&${query}`, '{"email":"ann@example.com"}'],
      ['GET', (own) => `/tours-checkout-api/itineraries/${own}?${query}`],
      ['GET', (own) => `/tours-checkout-api/itineraries/${own}/payment-schedules/ONE_TIME?${query}`],
      ['POST', (own) => `${sessions(own)}?${query}`, JSON.stringify(paying)],
    ]
    for (const [method, path, body] of calls) {
      const of = (own: string) => shop.ask(path(own), { host, method, ...(body && { body, headers: json }) })
      const [known, unknown] = [await of(id), await of('unknown00000')]
      expect([path(''), known.status]).toEqual([path(''), 404])
      expect(unlike(known.text, id)).toBe(unlike(unknown.text, 'unknown00000'))
    }
  }
  expect((await owner.page(id, 'payment')).data?.access).toBe('owner')
})

test('naming the stored e-mail lets one in, without JavaScript too; trying without end does not', async () => {
  const [owner, guest, guesser] = [shopper(), shopper(), shopper()]
  const id = await owner.start('t9000001')
  await owner.ask('POST', `/xx-en/checkout/${id}/traveller-details`, await owner.travellerForm(id))
  const name = (visitor: Shopper, email: string) =>
    visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, new URLSearchParams({ intent: 'access', email }))
  expect((await name(guest, 'bob@example.com')).status).toBe(403)
  expect((await guest.api('PUT', 'checkout/upsells', { selection: [] }, id)).status).toBe(403)
  expect((await name(guest, 'Ann@example.com')).headers.get('location')).toBe(`/xx-en/checkout/${id}`)
  expect((await guest.api('PUT', 'checkout/upsells', { selection: [] }, id)).status).toBe(200)

  const guess = (email: string, from = '198.51.100.7') =>
    guesser.api('POST', 'checkout/access', { email }, id, { 'cf-connecting-ip': from })
  for (let attempt = 1; attempt <= 5; attempt++)
    expect(problem.parse(await (await guess(`guess${attempt}@example.com`)).json()).code).toBe('ACCESS_REFUSED')
  const limited = await guess('guess6@example.com')
  expect([Number(limited.headers.get('retry-after')) > 3000, problem.parse(await limited.json()).code]).toEqual([true, 'RATE_LIMITED'])
  await shop.evictCheckout(id)
  expect((await guess('ann@example.com')).status).toBe(429)
  expect((await guess('ann@example.com', '198.51.100.8')).status).toBe(204)
})
