import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '../test/setup/sandbox.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const tell = (wish: object) => sandbox.ask('/sandbox/control', wish)
const applied = async (id: string, promoCode: string) =>
  (await sandbox.ask(`/checkout/v1/checkouts/${id}/promo-codes`, { promoCode })).status
const deeds = z.object({ deeds: z.array(z.object({ kind: z.string(), detail: z.string() })) })
const deedsOf = async (id: string) => deeds.parse(await (await sandbox.ask(`/sandbox/ledger?checkoutId=${id}`)).json()).deeds

test('what holds something is told from what does not, and is forgotten by it', async () => {
  const id = await sandbox.newCheckout()
  const path = `/checkout/v1/checkouts/${id}/promo-codes`
  await tell({ answer: { path, method: 'POST', holding: 'TIDE10', times: 9 } })
  expect([await applied(id, 'SPRING50'), await applied(id, 'TIDE10'), await applied(id, 'TIDE10')]).toEqual([200, 502, 502])
  await tell({ forget: 'TIDE10' })
  expect(await applied(id, 'TIDE10')).toBe(200)
  await tell({ answer: { path, method: 'POST', times: 9 } })
  expect(await applied(id, 'TIDE10')).toBe(502)
  await tell({ forget: id })
  expect(await applied(id, 'TIDE10')).toBe(200)
})

const contactInfo = { firstName: 'Ann', lastName: 'Example', email: 'ann@example.com' }
const paxInfo = [1, 2].map((number) => ({ refId: `pax-${number}`, firstName: 'Ann', lastName: 'Example' }))
const introduce = (id: string) => sandbox.ask(`/checkout/v1/checkouts/${id}/traveler-details`, { contactInfo, paxInfo })

test('every request for a booking or a code is counted, also one that changes nothing', async () => {
  const id = await sandbox.newCheckout()
  const at = `/checkout/v1/checkouts/${id}`
  await introduce(id)
  await applied(id, 'TIDE10')
  for (let time = 0; time < 2; time++) {
    await sandbox.ask(`${at}/start-booking`, {})
    await sandbox.ask(`${at}/promo-codes/redeem`, {})
  }
  expect((await deedsOf(id)).map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
    'booking-asked BookingInitiated',
    expect.stringMatching(/^booked TM-\d{6}$/),
    'promo-redeemed TIDE10',
    'booking-asked BookingCompleted',
    'promo-redeemed TIDE10',
  ])
})

test('a booking is held for one checkout, and goes on for it', async () => {
  const [one, other] = [await sandbox.newCheckout(), await sandbox.newCheckout()]
  await tell({ of: one, booking: 'held' })
  for (const id of [one, other]) {
    await introduce(id)
    await sandbox.ask(`/checkout/v1/checkouts/${id}/start-booking`, {})
  }
  const isBooked = async (id: string) => (await deedsOf(id)).some(({ kind }) => kind === 'booked')
  expect([await isBooked(one), await isBooked(other)]).toEqual([false, true])
  await tell({ of: one, booking: 'prompt' })
  expect(await isBooked(one)).toBe(true)
})
