import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { availabilityView, problem, session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop?.stop())

const total = z.object({ amount: z.number(), currency: z.string() })
const price = z.object({
  total,
  lines: z.array(z.object({ kind: z.string(), name: z.string(), amount: total })),
  promoCode: z.object({ code: z.string(), conditionText: z.string() }).optional(),
})
const changed = z.object({ price, before: total })

async function started() {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  return { visitor, id, ...callsOf(visitor, id) }
}

function callsOf(visitor: Shopper, id: string) {
  const step = `/xx-en/checkout/${id}/traveller-details`
  return {
    step,
    path: `/checkout/v1/checkouts/${id}/promo-codes`,
    apply: (promoCode: string) => visitor.api('POST', 'checkout/promo-codes', { promoCode }, id),
    remove: () => visitor.api('DELETE', 'checkout/promo-codes', undefined, id),
    redeem: () => visitor.api('POST', 'checkout/promo-codes/redeem', {}, id),
    post: (fields: Record<string, string>) => visitor.ask('POST', step, new URLSearchParams(fields)),
    shown: async () =>
      z.object({ data: z.object({ price }) }).parse(await (await visitor.ask('GET', `${step}/_payload.json`)).json()).data.price,
  }
}
const changeOf = async (response: Promise<Response>) => changed.parse(await (await response).json())

test('a code moves the total at once, and is taken off again', async () => {
  const { apply, remove, shown } = await started()
  const { total: full } = await shown()
  const applied = await changeOf(apply(' tide10 '))
  expect(applied.before).toEqual(full)
  expect(applied.price.total.amount).toBe(full.amount - Math.round(full.amount / 10))
  expect(applied.price.promoCode).toEqual({ code: 'TIDE10', conditionText: '10% off the package, on every tour.' })
  expect(applied.price.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(applied.price.total.amount)
  expect(await shown()).toEqual(applied.price)
  expect((await changeOf(apply('TIDE10'))).price).toEqual(applied.price)
  const removed = await changeOf(remove())
  expect([removed.before, removed.price.total, removed.price.promoCode]).toEqual([applied.price.total, full, undefined])
  expect((await changeOf(remove())).price.total).toEqual(full)
})

test('the code of a banner counts where the banner says', async () => {
  const { apply, shown } = await started()
  const { total: full } = await shown()
  const applied = await changeOf(apply('AUTUMN5'))
  expect(applied.price.total.amount).toBe(full.amount - Math.round(full.amount / 20))
  const visitor = new Shopper(shop.port)
  const byRoad = await callsOf(visitor, await visitor.start('t0010003')).apply('AUTUMN5')
  expect([byRoad.status, problem.parse(await byRoad.json()).code]).toEqual([422, 'PROMO_CODE_REFUSED'])
})

test('another code takes the place of the first; where it is refused the first one stays', async () => {
  const { apply, shown } = await started()
  const tide = await changeOf(apply('TIDE10'))
  const spring = await changeOf(apply('SPRING50'))
  expect([spring.before, spring.price.promoCode?.code]).toEqual([tide.price.total, 'SPRING50'])
  const refused = await apply('EXPIRED24')
  expect([refused.status, problem.parse(await refused.json())]).toMatchObject([
    422,
    { code: 'PROMO_CODE_REFUSED', detail: 'The code EXPIRED24 has expired.' },
  ])
  expect((await shown()).promoCode?.code).toBe('SPRING50')
})

test('where the provider breaks over the new code the first one stays, and nothing is said to have changed', async () => {
  const { apply, shown, path } = await started()
  await apply('TIDE10')
  await programAnswer(shop.port, { path, method: 'POST', status: 502 })
  expect((await apply('SPRING50')).status).toBe(502)
  expect((await shown()).promoCode?.code).toBe('TIDE10')
})

test('a refusal says why, in the words of the provider or in ours', async () => {
  const { apply, path } = await started()
  const why = async (response: Promise<Response>) => problem.parse(await (await response).json()).detail
  expect(await why(apply('NOSUCH'))).toBe('We do not know the code NOSUCH.')
  const notHere = 'The code WEST counts for other tours.'
  const detail = { code: 'PromoCodeNotApplicable', detail: notHere }
  await programAnswer(shop.port, { path, method: 'POST', status: 409, problem: { status: 409, problems: [detail] }, language: 'en' })
  expect(await why(apply('WEST'))).toBe(notHere)
  await programAnswer(shop.port, { path, method: 'POST', status: 400, problem: { status: 400, problems: [detail] }, language: 'sv' })
  expect(await why(apply('WEST'))).toBe('This code can’t be used for this trip.')
  for (const code of ['', ' ', 'X'.repeat(41)]) expect((await apply(code)).status).toBe(400)
})

test('without JavaScript the summary’s buttons do the same: the step again, with what became of the code', async () => {
  const { visitor, step, post, shown } = await started()
  const page = await (await visitor.ask('GET', step)).text()
  expect(page.match(/<button[^>]*form="traveller-details"[^>]*value="promo-apply/g)).toHaveLength(2)
  const { total: full } = await shown()
  const applied = await post({ intent: 'promo-apply', promoCode: 'tide10' })
  expect([applied.status, (await applied.text()).includes('The code TIDE10 takes')]).toEqual([200, true])
  expect((await shown()).total.amount).toBeLessThan(full.amount)

  const refused = await post({ intent: 'promo-apply.beside', promoCode: 'TIDE10', 'promoCode.beside': '<b>EXPIRED24</b>' })
  const text = await refused.text()
  expect([refused.status, text.includes('value="&lt;b&gt;EXPIRED24&lt;/b&gt;"'), text.includes('<b>EXPIRED24')]).toEqual([422, true, false])
  expect((await shown()).promoCode?.code).toBe('TIDE10')
  expect((await post({ intent: 'promo-apply', promoCode: '' })).status).toBe(422)

  const removed = await post({ intent: 'promo-remove', promoCode: '' })
  expect([removed.status, (await removed.text()).includes('The code is removed')]).toEqual([200, true])
  expect((await shown()).total).toEqual(full)
})

/** A control as it is in the page: its text, or whether it is ticked. */
function controlIn(html: string, name: string, value?: string): string | boolean | undefined {
  const tags = html.match(/<(?:input|select|textarea)[^>]*>/g) ?? []
  const tag = tags.find((each) => each.includes(`name="${name}"`) && (value === undefined || each.includes(`value="${value}"`)))
  return tag && (value === undefined ? /value="([^"]*)"/.exec(tag)?.[1] : / checked=/.test(tag))
}

test.each([
  ['promo-apply', 'TIDE10', 200],
  ['promo-apply', 'EXPIRED24', 422],
  ['promo-remove', '', 200],
])('nothing typed in the step is lost where its form was posted with %s %s', async (intent, promoCode, status) => {
  const { visitor, id, step, post } = await started()
  const form = await visitor.travellerForm(id)
  form.delete('sameBilling')
  const typed = { 'contactInfo.lastName': 'O’Strand', 'paxInfo[0].birthDate.day': '7', 'paxInfo[0].birthDate.month': '3' }
  const answer = await post({ ...Object.fromEntries(form), ...typed, __seen: 'traveller-details.0.00000000', intent, promoCode })
  const html = await answer.text()
  expect(answer.status).toBe(status)
  expect(controlIn(html, 'contactInfo.lastName')).toBe('O’Strand')
  expect(['day', 'month', 'year'].map((box) => controlIn(html, `paxInfo[0].birthDate.${box}`))).toEqual(['07', '03', ''])
  expect(controlIn(html, 'sameBilling', 'on')).toBe(false)
  expect(controlIn(html, '__seen')).toBe('traveller-details.0.00000000')
  expect(step).toContain(id)
})

test('nor what was decided about a change, chosen among the extras, or ticked on the way to pay', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000003')
  const postTo = async (name: string, fields: Record<string, string>) =>
    (
      await visitor.ask(
        'POST',
        `/xx-en/checkout/${id}/${name}`,
        new URLSearchParams({ ...fields, intent: 'promo-apply', promoCode: 'TIDE10' }),
      )
    ).text()
  await visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, await visitor.travellerForm(id))
  const extras = await postTo('additional-options', { 'upsell.offer-transfer': '_401', 'quantity.offer-transfer': '2' })
  expect(controlIn(extras, 'upsell.offer-transfer', '_401')).toBe(true)
  expect(extras).toMatch(/<option value="2" selected/)
  await visitor.goToAvailability(id)
  const { parts } = availabilityView.parse(await (await visitor.api('POST', 'checkout/availabilityCheck', {}, id)).json())
  const lost = parts.find(({ result }) => result === 'unavailable')?.id ?? ''
  expect(controlIn(await postTo('availability', { [`answer.${lost}`]: 'remove' }), `answer.${lost}`, 'remove')).toBe(true)
})

/** The price of the whole trip rises and no part says so. */
async function withDearerTrip(visitor: Shopper, id: string, by: number) {
  const path = `/checkout/v1/checkouts/${id}/availability-check`
  const authorization = `Basic ${Buffer.from('tidemark:sandbox-secret').toString('base64')}`
  const headers = { authorization, 'content-type': 'application/json' }
  const answer = await shop.ask(path, { host: 'sandbox.localhost', method: 'POST', headers, body: '{}' })
  const money = z.looseObject({ amount: z.number() })
  const told = z
    .looseObject({ summary: z.looseObject({ prices: z.looseObject({ discountedPackagePrice: money }) }) })
    .parse(JSON.parse(answer.text))
  const total = told.summary.prices.discountedPackagePrice
  const body = {
    summary: { ...told.summary, prices: { ...told.summary.prices, discountedPackagePrice: { ...total, amount: total.amount + by } } },
  }
  await programAnswer(shop.port, { path, method: 'POST', status: 200, body })
  await visitor.api('POST', 'checkout/availabilityCheck', {}, id)
}

test('a price that waits for the traveller’s word is shown at the total with the code at once', async () => {
  const { visitor, id, apply } = await started()
  await visitor.goToAvailability(id)
  await withDearerTrip(visitor, id, 100)
  const partsNow = async () =>
    z
      .object({ data: z.object({ check: availabilityView.extend({ price }) }) })
      .parse(await (await visitor.ask('GET', `/xx-en/checkout/${id}/availability/_payload.json`)).json()).data.check
  const before = await partsNow()
  const dearer = before.parts.find(({ result }) => result === 'priceChanged')
  expect(dearer?.id).toBe('package')
  const { price: now, before: full } = await changeOf(apply('TIDE10'))
  const after = await partsNow()
  expect(after.price.total).toEqual(now.total)
  expect(after.parts.find(({ id: part }) => part === 'package')?.price?.amount).toBe(
    (dearer?.price?.amount ?? 0) + now.total.amount - full.amount,
  )
})

test('on the payment step a code counts too: schedules, the button and the session follow it, what was chosen stays', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  await visitor.goToPayment(id)
  const first = session.parse(await (await visitor.createSession(id)).json())
  const post = (fields: Record<string, string>) => visitor.ask('POST', `/xx-en/checkout/${id}/payment`, new URLSearchParams(fields))
  const answer = await post({
    plan: 'ONE_TIME',
    method: 'ideal',
    'terms-0': 'on',
    newsletter: 'on',
    intent: 'promo-apply',
    promoCode: 'TIDE10',
  })
  const html = await answer.text()
  expect([answer.status, html.includes('The code TIDE10 takes')]).toEqual([200, true])
  expect([controlIn(html, 'method', 'ideal'), controlIn(html, 'newsletter', 'on')]).toEqual([true, true])
  const { amount } = session.parse(await (await visitor.createSession(id)).json())
  expect(amount).toBeLessThan(first.amount)
  expect(controlIn(html, 'shown')).toBe(`pay ${amount}`)
  await visitor.payByCard(first.client_secret)
  expect((await visitor.page(id, 'payment')).redirect).toBeUndefined()
  expect((await callsOf(visitor, id).remove()).status).toBe(200)
  expect(session.parse(await (await visitor.createSession(id)).json()).amount).toBe(first.amount)
})

test('a booking that is being changed takes no code', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000701')
  expect((await callsOf(visitor, id).apply('TIDE10')).status).toBe(409)
})

test('only the owner has a code to enter', async () => {
  const { id, step } = await started()
  const stranger = new Shopper(shop.port)
  expect(await (await stranger.ask('GET', step)).text()).not.toContain('name="promoCode"')
  const { post, apply, remove, redeem } = callsOf(stranger, id)
  expect((await post({ intent: 'promo-apply', promoCode: 'TIDE10' })).status).toBe(403)
  for (const call of [() => apply('TIDE10'), remove, redeem]) expect((await call()).status).toBe(403)
})

test('codes cannot be tried out without end', async () => {
  const { apply, post } = await started()
  const tries = await Promise.all(Array.from({ length: 24 }, (_, index) => apply(`GUESS${index}`)))
  const limited = tries.filter(({ status }) => status === 429)
  expect(limited.length).toBeGreaterThan(0)
  expect([limited[0]?.headers.get('retry-after'), problem.parse(await limited[0]?.json()).code]).toEqual(['60', 'RATE_LIMITED'])
  const form = await post({ intent: 'promo-apply', promoCode: 'TIDE10' })
  expect([form.status, (await form.text()).includes('Too many codes were tried')]).toEqual([429, true])
})

test('the browser uses no code up: before the booking it is refused, after it the answer is always the same', async () => {
  const { visitor, id, apply, redeem } = await started()
  await apply('TIDE10')
  expect((await redeem()).status).toBe(409)
  await visitor.goToPayment(id)
  const { client_secret } = session.parse(await (await visitor.createSession(id)).json())
  expect((await redeem()).status).toBe(409)
  await visitor.payByCard(client_secret)
  const answers = await Promise.all([redeem(), redeem()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await answers[0]?.json()).toEqual(await answers[1]?.json())
  expect((await apply('SPRING50')).status).toBe(409)
})
