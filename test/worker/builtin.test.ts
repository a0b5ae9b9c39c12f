import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { problem, session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { answerBankPage, builtinVars, confirmAtStripe, stripeCard } from '../setup/checkout-apis.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { askSandbox } from '../setup/sandbox-request.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ vars: builtinVars })
}, 60_000)
afterEach(() => tell({ booking: 'prompt', stripe: { webhooks: 'prompt' } }))
afterAll(() => shop?.stop())

const tell = (wish: object) => askSandbox(shop.port, '/sandbox/control', wish)
const bookable = 't9000001'
const lastPlaces = 't9000016'

async function atPayment(tripId = bookable) {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start(tripId)
  await visitor.goToPayment(id)
  return { visitor, id }
}
async function open(visitor: Shopper, id: string, method: 'CARD' | 'SEPA_DEBIT' | 'IDEAL' = 'CARD', plan = 'ONE_TIME') {
  await visitor.agree(id)
  const answer = await visitor.openSession(id, { payment_plan: plan, payment_method: method, customer: { email: 'ann@example.com' } })
  return session.parse(await answer.json())
}
const payByCard = async (visitor: Shopper, id: string) => {
  const opened = await open(visitor, id)
  await confirmAtStripe(shop.port, opened.client_secret, stripeCard())
  return opened
}
const debit = (iban: string) => ({
  'payment_method_data[type]': 'sepa_debit',
  'payment_method_data[sepa_debit][iban]': iban,
  'payment_method_data[billing_details][name]': 'Ann Example',
  'payment_method_data[billing_details][email]': 'ann@example.com',
})

const ledger = z.object({
  booking: z.object({ status: z.string() }),
  payments: z.array(z.object({ kind: z.string(), amount: z.number() })),
  transactions: z.array(z.object({ external_ref_id: z.string(), amount: z.number(), method: z.string(), status: z.string() })),
})
const ledgerOf = async (id: string) => ledger.parse(await askSandbox(shop.port, `/sandbox/ledger?checkoutId=${id}`))
const kindsOf = async (id: string) => (await ledgerOf(id)).payments.map(({ kind }) => kind)
const becomes = (id: string, kinds: string[]) => expect.poll(() => kindsOf(id), { timeout: 20_000 }).toEqual(kinds)
/** The operator takes money past the shop, and writes it down at the provider. */
const transfer = (id: string) =>
  askSandbox(
    shop.port,
    `/payment-transactions/v1/${id}/create`,
    {
      externalRefId: 'transfer',
      amount: { currency: 'EUR', value: '100.00' },
      transactionType: 'Payment',
      paymentMethod: 'BankTransfer',
      status: 'Closed',
    },
    { authorization: `Basic ${btoa('tidemark:sandbox-secret')}` },
  )
const stateOf = async (visitor: Shopper, id: string) => (await visitor.page(id, 'payment-successful')).data?.state

describe('a payment at Stripe', () => {
  test('is booked, taken and recorded by itself, and confirmed', async () => {
    const { visitor, id } = await atPayment()
    const { session_id, amount } = await payByCard(visitor, id)
    await becomes(id, ['authorised', 'captured'])
    await expect
      .poll(async () => (await ledgerOf(id)).transactions, { timeout: 20_000 })
      .toEqual([{ external_ref_id: session_id, amount, method: 'CreditCard', status: 'Closed' }])
    expect((await ledgerOf(id)).booking.status).toBe('BookingCompleted')
    expect(await stateOf(visitor, id)).toBe('confirmed')
    expect(problem.parse(await (await visitor.createSession(id)).json()).reason).toBe('paid')
  })

  test('of the first part is taken alone', async () => {
    const { visitor, id } = await atPayment()
    const { client_secret, amount } = await open(visitor, id, 'CARD', 'SPLIT_PAYMENT')
    await confirmAtStripe(shop.port, client_secret, stripeCard())
    await becomes(id, ['authorised', 'captured'])
    expect((await ledgerOf(id)).payments.map((each) => each.amount)).toEqual([amount, amount])
  })

  test('that the bank declines is made with another card', async () => {
    const { visitor, id } = await atPayment()
    const { client_secret } = await open(visitor, id)
    await confirmAtStripe(shop.port, client_secret, stripeCard('4000000000009995'))
    await becomes(id, ['declined'])
    expect((await open(visitor, id)).client_secret).toBe(client_secret)
    await confirmAtStripe(shop.port, client_secret, stripeCard())
    await becomes(id, ['declined', 'authorised', 'captured'])
  })

  test('whose proof was left at the bank is made with another card', async () => {
    const { visitor, id } = await atPayment()
    const { client_secret } = await open(visitor, id)
    await confirmAtStripe(shop.port, client_secret, stripeCard('4000000000003220'))
    expect((await visitor.page(id, 'payment')).data?.attempt).toEqual({ kind: 'unfinished' })
    expect(await open(visitor, id)).toMatchObject({ client_secret, status: 'requires_action' })
    await confirmAtStripe(shop.port, client_secret, stripeCard())
    await becomes(id, ['authorised', 'captured'])
  })

  test('whose word is lost is found by whoever looks', async () => {
    const { visitor, id } = await atPayment()
    await tell({ stripe: { webhooks: 'lost' } })
    await payByCard(visitor, id)
    expect(await kindsOf(id)).toEqual(['authorised'])
    expect(['confirming', 'confirmed']).toContain(await stateOf(visitor, id))
    await becomes(id, ['authorised', 'captured'])
  })

  test.each(['held', 'twice'])('is one however its word comes: %s', async (webhooks) => {
    const { visitor, id } = await atPayment()
    await tell({ stripe: { webhooks } })
    await payByCard(visitor, id)
    await tell({ stripe: { webhooks: 'prompt' } })
    await becomes(id, ['authorised', 'captured'])
    await expect.poll(async () => (await ledgerOf(id)).transactions.length, { timeout: 20_000 }).toBe(1)
  })

  test('is set free where the trip is gone', async () => {
    const { visitor, id } = await atPayment(lastPlaces)
    const { client_secret } = await open(visitor, id)
    const startDate = await visitor.departure(lastPlaces)
    await tell({ takePlaces: { tripId: lastPlaces, startDate, places: 2 } })
    await confirmAtStripe(shop.port, client_secret, stripeCard())
    await becomes(id, ['authorised', 'cancelled'])
    expect((await ledgerOf(id)).booking.status).toBe('BookingInitiated')
    expect(await stateOf(visitor, id)).toBe('failed')
    await tell({ freePlaces: { tripId: lastPlaces, startDate } })
  })

  test('is booked once where the answer to it is lost', async () => {
    const { visitor, id } = await atPayment()
    await programAnswer(shop.port, { path: `/checkout/v1/checkouts/${id}/start-booking`, method: 'POST', executeFirst: true, drop: true })
    await payByCard(visitor, id)
    await becomes(id, ['authorised', 'captured'])
    expect((await ledgerOf(id)).booking.status).toBe('BookingCompleted')
  })

  test('is taken once where the answer to that is lost', async () => {
    const { visitor, id } = await atPayment()
    const opened = await open(visitor, id)
    await programAnswer(shop.port, { path: `/stripe/v1/payment_intents/${opened.session_id}/capture`, method: 'POST', executeFirst: true })
    await confirmAtStripe(shop.port, opened.client_secret, stripeCard())
    await becomes(id, ['authorised', 'captured'])
    await expect.poll(async () => (await ledgerOf(id)).transactions.length, { timeout: 20_000 }).toBe(1)
  })

  test('waits for a booking that takes its time', async () => {
    const { visitor, id } = await atPayment()
    await tell({ booking: 'held' })
    await payByCard(visitor, id)
    await expect.poll(async () => (await ledgerOf(id)).booking.status, { timeout: 20_000 }).toBe('BookingInProgress')
    expect(await stateOf(visitor, id)).toBe('confirming')
    expect(await kindsOf(id)).toEqual(['authorised'])
    await tell({ booking: 'prompt' })
    await becomes(id, ['authorised', 'captured'])
  })
})

test('an agency’s checkout takes every way to pay but an invoice, which the provider alone can write', async () => {
  const { visitor, id } = await atPayment('t9000131')
  const framed = z.object({ data: z.object({ channel: z.string(), agency: z.object({ name: z.string() }), methods: z.array(z.string()) }) })
  const { data } = framed.parse(await (await visitor.ask('GET', `/xx-en/checkout/${id}/payment/_payload.json`)).json())
  expect([data.channel, data.agency.name, data.methods]).toEqual(['B2B', 'Harbour Travel Ltd', ['card', 'sepa_debit', 'ideal']])
  await visitor.agree(id)
  const wish = { payment_plan: 'ONE_TIME', payment_method: 'SEPA_DEBIT', customer: { email: 'ann@example.com' } }
  const refused = await visitor.openSession(id, wish, { 'x-payment-method': 'invoice' })
  expect(problem.parse(await refused.json()).reason).toBe('missing-required-fields')
  await payByCard(visitor, id)
  await becomes(id, ['authorised', 'captured'])
})

describe('a debit', () => {
  test('is booked when the money is there', async () => {
    const { visitor, id } = await atPayment()
    const { client_secret } = await open(visitor, id, 'SEPA_DEBIT')
    await confirmAtStripe(shop.port, client_secret, debit('DE08370400440532013003'))
    expect(await stateOf(visitor, id)).toBe('confirming')
    expect((await ledgerOf(id)).booking.status).toBe('BookingInitiated')
    await tell({ stripe: { debits: 'collected' } })
    await becomes(id, ['authorised', 'captured'])
    await expect
      .poll(async () => (await ledgerOf(id)).transactions.map(({ method }) => method), { timeout: 20_000 })
      .toEqual(['DirectDebit'])
  })

  test('that comes back leaves nothing booked, and the way open', async () => {
    const { visitor, id } = await atPayment()
    const { client_secret } = await open(visitor, id, 'SEPA_DEBIT')
    await confirmAtStripe(shop.port, client_secret, debit('DE08370400440532013003'))
    await tell({ stripe: { debits: 'returned' } })
    await becomes(id, ['declined'])
    expect((await ledgerOf(id)).booking.status).toBe('BookingInitiated')
    expect((await visitor.page(id, 'payment')).redirect).toBeUndefined()
  })

  test('goes back where the trip is gone by then', async () => {
    const { visitor, id } = await atPayment(lastPlaces)
    const { client_secret } = await open(visitor, id, 'SEPA_DEBIT')
    await confirmAtStripe(shop.port, client_secret, debit('DE08370400440532013003'))
    const startDate = await visitor.departure(lastPlaces)
    await tell({ takePlaces: { tripId: lastPlaces, startDate, places: 2 } })
    await tell({ stripe: { debits: 'collected' } })
    await becomes(id, ['authorised', 'captured', 'refunded'])
    expect(await stateOf(visitor, id)).toBe('failed')
    await tell({ freePlaces: { tripId: lastPlaces, startDate } })
  })
})

describe('a payment at the bank’s own page', () => {
  const leadOn = async (visitor: Shopper, id: string) => {
    const { redirect_url: address } = await open(visitor, id, 'IDEAL')
    return new URL(address ?? '')
  }

  test('is led there by the worker, booked when the bank says yes, and brings the traveller back', async () => {
    const { visitor, id } = await atPayment()
    const bank = await leadOn(visitor, id)
    expect((await leadOn(visitor, id)).href).toBe(bank.href)
    const back = new URL(await answerBankPage(shop.port, bank, 'complete'))
    expect([back.pathname, back.searchParams.get('redirect_status')]).toEqual([`/xx-en/checkout/${id}/payment-successful`, 'succeeded'])
    await becomes(id, ['authorised', 'captured'])
    await expect.poll(async () => (await ledgerOf(id)).transactions.map(({ method }) => method), { timeout: 20_000 }).toEqual(['Other'])
  })

  test('that the bank refuses can be made again, whatever the address says on the way back', async () => {
    const { visitor, id } = await atPayment()
    await answerBankPage(shop.port, await leadOn(visitor, id), 'fail')
    await becomes(id, ['declined'])
    const forged = `/xx-en/checkout/${id}/payment-successful?redirect_status=succeeded`
    expect((await visitor.ask('GET', forged)).status).toBeGreaterThanOrEqual(300)
    await answerBankPage(shop.port, await leadOn(visitor, id), 'complete')
    await becomes(id, ['declined', 'authorised', 'captured'])
  })
})

describe('the checkout API', () => {
  test('tells the provider’s state and makes schedules that add up', async () => {
    const { visitor, id } = await atPayment()
    const at = `/tours-checkout-api/itineraries/${id}`
    expect(await (await visitor.api('GET', at)).json()).toMatchObject({
      booking_status: 'BOOKING_INITIATED',
      booking_supported_payment_plans: ['ONE_TIME', 'SPLIT_PAYMENT'],
    })
    const schedule = z.object({ items: z.array(z.object({ amount: z.number() })) })
    const sums = await Promise.all(
      ['ONE_TIME', 'SPLIT_PAYMENT'].map(async (plan) =>
        schedule
          .parse(await (await visitor.api('GET', `${at}/payment-schedules/${plan}`)).json())
          .items.reduce((sum, { amount }) => sum + amount, 0),
      ),
    )
    expect(sums[0]).toBe(sums[1])
    const refused = await visitor.api('GET', `${at}/payment-schedules/INSTALLMENT`)
    expect([refused.status, problem.parse(await refused.json()).code]).toEqual([400, 'API_UNSUPPORTED_PAYMENT_PLAN'])
  })

  test('lets the payment page reach what Stripe documents, and no other page', async () => {
    const { visitor, id } = await atPayment()
    const policyOf = async (step: string) =>
      (await visitor.ask('GET', `/xx-en/checkout/${id}/${step}`)).headers.get('content-security-policy') ?? ''
    const policy = await policyOf('payment')
    expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;')
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).toContain("form-action 'self' https://pm-redirects.stripe.com https://hooks.stripe.com https://pay.ideal.nl;")
    expect(await policyOf('availability')).not.toMatch(/stripe|ideal/)
  })

  test('opens nothing where the operator holds money for the trip already', async () => {
    const { visitor, id } = await atPayment()
    await visitor.agree(id)
    const wish = { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email: 'ann@example.com' } }
    await transfer(id)
    const refused = await visitor.openSession(id, wish)
    expect([refused.status, problem.parse(await refused.json()).code]).toEqual([409, 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS'])
  })

  test('books nothing, and gives the money free, where the operator was paid while the card was typed', async () => {
    const { visitor, id } = await atPayment()
    const { client_secret } = await open(visitor, id)
    await transfer(id)
    await confirmAtStripe(shop.port, client_secret, stripeCard())
    await becomes(id, ['authorised', 'cancelled'])
    expect((await ledgerOf(id)).booking.status).toBe('BookingInitiated')
  })

  test('knows no session of another checkout', async () => {
    const [one, other] = [await atPayment(), await atPayment()]
    const { session_id } = await open(one.visitor, one.id)
    const answer = await other.visitor.api('GET', `/tours-checkout-api/itineraries/${other.id}/checkout-sessions/${session_id}`)
    expect(answer.status).toBe(404)
  })

  test('says so where Stripe is out of reach', async () => {
    const { visitor, id } = await atPayment()
    await programAnswer(shop.port, { path: '/stripe/v1/payment_intents', method: 'POST', status: 500 })
    const answer = await visitor.createSession(id)
    expect([answer.status, problem.parse(await answer.json()).code]).toEqual([503, 'API_SERVICE_UNAVAILABLE'])
  })
})

describe('the webhook', () => {
  const send = (body: string, signature?: string) =>
    shop.ask('/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body,
    })
  const now = () => Math.floor(Date.now() / 1000)
  const sign = (body: string, timestamp = now(), secret = 'whsec_sandbox', scheme = 'v1') =>
    Stripe.webhooks.generateTestHeaderString({ payload: body, timestamp, secret, scheme })
  const event = (object: object) => JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object } })
  const unknown = event({ id: 'pi_unknown', metadata: { checkout: 'abcdefghijkl' } })

  test.each([
    ['a payment nobody knows', unknown],
    ['a payment of another business', event({ id: 'pi_2', metadata: {} })],
    ['another kind of event', '{"id":"evt_2","type":"customer.created","data":{"object":{"id":"cus_1"}}}'],
    ['what is no JSON', 'nothing'],
    ['as much as 60 kB', event({ id: 'pi_3', metadata: { note: 'x'.repeat(60_000) } })],
  ])('takes %s and lets it be', async (_, body) => {
    expect((await send(body, sign(body))).status).toBe(200)
  })

  test('takes a message again, an old one in time, and any of several signatures', async () => {
    const [time = '', own = ''] = sign(unknown).split(',')
    const [, other = ''] = sign(unknown, now(), 'whsec_other').split(',')
    const signatures = [
      `${time},${own}`,
      `${time},${own}`,
      sign(unknown, now() - 298),
      `${time},${other},${own}`,
      `${time},${own},${other}`,
    ]
    for (const signature of signatures) expect((await send(unknown, signature)).status).toBe(200)
  })

  test.each([
    ['nobody signed', undefined],
    ['another secret signed', sign(unknown, undefined, 'whsec_other')],
    ['was signed too long ago', sign(unknown, now() - 302)],
    ['is signed from the future', sign(unknown, now() + 3600)],
    ['is not what was signed', sign(`${unknown} `)],
    ['has no signature of this scheme', sign(unknown, undefined, undefined, 'v0')],
    ['has a time and nothing else', `t=${now()}`],
    ['has two times', `t=${now()},${sign(unknown)}`],
    ['is signed in capitals', sign(unknown).replace(/v1=.*/, (signature) => `v1=${signature.slice(3).toUpperCase()}`)],
  ])('refuses what %s', async (_, signature) => {
    expect((await send(unknown, signature)).status).toBe(400)
  })

  test('is for posts alone, and for no more than a message', async () => {
    expect((await shop.ask('/webhooks/stripe')).status).toBe(404)
    const large = 'x'.repeat(400_000)
    expect((await send(large, sign(large))).status).toBe(413)
    const marked = `\uFEFF${unknown}`
    expect((await send(marked, sign(marked))).status).toBe(400)
  })
})
