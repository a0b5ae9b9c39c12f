import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop.stop())

const price = z.object({ amount: z.number(), currency: z.string() })
const part = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  result: z.string(),
  reason: z.string().optional(),
  status: z.string().optional(),
  price: price.optional(),
  previousPrice: price.optional(),
  removable: z.boolean(),
  alternativesHref: z.string().optional(),
})
const view = z.object({
  verdict: z.string(),
  blockedBy: z.string().optional(),
  parts: z.array(part),
  answers: z.array(z.object({ componentId: z.string(), kind: z.string(), name: z.string(), becomes: z.string().optional() })),
  price: z.object({ total: price }),
})
type View = z.infer<typeof view>

const blocking = ({ parts }: View) => parts.filter(({ result }) => result !== 'available')

/** A checkout of the trip, and what its owner can do about its parts. */
async function open(tripId: string) {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start(tripId)
  await visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, await visitor.travellerForm(id))
  const check = async () => view.parse(await (await visitor.api('POST', 'checkout/availabilityCheck', {}, id)).json())
  const accept = (...parts: View['parts']) =>
    visitor.api(
      'POST',
      'checkout/accepted-changes',
      { changes: parts.map(({ id: componentId, price: now }) => ({ componentId, ...now })) },
      id,
    )
  const remove = (...componentIds: string[]) => visitor.api('POST', 'checkout/removed-parts', { componentIds }, id)
  const goOn = async () => (await visitor.api('POST', 'checkout/steps/availability', {}, id)).status
  return { visitor, id, check, accept, remove, goOn }
}

const onSandbox = (path: string, init: { method?: string; body?: URLSearchParams } = {}) =>
  shop.ask(path, {
    host: 'sandbox.localhost',
    method: init.method ?? 'GET',
    ...(init.body && { body: init.body.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  })

test.each([
  ['t9000301', 'Cancelled'],
  ['t9000302', 'DateTimeConflict'],
  ['t9000303', 'NoAvailability'],
  ['t9000304', 'NoTicketsSelected'],
  ['t9000307', 'NonFittingToItinerary'],
  ['t9000308', 'PaxSelectionConflict'],
  ['t9000309', 'UnscheduledComponentNoLocationFound'],
  ['t9000310', 'Unknown'],
  ['t9000311', 'Cancelled'],
  ['t9000312', 'Unknown'],
])('%s blocks because of %s until the part is left out', async (tripId, reason) => {
  const { check, remove, goOn } = await open(tripId)
  const before = await check()
  const [lost, ...others] = blocking(before)
  expect([before.verdict, lost?.result, lost?.reason, others]).toEqual(['blocked', 'unavailable', reason, []])
  expect(await goOn()).toBe(422)
  expect((await remove(lost?.id ?? '')).status).toBe(200)
  const after = await check()
  expect([after.verdict, after.parts.some(({ id }) => id === lost?.id)]).toEqual(['clear', false])
  expect(after.answers).toEqual([expect.objectContaining({ componentId: lost?.id, kind: 'removed' })])
  expect(after.price.total.amount).toBe(before.price.total.amount - (lost?.price?.amount ?? 0))
  expect(await goOn()).toBe(200)
})

test.each([
  ['t9000305', 'NonFittingButAccepted'],
  ['t9000306', 'NonFittingLocations'],
])('%s warns of %s and goes on', async (tripId, reason) => {
  const { check, goOn } = await open(tripId)
  const { verdict, parts } = await check()
  expect([verdict, parts.filter((each) => each.reason).map((each) => [each.reason, each.result])]).toEqual([
    'clear',
    [[reason, 'available']],
  ])
  expect(await goOn()).toBe(200)
})

test('of two changed prices one is agreed to and the other part is left out', async () => {
  const { check, accept, remove, goOn } = await open('t9000313')
  const [first, second] = blocking(await check())
  expect([first?.result, second?.result]).toEqual(['priceChanged', 'priceChanged'])
  if (!first || !second) return
  await accept(first)
  expect(await goOn()).toBe(422)
  await remove(second.id)
  const after = await check()
  expect(after.verdict).toBe('clear')
  expect(after.answers.map(({ componentId, kind }) => [componentId, kind])).toEqual([
    [first.id, 'accepted'],
    [second.id, 'removed'],
  ])
  expect(await goOn()).toBe(200)
})

test('a fallen price is said too', async () => {
  const { check } = await open('t9000314')
  const [fallen] = blocking(await check())
  expect(fallen?.result).toBe('priceChanged')
  expect(fallen?.price?.amount).toBeLessThan(fallen?.previousPrice?.amount ?? 0)
})

test('agreeing to a price that was never shown agrees to nothing', async () => {
  const { check, accept, goOn } = await open('t9000313')
  const [first, second] = blocking(await check())
  if (!first?.price || !second) throw new Error('nothing changed')
  const wrong = await accept({ ...first, price: { ...first.price, amount: first.price.amount - 100 } })
  expect(view.parse(await wrong.json()).verdict).toBe('blocked')
  expect(await goOn()).toBe(422)
})

test('leaving out what is not there, twice, or the last stay is refused; the sentence of the provider is passed on', async () => {
  const { check, remove } = await open('t9000303')
  const { parts } = await check()
  expect((await remove('f00')).status).toBe(422)
  const activity = parts.find(({ kind }) => kind === 'activity')
  expect((await remove(activity?.id ?? '')).status).toBe(200)
  expect((await remove(activity?.id ?? '')).status).toBeGreaterThanOrEqual(400)
  const stays = parts.filter(({ kind }) => kind === 'accommodation').map(({ id }) => id)
  for (const id of stays.slice(1)) expect((await remove(id)).status).toBe(200)
  const refused = await remove(stays[0] ?? '')
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('at least one stay')
})

test.each([
  ['t9000014', 'same', 0],
  ['t9000015', 'dearer', 1],
])('%s: a stay is swapped on the provider’s page, inside the shop’s own', async (tripId, at, sign) => {
  const { visitor, check, goOn } = await open(tripId)
  const before = await check()
  const [lost] = blocking(before)
  const framePage = await visitor.ask('GET', lost?.alternativesHref ?? '')
  const framed = decodeURIComponent((lost?.alternativesHref ?? '').split('/module-replacement/')[1] ?? '')
  const { origin, pathname, search } = new URL(framed)
  expect(framePage.status).toBe(200)
  expect(framePage.headers.get('content-security-policy')).toContain(`frame-src ${origin};`)
  expect((await onSandbox(`${pathname}${search}`)).text).toContain(`value="${at}"`)
  const swapped = await onSandbox(`${pathname}${search}`, { method: 'POST', body: new URLSearchParams({ at }) })
  expect(swapped.text).toContain('/availability"')
  const after = await check()
  expect([after.verdict, after.answers[0]?.kind, after.answers[0]?.componentId]).toEqual(['clear', 'swapped', lost?.id])
  expect(Math.sign(after.price.total.amount - before.price.total.amount)).toBe(sign)
  expect(await goOn()).toBe(200)
})

test('a part that the check leaves out is missing, and can be left out', async () => {
  const { check, remove } = await open('t9000004')
  const before = await check()
  const [missing] = blocking(before)
  expect([before.blockedBy, missing?.result, missing?.removable]).toEqual([undefined, 'missing', true])
  await remove(missing?.id ?? '')
  expect((await check()).verdict).toBe('clear')
})

test('an insurance, an extra and a base service that are gone are left out one by one', async () => {
  const { visitor, id, check, remove, goOn } = await open('t9001401')
  await visitor.api('PUT', 'checkout/upsells', { selection: [{ offerId: 'offer-lounge', serviceCategoryRefId: '_201' }] }, id)
  await visitor.api(
    'PUT',
    'checkout/base-services/offers',
    { selection: [{ productRefId: 'service-documents', serviceCategoryRefId: '_601' }] },
    id,
  )
  const before = await check()
  const lost = blocking(before)
  expect([before.verdict, ...lost.map(({ kind, removable }) => [kind, removable])]).toEqual([
    'blocked',
    ['insurance', true],
    ['upsell', true],
    ['base-service', true],
  ])
  for (const { id: componentId } of lost) expect((await remove(componentId)).status).toBe(200)
  const after = await check()
  expect([after.verdict, after.answers.map(({ name, kind }) => [name, kind])]).toEqual(['clear', lost.map(({ name }) => [name, 'removed'])])
  const saved = lost.reduce((sum, { price: was }) => sum + (was?.amount ?? 0), 0)
  expect([saved > 0, after.price.total.amount]).toEqual([true, before.price.total.amount - saved])
  expect(await goOn()).toBe(200)
})

test('an extra that is gone and taken out among the extras stands in the way no more', async () => {
  const { visitor, id, check } = await open('t9001401')
  const choose = (serviceCategoryRefId: string | null) =>
    visitor.api('PUT', 'checkout/upsells', { selection: [{ offerId: 'offer-lounge', serviceCategoryRefId }] }, id)
  await choose('_201')
  const [insurance, lounge] = blocking(await check())
  await visitor.api('POST', 'checkout/removed-parts', { componentIds: [insurance?.id] }, id)
  expect(blocking(await check()).map(({ id: left }) => left)).toEqual([lounge?.id])
  await choose(null)
  await visitor.goToAvailability(id)
  const page = await (await visitor.ask('GET', `/xx-en/checkout/${id}/availability/_payload.json`)).json()
  expect(page).toMatchObject({ data: { check: null } })
  expect((await check()).verdict).toBe('clear')
})

test('what nobody can take out is told with the other ways on', async () => {
  const { visitor, id, check, remove } = await open('t9000001')
  const price = { amount: 100, currency: 'EUR' }
  const summary = {
    components: [
      {
        id: 'guide',
        componentType: 'Manual',
        status: 'NonBookable',
        nonBookable: true,
        nonBookableReason: 'NoAvailability',
        name: 'A guide',
      },
    ],
    nonBookable: true,
    prices: { packagePrice: price, totalPackagePrice: price, discountedPackagePrice: price, downPayment: price, openAmount: price },
  }
  await programAnswer(shop.port, {
    path: `/checkout/v1/checkouts/${id}/availability-check`,
    method: 'POST',
    status: 200,
    body: { summary },
  })
  const lost = (await check()).parts.find(({ kind }) => kind === 'other')
  expect([lost?.id, lost?.kind, lost?.removable]).toEqual(['guide', 'other', false])
  expect((await remove('guide')).status).toBe(422)
  await visitor.goToAvailability(id)
  expect(await (await visitor.ask('GET', `/xx-en/checkout/${id}/availability`)).text()).toContain('It can’t be left out by itself')
})

test('without JavaScript the form answers part by part and goes on', async () => {
  const { visitor, id, check } = await open('t9000313')
  await visitor.goToAvailability(id)
  const [first, second] = blocking(await check())
  const answers = new URLSearchParams({ [`answer.${first?.id}`]: `accept:${first?.price?.amount}` })
  const address = `/xx-en/checkout/${id}/availability`
  expect((await visitor.ask('POST', address, answers)).status).toBe(422)
  const response = await visitor.ask('POST', address, new URLSearchParams({ [`answer.${second?.id}`]: 'remove' }))
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/\/(?:experiences|additional-options|payment)$/),
  ])
})

test('no payment session is made before each change is answered', async () => {
  const { visitor, id, check, accept, goOn } = await open('t9000313')
  await visitor.goToAvailability(id)
  const [first, second] = blocking(await check())
  if (!first || !second) throw new Error('nothing changed')
  await accept(first)
  expect((await visitor.createSession(id)).status).toBe(409)
  await accept(second)
  expect(await goOn()).toBe(200)
  expect((await visitor.createSession(id)).status).toBe(200)
})

test('a check that fails is no answer', async () => {
  const { visitor, id, goOn } = await open('t9000001')
  await programAnswer(shop.port, { path: `/checkout/v1/checkouts/${id}/availability-check`, method: 'POST', times: 2, status: 500 })
  expect((await visitor.api('POST', 'checkout/availabilityCheck', {}, id)).status).toBeGreaterThanOrEqual(500)
  expect(await goOn()).toBeGreaterThanOrEqual(500)
  expect(await goOn()).toBe(200)
})

test('only pages of the provider are framed', async () => {
  const visitor = new Shopper(shop.port)
  const foreign = [
    'https://evil.test/',
    `http://sandbox.localhost.evil.test:${shop.port}/`,
    'http://sandbox.localhost:1/',
    `http://user@sandbox.localhost:${shop.port}/replacement/`,
    `https://sandbox.localhost:${shop.port}/`,
    `http://tidemark.localhost:${shop.port}/xx-en`,
    'javascript:alert(1)',
    'data:text/html,hello',
    '//sandbox.localhost/',
    'sandbox.localhost',
    'http://2130706433/',
    'http://[::1]/',
    'http://xn--sandbx-8ya.localhost/',
    'http:\\\\sandbox.localhost\\',
    `blob:http://sandbox.localhost:${shop.port}/replacement/`,
    `http:sandbox.localhost:${shop.port}/replacement/`,
    encodeURIComponent(`http://sandbox.localhost:${shop.port}/replacement/`),
  ]
  for (const address of foreign)
    expect([address, (await visitor.ask('GET', `/xx-en/checkout/module-replacement/${encodeURIComponent(address)}`)).status]).toEqual([
      address,
      404,
    ])
})

test('beside the frame nothing leads out of the shop, whatever its address names as the way back', async () => {
  const visitor = new Shopper(shop.port)
  const own = `http://127.0.0.1:${shop.port}`
  const framed = async (goto: string) => {
    const address = `http://sandbox.localhost:${shop.port}/replacement?goto=${encodeURIComponent(goto)}`
    const answer = await visitor.ask('GET', `/xx-en/checkout/module-replacement/${encodeURIComponent(address)}`)
    expect(answer.status).toBe(200)
    return /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? ''
  }
  const booking = '/xx-en/checkout/abcdefghijkl/availability'
  expect(await framed(own + booking)).toContain(`href="${booking}"`)
  for (const goto of [`${own}//evil.test/login`, `${own}/\\evil.test`, `${own}///evil.test`, `https://evil.test${booking}`])
    expect([goto, (await framed(goto)).match(/ href="[^"]*evil/)]).toEqual([goto, null])
})

test('the page that lists what can be swapped needs a booking', async () => {
  const { visitor, id, check } = await open('t9000014')
  await check()
  const list = z.object({ data: z.object({ parts: z.array(z.object({ href: z.string() })), bookingHref: z.string().optional() }) })
  const ask = async (query: string) => (await visitor.ask('GET', `/xx-en/checkout/module-replacement/_payload.json${query}`)).json()
  expect(list.parse(await ask('')).data).toEqual({ parts: [] })
  const { parts, bookingHref } = list.parse(await ask(`?checkoutId=${id}`)).data
  expect([parts.length > 0, bookingHref]).toEqual([true, `/xx-en/checkout/${id}/availability`])
  expect((await visitor.ask('GET', '/xx-en/checkout/module-replacement?checkoutId=unknown00000')).status).toBe(404)
})

test('a stay that is swapped for one on request is said to be so, and the booking ends as requested', async () => {
  const { visitor, id, check } = await open('t9001103')
  await visitor.goToAvailability(id)
  const [lost] = blocking(await check())
  const { pathname, search } = new URL(decodeURIComponent((lost?.alternativesHref ?? '').split('/module-replacement/')[1] ?? ''))
  await onSandbox(`${pathname}${search}`, { method: 'POST', body: new URLSearchParams({ at: 'same' }) })
  const after = await visitor.api('POST', 'checkout/availabilityCheck', {}, id)
  const { verdict, onRequest, parts } = z
    .object({ verdict: z.string(), onRequest: z.boolean(), parts: z.array(z.object({ onRequest: z.boolean() })) })
    .parse(await after.json())
  expect([verdict, onRequest, parts.filter((each) => each.onRequest).length]).toEqual(['clear', true, 1])
  const page = await (await visitor.ask('GET', `/xx-en/checkout/${id}/availability`)).text()
  expect(page).toContain('some parts still need the supplier’s word')
  await visitor.api('POST', 'checkout/steps/availability', {}, id)
  const { client_secret } = session.parse(await (await visitor.createSession(id)).json())
  await visitor.payByCard(client_secret)
  expect((await visitor.page(id, 'payment-successful')).data).toMatchObject({ state: 'requested' })
})

test('on the way back without a script what was decided and not sent is kept, and nothing of it is done', async () => {
  const { visitor, id, check } = await open('t9000313')
  await visitor.goToAvailability(id)
  const [first, second] = blocking(await check())
  const path = `/xx-en/checkout/${id}/availability`
  const answers = { [`answer.${first?.id}`]: `accept:${first?.price?.amount}`, [`answer.${second?.id}`]: 'remove', intent: 'back' }
  const back = await visitor.ask('POST', path, new URLSearchParams(answers))
  expect([back.status, back.headers.get('location')]).toEqual([303, expect.stringMatching(/\/experiences$|\/additional-options$/)])
  const html = await (await visitor.ask('GET', path)).text()
  const chosen = [...html.matchAll(/<input[^>]*\schecked[^>]*>/g)].map(([input]) => /\svalue="([^"]*)"/.exec(input)?.[1])
  expect(chosen).toEqual([`accept:${first?.price?.amount}`, 'remove'])
  const { answers: decided, parts } = await check()
  expect([decided, parts.map(({ id: part }) => part)]).toEqual([[], expect.arrayContaining([first?.id, second?.id])])
})
