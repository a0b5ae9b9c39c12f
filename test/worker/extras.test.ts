import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { problem } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop?.stop())

const price = z.object({
  total: z.object({ amount: z.number() }),
  lines: z.array(z.object({ kind: z.string(), name: z.string(), amount: z.object({ amount: z.number() }) })),
})
const upsell = z.object({
  offerId: z.string(),
  pictures: z.array(z.object({ url: z.string(), caption: z.string() })),
  required: z.boolean(),
  selected: z.string().nullable(),
  quantity: z.number(),
  most: z.number(),
})
const shownPage = z.object({ data: z.object({ price, upsells: z.array(upsell) }) })
const saved = z.object({ completed: z.boolean(), price: price.optional() })

async function atExtras(tripId: string) {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start(tripId)
  await visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, await visitor.travellerForm(id))
  const step = `/xx-en/checkout/${id}/additional-options`
  return {
    visitor,
    id,
    step,
    upstream: `/checkout/v1/checkouts/${id}`,
    shown: async () => shownPage.parse(await (await visitor.ask('GET', `${step}/_payload.json`)).json()).data,
    choose: (offerId: string, serviceCategoryRefId: string | null, quantity?: number) =>
      visitor.api('PUT', 'checkout/upsells', { selection: [{ offerId, serviceCategoryRefId, ...(quantity && { quantity }) }] }, id),
    goOn: () => visitor.api('POST', 'checkout/steps/additional-options', {}, id),
    post: (fields: Record<string, string>) => visitor.ask('POST', step, new URLSearchParams(fields)),
  }
}
const priceOf = async (response: Promise<Response>) => saved.parse(await (await response).json()).price
const offerOf = async ({ shown }: Awaited<ReturnType<typeof atExtras>>, offerId: string) =>
  (await shown()).upsells.find((each) => each.offerId === offerId)

test('a quantity is sent, charged, answered with the new price, and shown again', async () => {
  const extras = await atExtras('t9000001')
  const before = (await extras.shown()).price.total.amount
  const one = await priceOf(extras.choose('offer-transfer', '_401'))
  expect(one?.total.amount).toBe(before + 6800)
  const two = await priceOf(extras.choose('offer-transfer', '_401', 2))
  expect([two?.total.amount, two?.lines.find(({ kind }) => kind === 'upsell')?.amount.amount]).toEqual([before + 13_600, 13_600])
  expect(await offerOf(extras, 'offer-transfer')).toMatchObject({ selected: '_401', quantity: 2, most: 2 })
  expect((await priceOf(extras.choose('offer-transfer', null)))?.total.amount).toBe(before)
  expect(await offerOf(extras, 'offer-transfer')).toMatchObject({ selected: null, quantity: 1, most: 2 })
})

test('nobody takes more than there may be, and what is priced for each traveller is taken once', async () => {
  const { choose } = await atExtras('t9000001')
  const codes = async (response: Promise<Response>) =>
    z.object({ problems: z.array(z.object({ name: z.string(), code: z.string() })) }).parse(await (await response).json()).problems
  expect(await codes(choose('offer-transfer', '_401', 3))).toEqual([{ name: 'upsell.offer-transfer', code: 'option' }])
  expect(await codes(choose('offer-lounge', '_201', 2))).toEqual([{ name: 'upsell.offer-lounge', code: 'option' }])
  expect(await codes(choose('offer-nowhere', '_1'))).toEqual([{ name: 'upsell.offer-nowhere', code: 'option' }])
  expect((await choose('offer-transfer', '_401', 17)).status).toBe(400)
})

test('what the provider refuses or breaks over leaves everything as it was', async () => {
  const { shown, choose, upstream } = await atExtras('t9000001')
  const before = (await shown()).price
  const why = 'This lounge is closed that day.'
  const refusal = { status: 400, problems: [{ code: 'InputValidation', detail: why }] }
  await programAnswer(shop.port, { path: `${upstream}/upsell-items/offers`, method: 'PUT', status: 400, problem: refusal, language: 'en' })
  const refused = await choose('offer-lounge', '_201')
  expect([refused.status, problem.parse(await refused.json()).detail]).toEqual([422, why])
  await programAnswer(shop.port, { path: `${upstream}/upsell-items/offers`, method: 'PUT', status: 500 })
  expect((await choose('offer-lounge', '_201')).status).toBeGreaterThanOrEqual(500)
  expect((await shown()).price).toEqual(before)
})

test('where one has to be chosen the provider’s default stands chosen, and all its pictures are there', async () => {
  const extras = await atExtras('t9000001')
  expect(await offerOf(extras, 'offer-flexible')).toMatchObject({ required: true, selected: '_101' })
  expect((await offerOf(extras, 'offer-lounge'))?.pictures).toHaveLength(3)
  expect((await extras.choose('offer-flexible', null)).status).toBe(422)
  expect((await extras.goOn()).status).toBe(200)
})

test('where nothing is preselected the way on waits for a choice, without JavaScript too', async () => {
  const extras = await atExtras('t9000401')
  expect(await offerOf(extras, 'offer-flexible')).toMatchObject({ required: true, selected: null })
  const refused = await extras.goOn()
  expect([refused.status, await refused.json()]).toMatchObject([422, { problems: [{ name: 'upsell.offer-flexible', code: 'choose' }] }])
  const again = await extras.post({ 'upsell.offer-transfer': '_401', 'quantity.offer-transfer': '2' })
  const text = await again.text()
  expect([again.status, text.includes('href="#upsell.offer-flexible"')]).toEqual([422, true])
  expect(text).toMatch(/<option value="2" selected=""/)

  const on = await extras.post({ 'upsell.offer-flexible': '_102', 'upsell.offer-transfer': '_401', 'quantity.offer-transfer': '2' })
  expect(on.status).toBe(303)
  expect(await offerOf(extras, 'offer-transfer')).toMatchObject({ selected: '_401', quantity: 2 })
  expect(await offerOf(extras, 'offer-flexible')).toMatchObject({ selected: '_102' })
})

const insured = z.object({ data: z.object({ price, insurances: z.array(z.object({ componentId: z.string(), name: z.string() })) }) })

test('insurances that come with the trip are lines of the price, and can be taken out', async () => {
  const { visitor, id, step, upstream, post } = await atExtras('t9000403')
  const shown = async () => insured.parse(await (await visitor.ask('GET', `${step}/_payload.json`)).json()).data
  const remove = (componentId: string) => visitor.api('POST', 'checkout/insurances/remove', { componentId }, id)
  const before = await shown()
  expect(before.insurances.map(({ name }) => name)).toEqual(['Cancellation insurance', 'Luggage insurance'])
  expect(before.price.lines.filter(({ kind }) => kind === 'insurance').map(({ amount }) => amount.amount)).toEqual([9800, 3000])
  expect(before.price.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(before.price.total.amount)
  const [first = '', second = ''] = before.insurances.map(({ componentId }) => componentId)

  await programAnswer(shop.port, { path: `${upstream}/insurances`, method: 'DELETE', status: 500 })
  expect((await remove(first)).status).toBeGreaterThanOrEqual(500)
  expect((await shown()).price).toEqual(before.price)
  expect((await priceOf(remove(first)))?.total.amount).toBe(before.price.total.amount - 9800)
  expect((await remove(first)).status).toBe(422)

  const posted = await post({ removeInsurance: second, 'upsell.offer-transfer': '_401' })
  expect([posted.status, posted.headers.get('location')]).toEqual([303, step])
  const after = await shown()
  expect([after.insurances, after.price.total.amount]).toEqual([[], before.price.total.amount - 12_800 + 6800])
})

test('insurance alone has its step; once all of it is out the step has nothing to ask, and is gone', async () => {
  const { visitor, id, step, post } = await atExtras('t9001101')
  const steps = z.object({
    data: z.object({
      steps: z.array(z.object({ name: z.string() })),
      insurances: z.array(z.object({ componentId: z.string() })).optional(),
    }),
  })
  const on = async (name: string) =>
    steps.parse(await (await visitor.ask('GET', `/xx-en/checkout/${id}/${name}/_payload.json`)).json()).data
  const { insurances = [], steps: before } = await on('additional-options')
  expect([insurances.length, before.map(({ name }) => name).includes('additional-options')]).toEqual([2, true])
  for (const { componentId } of insurances) expect((await post({ removeInsurance: componentId })).status).toBe(303)
  expect((await visitor.ask('GET', step)).status).toBe(303)
  expect((await on('traveller-details')).steps.map(({ name }) => name)).not.toContain('additional-options')
})

test('without JavaScript the way back saves what can be had, and completes nothing', async () => {
  const extras = await atExtras('t9000001')
  const back = async (fields: Record<string, string>) => (await extras.post({ intent: 'back', ...fields })).headers.get('location')
  expect(await back({ 'upsell.offer-transfer': '_401' })).toMatch(/\/traveller-details$/)
  expect((await offerOf(extras, 'offer-transfer'))?.selected).toBe('_401')
  expect(await back({ 'upsell.offer-transfer': '_999' })).toMatch(/\/traveller-details$/)
  expect((await offerOf(extras, 'offer-transfer'))?.selected).toBe('_401')
  const { pathname } = new URL(
    (await extras.visitor.ask('GET', `/xx-en/checkout/${extras.id}`)).headers.get('location') ?? '',
    'http://shop',
  )
  expect(pathname).toMatch(/\/additional-options$/)
})
