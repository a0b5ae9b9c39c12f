import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { availabilityView, problem } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { seenHeader, seenInput } from '../../src/shared/checkout/steps/seen.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop?.stop())

const seenOn = async (visitor: Shopper, id: string, step = 'traveller-details') => (await visitor.page(id, step)).data?.seen ?? ''
const cityOf = async (visitor: Shopper, id: string) =>
  z
    .object({ data: z.object({ stored: z.object({ contactInfo: z.object({ address: z.object({ city: z.string() }) }) }) }) })
    .parse(await (await visitor.ask('GET', `/xx-en/checkout/${id}/traveller-details/_payload.json`)).json()).data.stored.contactInfo.address
    .city

async function twoTabs() {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  const form = await visitor.travellerForm(id)
  const post = (seen: string, city: string) => {
    form.set(seenInput, seen)
    form.set('contactInfo.address.city', city)
    return visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, form)
  }
  return { visitor, id, post, one: await seenOn(visitor, id), other: await seenOn(visitor, id) }
}

test('of two tabs the older one is told, with what it typed, and nothing is written over until it is meant', async () => {
  const { visitor, id, post, one, other } = await twoTabs()
  expect((await post(one, 'Aarhus')).status).toBe(303)
  const told = await post(other, 'Bergen')
  const text = await told.text()
  expect(told.status).toBe(409)
  expect(text).toContain('This step was saved elsewhere since you opened it')
  expect(text).toMatch(/name="contactInfo\.address\.city"[^>]*value="Bergen"|value="Bergen"[^>]*name="contactInfo\.address\.city"/)
  expect(await cityOf(visitor, id)).toBe('Aarhus')

  const now = new RegExp(`name="${seenInput}" value="([^"]+)"`).exec(text)?.[1] ?? ''
  expect((await post(now, 'Bergen')).status).toBe(303)
  expect(await cityOf(visitor, id)).toBe('Bergen')
})

test('a tab is not in its own way: a second press and a lost answer pass', async () => {
  const { visitor, id, post, one } = await twoTabs()
  expect((await Promise.all([post(one, 'Aarhus'), post(one, 'Aarhus')])).map(({ status }) => status)).toEqual([303, 303])
  expect((await post(one, 'Odense')).status).toBe(303)
  expect(await cityOf(visitor, id)).toBe('Odense')
})

test('what another step saved is in nobody’s way', async () => {
  const { visitor, id, post, other } = await twoTabs()
  await visitor.api('POST', 'checkout/steps/additional-options', {}, id)
  expect((await post(other, 'Aarhus')).status).toBe(303)
})

test('a call of an older page is told how things are now, and passes when it is sent again', async () => {
  const { visitor, id, post, one } = await twoTabs()
  await post(one, 'Aarhus')
  const [first, second] = [await seenOn(visitor, id, 'additional-options'), await seenOn(visitor, id, 'additional-options')]
  const finish = async (seen: string) =>
    visitor.ask(
      'POST',
      `/api/nezasa/checkout/steps/additional-options?checkoutId=${id}&${await visitor.query()}`,
      {},
      { [seenHeader]: seen },
    )
  expect((await finish(first)).status).toBe(200)
  const told = await finish(second)
  const { code, seen } = problem.extend({ seen: z.string() }).parse(await told.json())
  expect([told.status, code]).toEqual([409, 'STEP_CHANGED'])
  expect((await finish(seen)).status).toBe(200)
})

test('of two tabs on the availability the older one is told too, with what it had decided; agreeing alone counts as well', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000313')
  await visitor.goToAvailability(id)
  const { parts } = availabilityView.parse(await (await visitor.api('POST', 'checkout/availabilityCheck', {}, id)).json())
  const [first, second] = parts.filter(({ result }) => result === 'priceChanged')
  const [one, other, third] = await Promise.all([1, 2, 3].map(() => seenOn(visitor, id, 'availability')))
  const agree = (seen = '') =>
    visitor.api('POST', 'checkout/accepted-changes', { changes: [{ componentId: first?.id, ...first?.price }] }, id, { [seenHeader]: seen })
  const post = (seen = '') =>
    visitor.ask(
      'POST',
      `/xx-en/checkout/${id}/availability`,
      new URLSearchParams({
        [seenInput]: seen,
        [`answer.${second?.id}`]: 'remove',
        [`answer.${first?.id}`]: `accept:${first?.price?.amount}`,
      }),
    )
  expect((await agree(one)).status).toBe(200)
  const told = await post(other)
  const text = await told.text()
  expect(told.status).toBe(409)
  expect(text).toMatch(new RegExp(`name="answer\\.${second?.id}"[^>]*checked=""[^>]*value="remove"|value="remove"[^>]*checked=""`))
  expect((await post(one)).status).toBe(303)
  expect((await agree(third)).status).toBe(409)
})
