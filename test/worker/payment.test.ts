import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { problem, session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { checkoutApis } from '../setup/checkout-apis.ts'
import { askSandbox } from '../setup/sandbox-request.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

describe.each(checkoutApis)('with the checkout API $name', (api) => {
  let shop: Shop
  /** Holds the next call that opens a session: `reached` tells when it is there, `release` lets it go. */
  let held: { reached: () => void; released: Promise<void> } | undefined
  function holdNextSession() {
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    held = { reached: reached.resolve, released: released.promise }
    return { reached: reached.promise, release: released.resolve }
  }
  beforeAll(async () => {
    shop = await startShop({
      vars: api.vars,
      async between(request, pass) {
        const hold = request.method === 'POST' && api.opens(request.url) ? held : undefined
        if (!hold) return pass(request)
        held = undefined
        hold.reached()
        await hold.released
        return pass(request)
      },
    })
  }, 60_000)
  afterAll(() => shop?.stop())

  async function atPayment() {
    const visitor = new Shopper(shop.port)
    const id = await visitor.start('t9000001')
    await visitor.goToPayment(id)
    return { visitor, id }
  }
  const open = async (visitor: Shopper, id: string, plan?: string, email?: string) =>
    session.parse(await (await visitor.createSession(id, plan, email)).json())
  const statusOf = async (visitor: Shopper, id: string, sessionId: string) =>
    session.parse(await (await visitor.api('GET', `/tours-checkout-api/itineraries/${id}/checkout-sessions/${sessionId}`)).json()).status

  const pay = (visitor: Shopper, clientSecret: string) => api.payByCard(shop.port, visitor, clientSecret)
  const ledger = z.object({ payments: z.array(z.object({ kind: z.string() })), booking: z.object({ status: z.string() }) })
  /** What is paid is booked and taken, once; with the built-in API a moment after the payment. */
  const settled = (id: string) => expect.poll(() => kindsOf(id), { timeout: 20_000 }).toEqual(['authorised', 'captured'])
  const kindsOf = async (id: string) =>
    ledger.parse(await askSandbox(shop.port, `/sandbox/ledger?checkoutId=${id}`)).payments.map(({ kind }) => kind)

  test('another plan, method or e-mail closes what was open before; paying that takes nothing', async () => {
    const { visitor, id } = await atPayment()
    const first = await open(visitor, id)
    const split = await open(visitor, id, 'SPLIT_PAYMENT')
    expect(await statusOf(visitor, id, first.session_id)).toBe('canceled')
    const other = await open(visitor, id, 'SPLIT_PAYMENT', 'other@example.com')
    expect(await statusOf(visitor, id, split.session_id)).toBe('canceled')
    await pay(visitor, first.client_secret)
    await pay(visitor, split.client_secret)
    expect(await kindsOf(id)).toEqual([])
    await pay(visitor, other.client_secret)
    await settled(id)
    expect((await visitor.page(id, 'payment-successful')).data).toMatchObject({ state: 'confirmed' })
  })

  test('coming back to an earlier choice makes one that can be paid', async () => {
    const { visitor, id } = await atPayment()
    const first = await open(visitor, id)
    const split = await open(visitor, id, 'SPLIT_PAYMENT')
    const again = await open(visitor, id)
    expect(again.session_id).not.toBe(first.session_id)
    expect((await open(visitor, id)).session_id).toBe(again.session_id)
    expect([await statusOf(visitor, id, first.session_id), await statusOf(visitor, id, split.session_id)]).toEqual(['canceled', 'canceled'])
    await pay(visitor, again.client_secret)
    await settled(id)
  })

  test('who chose otherwise in another tab, but paid the first, has paid', async () => {
    const { visitor, id } = await atPayment()
    const first = await open(visitor, id)
    await pay(visitor, first.client_secret)
    expect(problem.parse(await (await visitor.createSession(id, 'SPLIT_PAYMENT')).json()).reason).toBe('paid')
    expect((await visitor.page(id, 'payment')).redirect).toContain('/payment-successful')
  })

  test('two tabs that choose at once leave one payment that can be confirmed', async () => {
    const { visitor, id } = await atPayment()
    const answers = await Promise.all([visitor.createSession(id), visitor.createSession(id, 'SPLIT_PAYMENT'), visitor.createSession(id)])
    const opened = new Map<string, string>()
    for (const answer of answers) {
      const body: unknown = await answer.json()
      const made = session.safeParse(body).data
      if (made) opened.set(made.session_id, made.client_secret)
      else expect(problem.parse(body)).toMatchObject({ reason: 'superseded', detail: expect.stringMatching(/\w/) })
    }
    const statuses = await Promise.all([...opened.keys()].map((each) => statusOf(visitor, id, each)))
    expect(statuses.filter((status) => status === 'requires_payment_method').length).toBeLessThanOrEqual(1)
    await Promise.all([...opened.values()].map((secret) => pay(visitor, secret)))
    const kinds = await kindsOf(id)
    expect(kinds.filter((kind) => kind === 'authorised').length).toBeLessThanOrEqual(1)
    if (!kinds.includes('authorised')) await pay(visitor, (await open(visitor, id)).client_secret)
    await settled(id)
  })

  test('a session that was opened too late, after the other tab had chosen otherwise, is let go unseen', async () => {
    const { visitor, id } = await atPayment()
    const { reached, release } = holdNextSession()
    const late = visitor.createSession(id)
    await reached
    const split = await open(visitor, id, 'SPLIT_PAYMENT')
    release()
    const answer = await late
    const text = await answer.text()
    expect([answer.status, problem.parse(JSON.parse(text))]).toMatchObject([
      409,
      { reason: 'superseded', detail: expect.stringMatching(/\w/) },
    ])
    expect(text).not.toContain('client_secret')
    expect(await statusOf(visitor, id, split.session_id)).toBe('requires_payment_method')
    const { intents } = z
      .object({ intents: z.array(z.object({ status: z.string() })) })
      .parse(await askSandbox(shop.port, `/sandbox/ledger?checkoutId=${id}`))
    expect(intents.map(({ status }) => status).toSorted()).toEqual(['canceled', 'requires_payment_method'])
  })
})
