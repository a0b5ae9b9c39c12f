import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { problem } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { resumeLink } from '../../src/shared/checkout/resume/body.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
const shopper = () => new Shopper(shop.port)
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop?.stop())

const draft = { step: 'traveller-details', values: { 'contactInfo.firstName': 'Annabel', 'paxInfo[0].passportNr': 'X7654321' } }

let visitors = 0
const links = async (visitor: Shopper, id: string, method: string, body?: unknown, from = `203.0.113.${++visitors}`) =>
  visitor.ask(method, `/api/nezasa/checkout/resume-links?${await visitor.query()}&checkoutId=${id}`, body, { 'cf-connecting-ip': from })

const make = async (visitor: Shopper, id: string, body: unknown = { email: 'ann@example.com', draft }) =>
  resumeLink.parse(await (await links(visitor, id, 'POST', body)).json())

/** Follows a link as a browser does: the address of the page it leads to. */
async function follow(visitor: Shopper, link: string): Promise<string> {
  const { pathname, search } = new URL(link)
  const answer = await visitor.ask('GET', `${pathname}${search}`)
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

const name = (visitor: Shopper, id: string, email: string, step = 'traveller-details') =>
  visitor.ask('POST', `/xx-en/checkout/${id}/${step}`, new URLSearchParams({ intent: 'access', email }))

const travellers = z.object({
  data: z.object({
    access: z.string(),
    links: z.array(z.object({ id: z.string(), made: z.string(), until: z.string(), opened: z.string().optional() })),
    notice: z.string().optional(),
    draft: z.record(z.string(), z.string()).optional(),
  }),
})
async function travellerPage(visitor: Shopper, id: string, query = '') {
  const text = await (await visitor.ask('GET', `/xx-en/checkout/${id}/traveller-details/_payload.json${query}`)).text()
  return { text, ...travellers.parse(JSON.parse(text)).data }
}

test('a link reopens the checkout where it was left; what was typed shows once the e-mail is named', async () => {
  const [owner, guest] = [shopper(), shopper()]
  const id = await owner.start('t9000001')
  const link = await make(owner, id)
  expect(link.href).toMatch(new RegExp(`^http://tidemark\\.localhost:${shop.port}/xx-en/checkout/${id}\\?resume=[\\w.-]+$`))
  expect(link.isMailed).toBe(true)

  expect(await follow(guest, link.href)).toBe(`/xx-en/checkout/${id}/traveller-details?notice=link-opened`)
  const before = await travellerPage(guest, id, '?notice=link-opened')
  expect([before.access, before.notice, before.draft, before.links]).toEqual(['visitor', 'link-opened', undefined, []])
  for (const secret of ['X7654321', 'Annabel', 'ann@example.com']) expect(before.text).not.toContain(secret)

  const refused = await name(guest, id, 'bob@example.com')
  const text = await refused.text()
  expect([refused.status, text.includes('X7654321'), text.includes('<title>Error')]).toEqual([403, false, true])
  expect((await name(guest, id, ' Ann@Example.com ')).headers.get('location')).toBe(`/xx-en/checkout/${id}`)
  const after = await travellerPage(guest, id)
  expect([after.access, after.draft, after.links.length]).toEqual(['owner', draft.values, 1])
  const shown = await (await guest.ask('GET', `/xx-en/checkout/${id}/traveller-details`)).text()
  expect([shown.includes('value="Annabel"'), shown.includes('X7654321')]).toEqual([true, true])

  await owner.ask('POST', `/xx-en/checkout/${id}/traveller-details`, await owner.travellerForm(id))
  expect((await travellerPage(guest, id)).draft).toBeUndefined()
  expect(await follow(guest, link.href)).toBe(`/xx-en/checkout/${id}/additional-options`)
})

test('the link comes by mail in the language of the page, with nothing personal beside it', async () => {
  const owner = shopper()
  const id = await owner.start('t9000001')
  const { href } = await make(owner, id, { email: 'carla@example.com' })
  const mailbox = (await shop.ask('/mailbox', { host: 'sandbox.localhost' })).text
  expect(mailbox).toContain('To carla@example.com')
  expect(mailbox).toContain('Continue your booking: ')
  expect(mailbox).toContain(href)
})

test('a link of another checkout, another shop, altered, unsigned or revoked shows nothing and proves nothing', async () => {
  const owner = shopper()
  const [id, other] = [await owner.start('t9000001'), await owner.start('t9000001')]
  const [mine, foreign] = [await make(owner, id), await make(owner, other)]
  const tokenOf = (link: string) => new URL(link).searchParams.get('resume') ?? ''
  const [header = '', claims = '', signature = ''] = tokenOf(mine.href).split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const wrong = [
    tokenOf(foreign.href),
    `${header}.${claims}.${signature.slice(1)}`,
    `${none}.${claims}.`,
    `${none}.${claims}.${signature}`,
    'x',
    '',
  ]
  for (const token of wrong) {
    const guest = shopper()
    const to = await follow(guest, `http://shop/xx-en/checkout/${id}?resume=${token}`)
    expect([token, to]).toEqual([token, `/xx-en/checkout/${id}/traveller-details?notice=link-ended`])
    expect((await name(guest, id, 'ann@example.com')).status).toBe(403)
  }
  const elsewhere = await shop.ask(`/checkout/${id}?resume=${tokenOf(mine.href)}`, { host: 'nordlys.localhost' })
  const unknown = await shop.ask('/checkout/unknown00000', { host: 'nordlys.localhost' })
  expect([elsewhere.status, unknown.status, elsewhere.headers['set-cookie'] ?? []]).toEqual([404, 404, unknown.headers['set-cookie'] ?? []])

  const guest = shopper()
  expect(await follow(guest, mine.href)).toContain('notice=link-opened')
  expect((await links(owner, id, 'DELETE')).status).toBe(204)
  expect((await name(guest, id, 'ann@example.com')).status).toBe(403)
  expect(await follow(shopper(), mine.href)).toContain('notice=link-ended')
  const own = await travellerPage(owner, id)
  expect([own.draft, own.links]).toEqual([undefined, []])
  expect(await follow(shopper(), foreign.href)).toContain('notice=link-opened')
})

test('the sixth e-mail is not listened to, even if it is the right one', async () => {
  const [owner, guesser, patient] = [shopper(), shopper(), shopper()]
  const id = await owner.start('t9000001')
  const { href } = await make(owner, id)
  await follow(guesser, href)
  for (let tries = 1; tries <= 5; tries++) expect((await name(guesser, id, `guess${tries}@example.com`)).status).toBe(403)
  expect((await name(guesser, id, 'ann@example.com')).status).toBe(429)
  await follow(patient, href)
  expect((await patient.api('POST', 'checkout/access', { email: 'ann@example.com' }, id)).status).toBe(429)
})

test('only an owner makes links or ends them; a wrong address and too many are refused', async () => {
  const [owner, stranger] = [shopper(), shopper()]
  const id = await owner.start('t9000001')
  for (const [method, body] of [
    ['POST', { email: 'bob@example.com' }],
    ['DELETE', undefined],
  ] as const) {
    const refused = await links(stranger, id, method, body)
    expect([refused.status, problem.parse(await refused.json()).code]).toEqual([403, 'CHECKOUT_NOT_OWNED'])
    expect((await links(owner, 'unknown00000', method, body)).status).toBe(404)
  }
  expect((await links(owner, id, 'POST', { email: 'ann@' })).status).toBe(422)
  expect((await links(owner, id, 'POST', {})).status).toBe(400)
  const from = '198.51.100.9'
  for (let made = 1; made <= 5; made++)
    expect((await links(owner, id, 'POST', { email: `guest${made}@example.com` }, from)).status).toBe(201)
  const sixth = await links(owner, id, 'POST', { email: 'guest6@example.com' }, from)
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '60'])
})

test('without scripts the link is made, shown and ended by forms of the step', async () => {
  const owner = shopper()
  const id = await owner.start('t9000001')
  const post = (fields: Record<string, string>) =>
    owner.ask('POST', `/xx-en/checkout/${id}/traveller-details`, new URLSearchParams(fields), {
      'cf-connecting-ip': `203.0.113.${++visitors}`,
    })
  const wrong = await post({ intent: 'resume', resumeEmail: 'ann@' })
  expect([wrong.status, (await wrong.text()).includes('aria-invalid="true"')]).toEqual([422, true])
  const typed = {
    'contactInfo.firstName': 'Annabel',
    'paxInfo[0].birthDate.day': '7',
    'paxInfo[0].birthDate.month': '6',
    'paxInfo[0].birthDate.year': '1985',
  }
  const made = await post({ ...typed, intent: 'resume', resumeEmail: 'ann@example.com' })
  const text = await made.text()
  expect([text.includes('value="Annabel"'), text.includes('value="1985"')]).toEqual([true, true])
  const [, href = ''] = /value="(http:\/\/tidemark\.localhost[^"]+)"/.exec(text) ?? []
  expect([made.status, /<path d="M\d+ \d+\.5h/.test(text)]).toEqual([200, true])
  const guest = shopper()
  expect(await follow(guest, href)).toContain('notice=link-opened')
  await name(guest, id, 'ann@example.com')
  expect((await travellerPage(guest, id)).draft).toMatchObject({ 'contactInfo.firstName': 'Annabel', 'paxInfo[0].birthDate': '07.06.1985' })
  const ended = await post({ ...typed, intent: 'revoke' })
  expect([ended.status, (await ended.text()).includes('value="Annabel"')]).toEqual([200, true])
  expect(await follow(shopper(), href)).toContain('notice=link-ended')
})

test('after the booking the e-mail opens it, without scripts too, at its own address', async () => {
  const [owner, guest] = [shopper(), shopper()]
  await owner.claim('status000004', 'robin@example.com')
  const refused = await name(guest, 'status000004', 'nobody@example.com', 'payment-successful')
  expect([refused.status, (await refused.text()).includes('robin@example.com')]).toEqual([403, false])
  const granted = await name(guest, 'status000004', 'robin@example.com', 'payment-successful')
  expect([granted.status, granted.headers.get('location')]).toEqual([303, '/xx-en/checkout/status000004'])
  expect((await guest.page('status000004', 'payment-successful')).data?.email).toBe('robin@example.com')
})

test('without scripts the way back from the travellers keeps what was typed, right or wrong, for its owner alone', async () => {
  const [owner, stranger] = [shopper(), shopper()]
  const id = await owner.start('t9000001')
  const back = (visitor: Shopper) =>
    visitor.ask(
      'POST',
      `/xx-en/checkout/${id}/traveller-details`,
      new URLSearchParams({ intent: 'back', 'contactInfo.email': 'ann@', 'paxInfo[0].passportNr': 'X7654321' }),
    )
  expect((await back(stranger)).status).toBe(403)
  expect((await back(owner)).status).toBe(303)
  expect((await travellerPage(owner, id)).draft).toEqual({
    sameBilling: '',
    'contactInfo.email': 'ann@',
    'paxInfo[0].passportNr': 'X7654321',
  })
  expect((await travellerPage(stranger, id)).text).not.toContain('X7654321')
  await owner.ask('POST', `/xx-en/checkout/${id}/traveller-details`, await owner.travellerForm(id))
  expect((await travellerPage(owner, id)).draft).toBeUndefined()
})

test('the owner sees each link with its days, and ends one while the others go on; a stranger ends none', async () => {
  const [owner, stranger] = [shopper(), shopper()]
  const id = await owner.start('t9000001')
  const [one, other] = [await make(owner, id), await make(owner, id, { email: 'bob@example.com', draft })]
  const listed = async () => (await travellerPage(owner, id)).links
  const [first, second] = await listed()
  expect(other.links).toEqual([first, second])
  expect([first?.opened, first?.made, first?.until]).toEqual([undefined, expect.stringMatching(/^\d{4}-\d\d-\d\d$/), one.until])
  await follow(shopper(), one.href)
  expect((await listed()).map(({ opened }) => opened !== undefined)).toEqual([true, false])

  const end = async (visitor: Shopper, link = '') =>
    visitor.ask('DELETE', `/api/nezasa/checkout/resume-links/${link}?${await visitor.query()}&checkoutId=${id}`)
  expect((await end(stranger, first?.id)).status).toBe(403)
  expect((await end(owner, first?.id)).status).toBe(204)
  expect(await follow(shopper(), one.href)).toContain('notice=link-ended')
  expect(await follow(shopper(), other.href)).toContain('notice=link-opened')
  const { links: left, draft: kept } = await travellerPage(owner, id)
  expect([left.map((link) => link.id), kept]).toEqual([[second?.id], draft.values])

  const ended = await owner.ask('POST', `/xx-en/checkout/${id}/traveller-details`, new URLSearchParams({ revokedLink: second?.id ?? '' }))
  expect(ended.status).toBe(200)
  expect((await travellerPage(owner, id)).links).toEqual([])
})
