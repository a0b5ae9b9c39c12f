import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { problem, session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { askSandbox } from '../setup/sandbox-request.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
const sent: { body: unknown; headers: ReadonlyMap<string, string> }[] = []
beforeAll(async () => {
  shop = await startShop({
    async between(request, pass) {
      if (request.method === 'POST' && request.url.endsWith('/checkout-sessions'))
        sent.push({ body: await request.clone().json(), headers: new Map([...request.headers]) })
      return pass(request)
    },
  })
}, 60_000)
afterAll(() => shop?.stop())
beforeEach(() => void sent.splice(0))

async function atPayment(trip = 't9000001') {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start(trip)
  await visitor.goToPayment(id)
  return { visitor, id }
}
const wishFor = (method: string, plan = 'ONE_TIME') => ({
  payment_plan: plan,
  payment_method: method,
  customer: { email: 'ann@example.com' },
})
async function open(visitor: Shopper, id: string, method: string, headers?: Record<string, string>) {
  await visitor.agree(id)
  return session.parse(await (await visitor.openSession(id, wishFor(method), headers)).json())
}
const refusalOf = async (answer: Promise<Response>) => problem.parse(await (await answer).json()).reason

const ledger = z.object({
  payments: z.array(z.object({ kind: z.string() })),
  intents: z.array(z.object({ status: z.string(), payment_method: z.string() })),
  transactions: z.array(z.object({ method: z.string(), status: z.string() })),
})
const ledgerOf = async (id: string) => ledger.parse(await askSandbox(shop.port, `/sandbox/ledger?checkoutId=${id}`))
const kindsOf = async (id: string) => (await ledgerOf(id)).payments.map(({ kind }) => kind)
const bankSpeaks = (id: string) => askSandbox(shop.port, '/sandbox/control', { settle: id })
/** What stands on a page, without the texts that travel with it. */
const shownAt = async (visitor: Shopper, path: string) => {
  const answer = await visitor.ask('GET', path)
  const [shown = ''] = (await answer.text()).split('<script type="application/json"')
  return { status: answer.status, shown }
}
const confirmation = (id: string) => `/xx-en/checkout/${id}/payment-successful`
const stateOf = async (visitor: Shopper, id: string) => (await visitor.page(id, 'payment-successful')).data?.state

/** What the traveller presses at the bank; where it leads back to. */
async function atBank(address: string, outcome: 'complete' | 'fail' | 'abandon'): Promise<string> {
  const { pathname, search, searchParams } = new URL(address)
  const { headers } = await shop.ask(`${pathname}${search}`, {
    host: 'sandbox.localhost',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_secret: searchParams.get('client_secret') ?? '', outcome }).toString(),
  })
  return String(headers.location)
}

/** The form of the step as a browser without a script posts it. */
async function form(visitor: Shopper, id: string, values: Record<string, string>): Promise<URLSearchParams> {
  const html = await (await visitor.ask('GET', `/xx-en/checkout/${id}/payment`)).text()
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
  const boxes = [...html.matchAll(/name="(terms-\d+)"/g)].map(([, name = '']): [string, string] => [name, 'on'])
  const usual = { plan: 'ONE_TIME', method: 'ideal', 'terms-version': hidden('terms-version'), shown: hidden('shown') }
  return new URLSearchParams([...boxes, ...Object.entries({ ...usual, ...values })])
}
const post = (visitor: Shopper, id: string, body: URLSearchParams) => visitor.ask('POST', `/xx-en/checkout/${id}/payment`, body)

describe('the session', () => {
  test('asks for plan, method and e-mail and nothing else, however often for the same key', async () => {
    const { visitor, id } = await atPayment()
    await open(visitor, id, 'SEPA_DEBIT', { 'x-expected-amount': String((await open(visitor, id, 'SEPA_DEBIT')).amount) })
    expect(sent.map(({ body }) => body)).toEqual([wishFor('SEPA_DEBIT')])
    const [{ headers } = { headers: new Map() }] = sent
    expect(['x-tour-operator', 'accept-version', 'idempotency-key'].map((name) => headers.get(name))).toEqual([
      expect.stringMatching(/\w/),
      '1.0',
      expect.stringMatching(/^[\w-]{36}$/),
    ])
    expect([headers.get('x-expected-amount'), headers.get('x-payment-method')]).toEqual([undefined, undefined])
  })

  test('over another amount than was shown is never seen', async () => {
    const { visitor, id } = await atPayment()
    await visitor.agree(id)
    const path = `/tours-checkout-api/itineraries/${id}/checkout-sessions`
    const other = {
      session_id: 'cs_other',
      client_secret: 'pi_x_secret_y',
      publishable_key: 'pk',
      amount: 1,
      currency: 'EUR',
      status: 'requires_payment_method',
    }
    await programAnswer(shop.port, { path, method: 'POST', status: 200, body: other })
    await programAnswer(shop.port, { path: `${path}/cs_other/cancel`, method: 'POST', status: 200, body: { ...other, status: 'canceled' } })
    const answer = await (await visitor.openSession(id, wishFor('CARD'))).text()
    expect([problem.parse(JSON.parse(answer)).reason, answer.includes('secret')]).toEqual(['unclear-amount', false])
  })

  test('is opened only if the stored travellers hold against what is asked for now; what is missing leads back to its step', async () => {
    const { visitor, id } = await atPayment()
    await visitor.agree(id)
    const names = { firstName: 'required', lastName: 'required' }
    await programAnswer(shop.port, {
      path: `/checkout/v1/checkouts/${id}/required-traveler-details`,
      method: 'GET',
      status: 200,
      body: { contact: { ...names, email: 'required' }, billing: {}, passenger: { ...names, passportNumber: 'required' } },
    })
    const refused = await visitor.openSession(id, wishFor('CARD'))
    expect([refused.status, problem.parse(await refused.json())]).toMatchObject([
      400,
      { reason: 'missing-required-fields', detail: expect.stringMatching(/\w/) },
    ])
    expect(sent).toEqual([])
    expect((await visitor.page(id, 'payment')).redirect).toContain('/traveller-details?notice=earlier-step-incomplete')
    const { data } = await visitor.page(id, 'traveller-details')
    expect(data?.passengers?.[0]?.fields.map(({ name }) => name)).toContain('paxInfo[0].passportNr')
  })

  test('is not opened where nobody can say what is asked for', async () => {
    const { visitor, id } = await atPayment()
    await visitor.agree(id)
    await programAnswer(shop.port, {
      path: `/checkout/v1/checkouts/${id}/required-traveler-details`,
      method: 'GET',
      status: 200,
      body: 'nonsense',
    })
    expect((await visitor.openSession(id, wishFor('CARD'))).status).toBe(502)
    expect(sent).toEqual([])
    expect((await visitor.openSession(id, wishFor('CARD'))).status).toBe(200)
  })

  test('for a plan the checkout API refuses after all is told inline', async () => {
    const { visitor, id } = await atPayment()
    await visitor.agree(id)
    await programAnswer(shop.port, {
      path: `/tours-checkout-api/itineraries/${id}/checkout-sessions`,
      method: 'POST',
      status: 400,
      body: { code: 'API_UNSUPPORTED_PAYMENT_PLAN', message: 'No.', status: 400 },
    })
    expect(await refusalOf(visitor.openSession(id, wishFor('CARD')))).toBe('unsupported-plan')
  })
})

describe('plan and method of a payment that did not end in a booking', () => {
  const chosen = async (visitor: Shopper, id: string) => {
    const { data } = await visitor.page(id, 'payment')
    return [data?.plan, data?.method]
  }

  test('are chosen already when the traveller comes back; the boxes of the terms are not', async () => {
    const { visitor, id } = await atPayment()
    expect(await chosen(visitor, id)).toEqual(['ONE_TIME', 'card'])
    await visitor.agree(id, true)
    const { redirect_url } = session.parse(await (await visitor.openSession(id, wishFor('IDEAL', 'SPLIT_PAYMENT'))).json())
    await atBank(redirect_url ?? '', 'fail')
    expect(await chosen(visitor, id)).toEqual(['SPLIT_PAYMENT', 'ideal'])
    const { shown } = await shownAt(visitor, `/xx-en/checkout/${id}/payment`)
    expect(shown).toMatch(/<input(?=[^>]*value="SPLIT_PAYMENT")[^>]*checked/)
    expect(shown).toMatch(/<input(?=[^>]*value="ideal")[^>]*checked/)
    expect(shown).not.toMatch(/<input(?=[^>]*(?:name="terms-\d+"|name="newsletter"))[^>]*checked/)
  })

  test('are told to the owner alone', async () => {
    const { visitor, id } = await atPayment()
    await visitor.agree(id)
    await visitor.openSession(id, wishFor('SEPA_DEBIT', 'SPLIT_PAYMENT'))
    expect(await chosen(new Shopper(shop.port), id)).toEqual(['ONE_TIME', 'card'])
  })
})

describe('the rights of travellers', () => {
  const told = async (visitor: Shopper, id: string) => (await shownAt(visitor, `/xx-en/checkout/${id}/payment`)).shown
  const program = (id: string, status: number, body: unknown, times = 1) =>
    programAnswer(shop.port, { path: `/checkout/v1/checkouts/${id}/regulatory-information`, method: 'GET', status, body, times })
  const ofTheMarket = 'within the meaning of Directive (EU) 2015/2302'

  test('are told in the provider’s own words before the button, in the market’s where it has none or does not answer', async () => {
    const { visitor, id } = await atPayment()
    await program(id, 200, { euPrrl: { title: 'Your package', intro: 'Covered by Example Cover.', links: [] } })
    const own = await told(visitor, id)
    expect([own.includes('Covered by Example Cover.'), own.indexOf('Example Cover') < own.lastIndexOf('type="submit"')]).toEqual([
      true,
      true,
    ])
    for (const [status, body] of [
      [404, {}],
      [200, {}],
      [200, 'nonsense'],
    ] as const) {
      await program(id, status, body)
      const shown = await told(visitor, id)
      expect([status, shown.includes('Covered by'), shown.includes(ofTheMarket)]).toEqual([status, false, true])
    }
  })
})

test('every part of every plan’s schedule has its mark, and a footnote below with the same one', async () => {
  const { visitor, id } = await atPayment()
  const { shown } = await shownAt(visitor, `/xx-en/checkout/${id}/payment`)
  const plans = [...shown.matchAll(/value="([A-Z_]+)"[\s\S]*?<ol[^>]*>([\s\S]*?)<\/ol><ul[^>]*>([\s\S]*?)<\/ul>/g)]
  const marksIn = (html = '', pattern: RegExp) => [...html.matchAll(pattern)].map(([, marks]) => marks)
  const marked = plans.map(([, plan, items, footnotes]) => ({
    plan,
    parts: marksIn(items, /<sup>([^<]*)<\/sup>/g),
    footnotes: marksIn(footnotes, /<li>(\**) Due (?:today:|on) /g),
  }))
  expect(marked).toEqual([
    { plan: 'ONE_TIME', parts: ['*'], footnotes: ['*'] },
    { plan: 'SPLIT_PAYMENT', parts: ['*', '**'], footnotes: ['*', '**'] },
    { plan: 'INSTALLMENT', parts: ['*', '**', '***'], footnotes: ['*', '**', '***'] },
  ])
})

describe('the terms', () => {
  test('and the newsletter are unticked at first', async () => {
    const { visitor, id } = await atPayment()
    const { shown } = await shownAt(visitor, `/xx-en/checkout/${id}/payment`)
    const boxes = [...shown.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([tag]) => ({
      name: /name="([^"]*)"/.exec(tag)?.[1],
      isTicked: / checked/.test(tag),
    }))
    expect(boxes).toEqual(['terms-0', 'terms-1', 'newsletter'].map((name) => ({ name, isTicked: false })))
  })

  test('are agreed to as they stand, every box of them, before anything is opened', async () => {
    const { visitor, id } = await atPayment()
    const { data } = await visitor.page(id, 'payment')
    const agreed = { version: data?.termsVersion, boxes: [0, 1, 2], newsletter: false }
    const opening = () => refusalOf(visitor.openSession(id, wishFor('CARD')))
    expect(await opening()).toBe('terms-missing')
    await visitor.api('PUT', 'checkout/consents', { ...agreed, boxes: [0] }, id)
    expect(await opening()).toBe('terms-missing')
    await visitor.api('PUT', 'checkout/consents', { ...agreed, version: 'f'.repeat(64) }, id)
    expect(await opening()).toBe('terms-missing')
    expect(sent).toEqual([])
    await visitor.api('PUT', 'checkout/consents', agreed, id)
    expect((await visitor.openSession(id, wishFor('CARD'))).status).toBe(200)
  })

  test('are agreed to by the owner alone', async () => {
    const { id } = await atPayment()
    expect((await new Shopper(shop.port).agree(id)).status).toBe(403)
    expect((await new Shopper(shop.port).api('PUT', 'checkout/consents', { version: 'x' }, id)).status).toBe(400)
  })
})

describe('a direct debit', () => {
  test('is being confirmed until the bank has had its say', async () => {
    const { visitor, id } = await atPayment()
    await visitor.payByDebit((await open(visitor, id, 'SEPA_DEBIT')).client_secret)
    expect(await stateOf(visitor, id)).toBe('confirming')
    const { shown } = await shownAt(visitor, `/xx-en/checkout/${id}/payment-successful`)
    expect(shown).toContain('Your direct debit is on its way to your bank, which takes a few working days.')
    expect(shown).not.toMatch(/few seconds|http-equiv="refresh"|Your payment has reached us|Still to pay/)
    await bankSpeaks(id)
    expect(await stateOf(visitor, id)).toBe('confirmed')
    expect((await ledgerOf(id)).transactions).toEqual([{ method: 'DirectDebit', status: 'Closed' }])
  })

  test('that fails later leads back to the payment, with the reason', async () => {
    const { visitor, id } = await atPayment()
    await visitor.payByDebit((await open(visitor, id, 'SEPA_DEBIT')).client_secret, 'DE65370400440002222227')
    await bankSpeaks(id)
    expect((await visitor.page(id, 'payment-successful')).redirect).toContain('/payment')
    expect((await visitor.page(id, 'payment')).data?.attempt).toEqual({
      kind: 'declined',
      reason: 'insufficient-funds',
      method: 'sepa_debit',
    })
    const { shown } = await shownAt(visitor, `/xx-en/checkout/${id}/payment`)
    expect(shown).toContain('There is not enough money in this account. Try another account')
    await visitor.payByCard((await open(visitor, id, 'CARD')).client_secret)
    expect(await kindsOf(id)).toEqual(['declined', 'authorised', 'captured'])
  })
})

describe('iDEAL', () => {
  test('leads to the bank; who comes back unfinished is told, and goes on with the same payment', async () => {
    const { visitor, id } = await atPayment()
    const first = await open(visitor, id, 'IDEAL')
    expect(first.redirect_url).toMatch(/^http:\/\/sandbox\.localhost:\d+\/payments\/bank\//)
    expect((await visitor.page(id, 'payment')).data?.attempt).toEqual({ kind: 'unfinished' })
    const again = await open(visitor, id, 'IDEAL')
    expect([again.session_id, again.redirect_url]).toEqual([first.session_id, first.redirect_url])
    for (let time = 0; time < 2; time++) {
      const back = new URL(await atBank(again.redirect_url ?? '', 'complete'))
      expect(back.pathname).toBe(`/xx-en/checkout/${id}/payment-successful`)
      expect(await stateOf(visitor, id)).toBe('confirmed')
    }
    expect(await kindsOf(id)).toEqual(['authorised', 'captured'])
  })

  test.each([
    ['fail', 'not-proved'],
    ['abandon', 'abandoned'],
  ] as const)('that ends with %s at the bank is told as %s, whatever the return says', async (outcome, reason) => {
    const { visitor, id } = await atPayment()
    const back = new URL(await atBank((await open(visitor, id, 'IDEAL')).redirect_url ?? '', outcome))
    back.searchParams.set('redirect_status', 'succeeded')
    const forged = await visitor.ask('GET', `${back.pathname}${back.search}`)
    expect([forged.status, forged.headers.get('location')]).toEqual([303, expect.stringMatching(/\/payment$/)])
    expect((await visitor.page(id, 'payment')).data?.attempt).toEqual({ kind: 'declined', reason, method: 'ideal' })
  })

  test('gives way to another method; the bank’s page of before takes nothing any more', async () => {
    const { visitor, id } = await atPayment()
    const { redirect_url = '' } = await open(visitor, id, 'IDEAL')
    const card = await open(visitor, id, 'CARD')
    await atBank(redirect_url, 'complete')
    expect(await kindsOf(id)).toEqual([])
    await visitor.payByCard(card.client_secret)
    expect(await kindsOf(id)).toEqual(['authorised', 'captured'])
  })
})

describe('an invoice', () => {
  test('books for an agency at once and stays open', async () => {
    const { visitor, id } = await atPayment('t9000131')
    expect((await visitor.page(id, 'payment')).data?.methods).toContain('invoice')
    expect((await open(visitor, id, 'SEPA_DEBIT', { 'x-payment-method': 'invoice' })).status).toBe('succeeded')
    expect(sent.map(({ body }) => body)).toEqual([wishFor('SEPA_DEBIT')])
    expect(await stateOf(visitor, id)).toBe('confirmed')
    expect((await ledgerOf(id)).transactions).toEqual([{ method: 'BankTransfer', status: 'Open' }])
    expect(await refusalOf(visitor.openSession(id, wishFor('SEPA_DEBIT'), { 'x-payment-method': 'invoice' }))).toBe('paid')
  })

  test('is for agencies alone', async () => {
    const { visitor, id } = await atPayment()
    await visitor.agree(id)
    expect((await visitor.page(id, 'payment')).data?.methods).toEqual(['card', 'sepa_debit', 'ideal'])
    expect(await refusalOf(visitor.openSession(id, wishFor('SEPA_DEBIT'), { 'x-payment-method': 'invoice' }))).toBe(
      'missing-required-fields',
    )
    expect(sent).toEqual([])
  })

  test('is no card', async () => {
    const { visitor, id } = await atPayment('t9000131')
    await visitor.agree(id)
    expect(await refusalOf(visitor.openSession(id, wishFor('CARD'), { 'x-payment-method': 'invoice' }))).toBe('missing-required-fields')
  })
})

describe('while nobody can say what became of a payment', () => {
  test('it is being checked, not asked for again', async () => {
    const { visitor, id } = await atPayment()
    const { session_id } = await open(visitor, id, 'CARD')
    const path = `/tours-checkout-api/itineraries/${id}/checkout-sessions/${session_id}`
    await programAnswer(shop.port, { path, method: 'GET', status: 500, times: 9 })
    expect((await visitor.page(id, 'payment')).redirect).toContain('/payment-successful')
    expect(await stateOf(visitor, id)).toBe('checking')
  })
})

describe('while the provider cannot be read', () => {
  /** The checkout API, which is asked for the state and the session, or the parts of the trip: each is something that the page cannot be made without. */
  const unreadable = (id: string, what: 'state' | 'parts', loads = 1) =>
    programAnswer(shop.port, {
      path: what === 'state' ? `/tours-checkout-api/itineraries/${id}` : `/planner/v1/itineraries/${id}/transports`,
      method: 'GET',
      status: 200,
      body: 'nonsense',
      times: what === 'state' ? loads * 2 : loads,
    })

  test.each(['state', 'parts'] as const)('who has paid sees that it is being checked, and no error; then the booking: %s', async (what) => {
    const { visitor, id } = await atPayment()
    await visitor.payByCard((await open(visitor, id, 'CARD')).client_secret)
    await unreadable(id, what)
    const { status, shown } = await shownAt(visitor, confirmation(id))
    expect([status, shown]).toEqual([200, expect.stringContaining('We are checking your payment')])
    expect(shown).not.toMatch(/TM-\d{6}|ann@example\.com|Your trip is booked/)
    expect(await stateOf(visitor, id)).toBe('confirmed')
  })

  test('without a script the page looks again by itself, ever later, until nobody wants it any more', async () => {
    const { visitor, id } = await atPayment()
    await visitor.payByCard((await open(visitor, id, 'CARD')).client_secret)
    await unreadable(id, 'state', 4)
    const look = async (query: string) => (await shownAt(visitor, `${confirmation(id)}${query}`)).shown
    const refresh = (html: string) => /<noscript><meta http-equiv="refresh" content="([^"]*)"><\/noscript>/.exec(html)?.[1]
    const first = await look('')
    expect(refresh(first)).toBe(`5; url=${confirmation(id)}?look=1`)
    expect(first).toContain(`href="${confirmation(id)}?look=off"`)
    expect(refresh(await look('?look=1'))).toBe(`8; url=${confirmation(id)}?look=2`)
    expect(refresh(await look('?look=off'))).toBeUndefined()
    const last = await look('?look=11')
    expect([refresh(last), last]).toEqual([undefined, expect.stringContaining(`href="${confirmation(id)}"`)])
    expect(refresh(await look(''))).toBeUndefined()
  })

  test('who has not paid here is told that the provider does not answer', async () => {
    const { visitor, id } = await atPayment()
    await unreadable(id, 'state')
    expect((await visitor.ask('GET', confirmation(id))).status).toBe(502)
  })

  test('entry and steps say that the payment is being checked, and lead to the page that finds it out', async () => {
    const { visitor, id } = await atPayment()
    await visitor.payByCard((await open(visitor, id, 'CARD')).client_secret)
    for (const address of ['', '/traveller-details', '/availability', '/payment']) {
      await unreadable(id, 'state')
      const { status, shown } = await shownAt(visitor, `/xx-en/checkout/${id}${address}`)
      expect([address, status, shown]).toEqual([address, 502, expect.stringContaining('We are checking your payment')])
      expect(shown).toContain(`href="${confirmation(id)}"`)
      expect(shown).not.toMatch(/nothing was|no money/i)
    }
    expect(await stateOf(visitor, id)).toBe('confirmed')
    await shop.wakeCheckout(id, Date.now() + 60_000)
    await unreadable(id, 'state')
    expect((await shownAt(visitor, `/xx-en/checkout/${id}/payment`)).shown).toContain('Your booking cannot be shown right now')
  })

  test('that no money has moved is said before the first payment alone', async () => {
    const { visitor, id } = await atPayment()
    await visitor.agree(id)
    const failed = async () => {
      await unreadable(id, 'state', 3)
      const answer = await visitor.openSession(id, wishFor('CARD'))
      await askSandbox(shop.port, '/sandbox/control', { forget: id })
      return [answer.status, problem.parse(await answer.json()).detail?.includes('No money has moved.')]
    }
    expect(await failed()).toEqual([502, true])
    await open(visitor, id, 'CARD')
    expect(await failed()).toEqual([502, false])
  })
})

describe('without JavaScript', () => {
  test('iDEAL leads to the bank and back to the booking', async () => {
    const { visitor, id } = await atPayment()
    const answer = await post(visitor, id, await form(visitor, id, {}))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('/payments/bank/')])
    await atBank(answer.headers.get('location') ?? '', 'complete')
    expect(await stateOf(visitor, id)).toBe('confirmed')
  })

  test('an agency’s invoice is booked once the button has named it', async () => {
    const { visitor, id } = await atPayment('t9000131')
    const chosen = await form(visitor, id, { method: 'invoice' })
    const first = await post(visitor, id, chosen)
    const [shown = ''] = (await first.text()).split('<script type="application/json"')
    expect([first.status, shown]).toEqual([422, expect.stringContaining('Book with an obligation to pay')])
    expect(['On the invoice', 'To pay now', 'Due today'].map((words) => shown.includes(words))).toEqual([true, false, false])
    chosen.set('shown', (chosen.get('shown') ?? '').replace('pay', 'invoice'))
    const second = await post(visitor, id, chosen)
    expect([second.status, second.headers.get('location')]).toEqual([303, expect.stringMatching(/\/payment-successful$/)])
    expect(await stateOf(visitor, id)).toBe('confirmed')
    expect((await shownAt(visitor, confirmation(id))).shown).toContain('The invoice goes to your agency and names the day it is due.')
  })

  test('an invoice whose answer is lost leads to the booking, which is made once', async () => {
    const { visitor, id } = await atPayment('t9000131')
    const chosen = await form(visitor, id, { method: 'invoice' })
    await post(visitor, id, chosen)
    chosen.set('shown', (chosen.get('shown') ?? '').replace('pay', 'invoice'))
    const path = `/tours-checkout-api/itineraries/${id}/checkout-sessions/`
    await programAnswer(shop.port, { path, method: 'POST', holding: 'INVOICE', executeFirst: true, drop: true })
    const answer = await post(visitor, id, chosen)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/\/payment-successful$/)])
    expect(await stateOf(visitor, id)).toBe('confirmed')
  })

  test('another plan is shown with its amount before it is taken', async () => {
    const { visitor, id } = await atPayment()
    const answer = await post(visitor, id, await form(visitor, id, { plan: 'SPLIT_PAYMENT' }))
    const html = await answer.text()
    expect([answer.status, html]).toEqual([422, expect.stringContaining('Please look at the button once more')])
    expect(html).toMatch(/value="SPLIT_PAYMENT" checked|checked="" value="SPLIT_PAYMENT"|value="SPLIT_PAYMENT"[^>]*checked/)
    expect(sent).toEqual([])
  })

  test('the way back keeps plan, way to pay and ticks until a payment begins; ticks count for the terms that were read', async () => {
    const { visitor, id } = await atPayment()
    const chosen = await form(visitor, id, { plan: 'SPLIT_PAYMENT', newsletter: 'on', intent: 'back' })
    const goBack = async (termsVersion: string) => {
      chosen.set('terms-version', termsVersion)
      const { status, headers } = await post(visitor, id, chosen)
      return [status, headers.get('location')]
    }
    const kept = async () => {
      const { shown } = await shownAt(visitor, `/xx-en/checkout/${id}/payment`)
      return [...shown.matchAll(/<input[^>]*\schecked[^>]*>/g)].map(([input]) => /\sname="([^"]*)"/.exec(input)?.[1])
    }
    const wayBack = [303, expect.stringMatching(/\/availability$/)]
    const read = chosen.get('terms-version') ?? ''
    expect(await goBack('older')).toEqual(wayBack)
    expect(await kept()).toEqual(['plan', 'method', 'newsletter'])
    expect(await goBack(read)).toEqual(wayBack)
    expect(await kept()).toEqual(['plan', 'method', 'terms-0', 'terms-1', 'newsletter'])
    expect((await visitor.page(id, 'payment')).data).toMatchObject({ plan: 'SPLIT_PAYMENT', method: 'ideal' })
    await open(visitor, id, 'SEPA_DEBIT')
    expect(await kept()).toEqual(['plan', 'method'])
    expect((await visitor.page(id, 'payment')).data).toMatchObject({ plan: 'ONE_TIME', method: 'sepa_debit' })
  })

  test('what is missing is named, and what was chosen is kept', async () => {
    const { visitor, id } = await atPayment()
    const lacking = await form(visitor, id, { newsletter: 'on' })
    lacking.delete('terms-0')
    const answer = await post(visitor, id, lacking)
    const html = await answer.text()
    expect([answer.status, html]).toEqual([422, expect.stringContaining('href="#terms-0"')])
    expect(html).not.toContain('href="#terms-1"')
    expect(html).toMatch(/id="newsletter"[^>]*checked/)
  })

  test('a card says that its fields need JavaScript, and who helps', async () => {
    const { visitor, id } = await atPayment()
    const answer = await post(visitor, id, await form(visitor, id, { method: 'card' }))
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('The payment was not started')])
    expect(sent).toEqual([])
  })
})

describe('the page before the paying button', () => {
  test('names who travels with birth dates and the contact, each with a way to change it, to their owner alone', async () => {
    const { visitor, id } = await atPayment()
    const { shown } = await shownAt(visitor, `/xx-en/checkout/${id}/payment`)
    const review = /<h2 id="review-title">[\s\S]*?<\/section>/.exec(shown)?.[0] ?? ''
    for (const told of ['<bdi>Ann Example</bdi>', 'born February 1, 1980', '<bdi>ann@example.com</bdi>', '31612345678'])
      expect(review.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')).toContain(told)
    expect(review).not.toContain('X123')
    const parts = review.split('<dt>').slice(2)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(part).toMatch(/<a href="[^"]*\/(?:traveller-details|experiences)">/)

    const stranger = await (await new Shopper(shop.port).ask('GET', `/xx-en/checkout/${id}/payment`)).text()
    for (const secret of ['Ann Example', 'ann@example.com', '1980-02-01']) expect(stranger).not.toContain(secret)
  })

  test('tells each plan with its dates and sums, to a screen reader too', async () => {
    const { visitor, id } = await atPayment()
    const { shown } = await shownAt(visitor, `/xx-en/checkout/${id}/payment`)
    const plans = [...shown.matchAll(/<input(?=[^>]*type="radio")(?=[^>]*name="plan")[^>]*>/g)].map(([input]) => input)
    expect(plans.length).toBeGreaterThan(1)
    for (const plan of plans) {
      const described = /aria-describedby="([^"]*)"/.exec(plan)?.[1]
      const [, schedule = ''] = new RegExp(`<ol id="${described}"[^>]*>([\\s\\S]*?)</ol>`).exec(shown) ?? []
      const words = schedule.replace(/<[^>]*>/g, '')
      expect(words).toMatch(/^Today /)
      expect(words).toMatch(/€[\d,]+\.\d\d/)
    }
    expect(shown).not.toContain('role="radiogroup" aria-labelledby="plan-title"')
  })
})
