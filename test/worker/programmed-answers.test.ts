import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { askSandbox } from '../setup/sandbox-request.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop?.stop())

async function atPayment() {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  await visitor.goToPayment(id)
  return { visitor, id, path: `/tours-checkout-api/itineraries/${id}/checkout-sessions` }
}
const ledger = z.object({ intents: z.array(z.object({ session_id: z.string() })) })
const sessionsOf = async (id: string) =>
  ledger.parse(await askSandbox(shop.port, `/sandbox/ledger?checkoutId=${id}`)).intents.map(({ session_id }) => session_id)

test.each([
  ['a 502', {}],
  ['a connection that breaks', { drop: true, status: 200 }],
])('a session whose answer is lost in %s is the one that the next press finds', async (_, how) => {
  const { visitor, id, path } = await atPayment()
  await programAnswer(shop.port, { path, method: 'POST', executeFirst: true, ...how })
  expect((await visitor.createSession(id)).status).toBeGreaterThanOrEqual(500)
  const made = await sessionsOf(id)
  const { session_id } = session.parse(await (await visitor.createSession(id)).json())
  expect(made).toEqual([session_id])
  expect(await sessionsOf(id)).toEqual(made)
})

test('what is answered without being carried out leaves nothing', async () => {
  const { visitor, id, path } = await atPayment()
  await programAnswer(shop.port, { path, method: 'POST', times: 2, status: 502 })
  await visitor.createSession(id)
  await visitor.createSession(id)
  expect(await sessionsOf(id)).toEqual([])
  expect((await visitor.createSession(id)).status).toBe(200)
})

test('why the provider refuses a form post stands on the page that comes back', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  const why = 'This name is longer than the airline can print.'
  const problem = { status: 422, problems: [{ code: 'VALIDATION_FAILED', detail: why, level: 'ERROR' }] }
  const path = `/checkout/v1/checkouts/${id}/traveler-details`
  await programAnswer(shop.port, { path, method: 'POST', status: 422, problem, language: 'en' })
  const form = await visitor.travellerForm(id)
  const again = await visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, form)
  expect([again.status, await again.text()]).toEqual([422, expect.stringContaining(why)])
  expect((await visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, form)).status).toBe(303)
})
