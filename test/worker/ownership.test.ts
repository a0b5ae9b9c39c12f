import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { problem, session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
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

test('what nobody has opened belongs to the first who opens it, or writes to it', async () => {
  const [first, second] = [shopper(), shopper()]
  const page = (visitor: Shopper, id: string) => visitor.page(id, 'traveller-details')
  expect((await page(first, 'status000001')).data?.access).toBe('owner')
  expect((await page(second, 'status000001')).data?.access).toBe('visitor')
  expect((await second.api('POST', 'checkout/promo-codes', { promoCode: 'TIDE10' }, 'status000001')).status).toBe(403)

  // A booking that is being changed takes no code; whoever asks first is its owner all the same.
  expect((await first.api('POST', 'checkout/promo-codes', { promoCode: 'TIDE10' }, 'status000008')).status).toBe(409)
  expect((await second.api('DELETE', 'checkout/promo-codes', undefined, 'status000008')).status).toBe(403)
  expect((await first.api('POST', 'checkout/promo-codes', { promoCode: 'TIDE10' }, 'unknown00000')).status).toBe(404)
})

test('a booking is told to its owner alone', async () => {
  const [owner, stranger] = [shopper(), shopper()]
  await owner.page('status000004', 'payment-successful')
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

  let limited: Response | undefined
  for (let attempt = 0; attempt < 40 && !limited; attempt++) {
    const response = await guesser.api('POST', 'checkout/access', { email: `guess${attempt}@example.com` }, id)
    if (response.status === 429) limited = response
    else expect(problem.parse(await response.json()).code).toBe('ACCESS_REFUSED')
  }
  expect([limited?.headers.get('retry-after'), problem.parse(await limited?.json()).code]).toEqual(['60', 'RATE_LIMITED'])
  expect((await guesser.api('POST', 'checkout/access', { email: 'ann@example.com' }, id)).status).toBe(429)
})
