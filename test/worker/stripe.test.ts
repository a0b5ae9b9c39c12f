import { Response } from 'miniflare'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { problem, session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { builtinVars, confirmAtStripe, stripeCard } from '../setup/checkout-apis.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { askSandbox } from '../setup/sandbox-request.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

/** In whole euros, as a provider tells them of one checkout. */
type Figures = { price: number; downPayment: number; openAmount: number; before?: number; paid?: number }

let shop: Shop
const lines: string[] = []
const figures = new Map<string, Figures>()
const asked: string[] = []
beforeAll(async () => {
  shop = await startShop({
    vars: builtinVars,
    hear: (line) => void lines.push(line),
    async between(request, pass) {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/stripe/')) asked.push(`${request.method} ${pathname}`)
      const changed = figures.get(/^\/checkout\/v1\/checkouts\/(\w+)/.exec(pathname)?.[1] ?? '')
      const answer = await pass(request)
      if (!changed || !answer.headers.get('content-type')?.startsWith('application/json')) return answer
      return Response.json(retold(await answer.json(), changed), { status: answer.status })
    },
  })
}, 60_000)
afterAll(() => shop?.stop())
beforeEach(() => {
  lines.splice(0)
  asked.splice(0)
})

const record = z.record(z.string(), z.unknown())

/** The provider's answer with other figures, wherever it tells prices or payments. */
function retold(value: unknown, told: Figures): unknown {
  if (Array.isArray(value)) return value.map((each) => retold(each, told))
  const { data } = record.safeParse(value)
  if (!data) return value
  const rest = Object.fromEntries(Object.entries(data).map(([name, part]) => [name, retold(part, told)]))
  if (Array.isArray(data.paymentTransactions) && told.paid !== undefined) {
    const [first] = z.array(record).parse(data.paymentTransactions)
    const amount = { currency: 'EUR', value: told.paid.toFixed(2), amount: told.paid.toFixed(2) }
    return { ...rest, paymentTransactions: first ? [{ ...first, amount }] : [] }
  }
  if (!('openAmount' in data)) return rest
  const money = (amount: number) => ({ amount, currency: 'EUR' })
  return {
    ...rest,
    packagePrice: money(told.price),
    totalPackagePrice: money(told.price),
    discountedPackagePrice: money(told.price),
    downPayment: money(told.downPayment),
    openAmount: money(told.openAmount),
    ...(told.before !== undefined && { previousPackagePrice: money(told.before) }),
  }
}

async function atPayment(tripId = 't9000001') {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start(tripId)
  await visitor.goToPayment(id)
  return { visitor, id }
}
const wish = (method = 'CARD', plan = 'ONE_TIME') => ({
  payment_plan: plan,
  payment_method: method,
  customer: { email: 'ann@example.com' },
})
async function open(visitor: Shopper, id: string, method?: string, plan?: string) {
  await visitor.agree(id)
  const answer = await visitor.openSession(id, wish(method, plan))
  return { status: answer.status, body: await answer.json() }
}
const told = z.looseObject({ event: z.string() })
const toldOf = (event: string) =>
  lines.flatMap((line) => {
    const { data: found } = told.safeParse(line.startsWith('{') ? JSON.parse(line) : undefined)
    return found?.event === event ? [found] : []
  })

describe('an error of Stripe’s', () => {
  const unknown = {
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    param: 'payment_method_types',
    message: 'Received unknown parameter: payment_method_types',
  }

  test.each([
    ['the shop’s mistake', 400, unknown, 502, 'unavailable', /call us/],
    [
      'a wrong key',
      401,
      { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****1234' },
      502,
      'unavailable',
      /call us/,
    ],
    ['its own trouble', 500, { type: 'api_error', message: 'Sorry.' }, 503, undefined, /try again in a few minutes/],
    ['too many requests', 429, { type: 'invalid_request_error', code: 'rate_limit' }, 503, undefined, /try again in a few minutes/],
    [
      'a decline',
      402,
      { type: 'card_error', code: 'card_declined', decline_code: 'call_issuer' },
      409,
      'declined',
      /Your bank wants to hear/,
    ],
  ])('that is %s (%i) has its sentence and its line', async (_, status, error, answered, reason, sentence) => {
    const { visitor, id } = await atPayment()
    await programAnswer(shop.port, { path: '/stripe/v1/payment_intents', method: 'POST', status, body: { error } })
    const { status: shown, body } = await open(visitor, id)
    const { reason: why, detail = '' } = problem.parse(body)
    expect([shown, why, detail]).toEqual([answered, reason, expect.stringMatching(sentence)])
    expect(JSON.stringify(body)).not.toContain('parameter')
    const refusals = toldOf('stripe-refused')
    expect(refusals).toMatchObject([{ method: 'POST', path: '/v1/payment_intents', status, type: error.type }])
    expect(refusals).toEqual([expect.objectContaining({ stripeRequest: expect.stringMatching(/^req_/) })])
    if ('param' in error) expect(refusals).toMatchObject([{ param: error.param, message: error.message }])
    expect(lines.join('\n')).not.toMatch(/sk_test|ann@example/)
    expect((await open(visitor, id)).status).toBe(200)
  })

  test('at the way to the bank is told with and without a script', async () => {
    const { visitor, id } = await atPayment()
    const decline = { error: { type: 'card_error', code: 'payment_method_customer_decline' } }
    const refuse = (status: number, body: object) =>
      programAnswer(shop.port, { path: '/stripe/v1/payment_intents/', method: 'POST', status, body })
    await refuse(402, decline)
    expect(problem.parse((await open(visitor, id, 'IDEAL')).body)).toMatchObject({
      reason: 'declined',
      detail: expect.stringMatching(/left your bank/),
    })
    await refuse(400, { error: unknown })
    const html = await (await visitor.ask('GET', `/xx-en/checkout/${id}/payment`)).text()
    const hidden = (name: string): [string, string] => [name, new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '']
    const boxes = [...html.matchAll(/name="(terms-\d+)"/g)].map(([, name = '']): [string, string] => [name, 'on'])
    const fields = new URLSearchParams([...boxes, hidden('terms-version'), hidden('shown'), ['plan', 'ONE_TIME'], ['method', 'ideal']])
    const answer = await visitor.ask('POST', `/xx-en/checkout/${id}/payment`, fields)
    const [shown] = (await answer.text()).split('<script type="application/json"')
    expect(shown).toMatch(/We can’t take this payment right now[^<]*No money has moved\./)
    expect(toldOf('stripe-refused').map(({ status }) => status)).toEqual([402, 400])
  })

  test('about a card has a line for the operator, without the card', async () => {
    const { visitor, id } = await atPayment()
    const { client_secret, session_id } = session.parse((await open(visitor, id)).body)
    await confirmAtStripe(shop.port, client_secret, stripeCard('4000000000009995'))
    await expect.poll(() => toldOf('payment-declined').length, { timeout: 20_000 }).toBe(1)
    expect(toldOf('payment-declined')).toMatchObject([
      { checkoutId: id, payment: session_id, code: 'card_declined', declineCode: 'insufficient_funds', told: 'insufficient-funds' },
    ])
    expect(lines.join('\n')).not.toContain('9995')
    expect((await visitor.page(id, 'payment')).data?.attempt).toMatchObject({ kind: 'declined', reason: 'insufficient-funds' })
  })
})

const schedule = z.object({ items: z.array(z.object({ amount: z.number() })) })
const page = z.object({
  data: z.object({
    schedules: z.array(z.object({ plan: z.string(), items: z.array(z.object({ amount: z.object({ amount: z.number() }) })) })),
    price: z.object({ payNow: z.object({ amount: z.number() }) }),
    attempt: z.object({ kind: z.string(), text: z.string().optional() }).optional(),
  }),
})
const pageOf = async (visitor: Shopper, id: string) =>
  page.parse(await (await visitor.ask('GET', `/xx-en/checkout/${id}/payment/_payload.json`)).json()).data
const plansOf = ({ schedules }: Awaited<ReturnType<typeof pageOf>>) =>
  Object.fromEntries(schedules.map(({ plan, items }) => [plan, items.map(({ amount }) => amount.amount)]))

describe('the open amount', () => {
  async function withFigures(changed: Figures) {
    const visitor = new Shopper(shop.port)
    const id = await visitor.start('t9000001')
    figures.set(id, changed)
    await visitor.goToPayment(id)
    return { visitor, id }
  }

  test.each([
    ['what remains after the down payment', 800],
    ['everything that is not paid', 1000],
  ])('is paid to the cent where it means %s', async (_, openAmount) => {
    const { visitor, id } = await withFigures({ price: 1000, downPayment: 200, openAmount })
    const shown = await pageOf(visitor, id)
    expect(plansOf(shown)).toEqual({ ONE_TIME: [100_000], SPLIT_PAYMENT: [20_000, 80_000] })
    expect([shown.price.payNow.amount, shown.attempt]).toEqual([100_000, undefined])
    expect(session.parse((await open(visitor, id, 'CARD', 'SPLIT_PAYMENT')).body).amount).toBe(20_000)
    expect(session.parse((await open(visitor, id)).body).amount).toBe(100_000)
  })

  test('that fits neither reading stops the payment, says so, and tells the operator the figures', async () => {
    const { visitor, id } = await withFigures({ price: 1000, downPayment: 200, openAmount: 700 })
    lines.splice(0)
    expect((await pageOf(visitor, id)).attempt).toEqual({ kind: 'not-started', text: expect.stringMatching(/figures.*call us.*No money/) })
    const euros = (amount: number) => ({ amount, currency: 'EUR' })
    const line = { checkoutId: id, price: euros(100_000), downPayment: euros(20_000), openAmount: euros(70_000), paid: euros(0) }
    expect(toldOf('open-amount-unclear')).toEqual([{ event: 'open-amount-unclear', ...line }])
    const refused = await open(visitor, id)
    expect([refused.status, problem.parse(refused.body)]).toMatchObject([
      502,
      { reason: 'unclear-amount', detail: expect.stringMatching(/figures/) },
    ])
    expect(asked).toEqual([])
    figures.set(id, { price: 1000, downPayment: 200, openAmount: 800 })
    expect(session.parse((await open(visitor, id)).body).amount).toBe(100_000)
  })

  test('of a booking of which the rest is open leaves a dearer change what it costs more', async () => {
    const visitor = new Shopper(shop.port)
    const id = await visitor.start('t9000701')
    figures.set(id, { price: 1180, before: 1000, downPayment: 236, openAmount: 944, paid: 200 })
    const at = `/xx-en/checkout-modifications/${id}/modifications`
    const change = z.object({ data: z.object({ change: z.string(), money: z.object({ due: z.object({ amount: z.number() }) }) }) })
    const { data } = change.parse(await (await visitor.ask('GET', `${at}/_payload.json`)).json())
    expect(data.money.due.amount).toBe(18_000)
    const agreed = await visitor.ask('POST', at, new URLSearchParams({ change: data.change, consent: 'on' }))
    expect([agreed.status, agreed.headers.get('location')]).toEqual([303, expect.stringMatching(/\/payment$/)])
    expect(plansOf(await pageOf(visitor, id))).toEqual({ ONE_TIME: [18_000] })
    const told = await visitor.api('GET', `/tours-checkout-api/itineraries/${id}/payment-schedules/ONE_TIME`)
    expect(schedule.parse(await told.json()).items.map(({ amount }) => amount)).toEqual([18_000])
    const { amount, client_secret } = session.parse((await open(visitor, id)).body)
    expect(amount).toBe(18_000)
    await confirmAtStripe(shop.port, client_secret, stripeCard())
    const ledger = z.object({ payments: z.array(z.object({ kind: z.string(), amount: z.number() })) })
    const captured = async () =>
      ledger.parse(await askSandbox(shop.port, `/sandbox/ledger?checkoutId=${id}`)).payments.filter(({ kind }) => kind === 'captured')
    await expect.poll(captured, { timeout: 20_000 }).toEqual([{ kind: 'captured', amount: 18_000 }])
  })
})
