import { Readable } from 'node:stream'
import { type Request, Response } from 'miniflare'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { errors as words } from '../../src/markets/languages/en/words/errors.ts'
import { maxAnswerBytes } from '../../src/worker/provider/upstream.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

/** What becomes of the provider's answer to some call, in the place of the truth. */
type Change = (truth: string, request: Request) => Response

let shop: Shop
let changes: { path: string; change: Change }[] = []
let lines: string[] = []
beforeAll(async () => {
  shop = await startShop({
    hear: (line) => void lines.push(line),
    between: async (request, pass) => {
      const answer = await pass(request)
      const { pathname } = new URL(request.url)
      const found = changes.find(({ path }) => pathname === path)
      return found ? found.change(await answer.text(), request) : answer
    },
  })
}, 60_000)
afterAll(() => shop?.stop())
afterEach(() => {
  changes = []
  lines = []
})

const failed = z.object({ event: z.literal('request-failed'), requestId: z.string(), status: z.number(), message: z.string() })
const toldOf = (requestId: unknown) =>
  lines.flatMap((line) => {
    const told = line.startsWith('{') ? failed.safeParse(JSON.parse(line)).data : undefined
    return told && told.requestId === requestId ? [`${told.status} ${told.message}`] : []
  })
const plain = (text: string) => text.replaceAll('&#x27;', "'")
const badGateway = expect.stringContaining(`<title>${words.badGateway.title} · Tidemark</title>`)

/** A crawler is answered when everything is there, so that the page has a status of its own. */
const crawler = { headers: { 'user-agent': 'Googlebot/2.1' } }
const json = { 'content-type': 'application/json' }
const tours = '/discovery/v1/tours'
const refusal = (status: number, code: string): Change => {
  const body = JSON.stringify({ status, problems: [{ code, detail: 'No converter for this type', level: 'ERROR' }] })
  return () => new Response(body, { status, headers: { 'content-type': 'application/problem+json' } })
}
/** The truth with room in it, as many bytes as wanted. */
const paddedTo =
  (bytes: number): Change =>
  (truth) => {
    const padding = ' '.repeat(bytes - Buffer.byteLength(truth))
    return new Response(`${truth.slice(0, -1)}${padding}}`, { headers: json })
  }

test.each([
  ['406', refusal(406, 'NotAcceptable'), 'answered 406 NotAcceptable'],
  ['415', refusal(415, 'UnsupportedMediaType'), 'answered 415 UnsupportedMediaType'],
  ['more than 2 MiB', paddedTo(maxAnswerBytes + 1), `more than ${maxAnswerBytes} bytes`],
  ['more than 2 MiB, its length not said', (truth: string) => inPieces(truth, 2 * maxAnswerBytes), `more than ${maxAnswerBytes} bytes`],
  ['prices in a currency that is none', (truth: string) => new Response(truth.replaceAll('"EUR"', '"ZZZ"'), { headers: json }), 'currency'],
] as const)('a list that is answered with %s is a bad gateway, with one line in the log', async (name, change, message) => {
  changes = [{ path: tours, change }]
  const { status, text, headers } = await shop.ask(`/xx-en/tours?query=${encodeURIComponent(name)}&sort=price`, crawler)
  expect([status, plain(text)]).toEqual([502, badGateway])
  expect(text).not.toContain('No converter')
  await expect.poll(() => toldOf(headers['x-request-id'])).toEqual([expect.stringMatching(new RegExp(`^502 discovery/tours.*${message}`))])
})

/** Piece by piece, without its length said before. */
function inPieces(truth: string, bytes: number): Response {
  const spaces = Array.from({ length: Math.ceil(bytes / 65_536) }, () => ' '.repeat(65_536))
  return new Response(Readable.toWeb(Readable.from([truth.slice(0, -1), ...spaces, '}'].map((piece) => Buffer.from(piece)))), {
    headers: json,
  })
}

test('a list of 2 MiB is read', async () => {
  changes = [{ path: tours, change: paddedTo(maxAnswerBytes) }]
  const { status, text, headers } = await shop.ask('/xx-en/tours?region=nordics', crawler)
  expect([status, text.includes('planner?tripId=')]).toEqual([200, true])
  expect(toldOf(headers['x-request-id'])).toEqual([])
})

test('a checkout in a currency that is none is a bad gateway, with one line in the log that says where', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  changes = [
    { path: `/checkout/v1/checkouts/${id}`, change: (truth) => new Response(truth.replaceAll('"EUR"', '"ZZZ"'), { headers: json }) },
  ]
  const answer = await visitor.ask('GET', `/xx-en/checkout/${id}/traveller-details`)
  expect([answer.status, plain(await answer.text())]).toEqual([502, badGateway])
  await expect
    .poll(() => toldOf(answer.headers.get('x-request-id')))
    .toEqual([expect.stringMatching(/^502 checkout\/details: prices\.\w+\.currency/)])
})

const nothing: Record<string, null> = Object.fromEntries(
  [
    ...[
      'externalBookingId',
      'externalCustomerId',
      'templateId',
      'lastModified',
      'paymentTransactions',
      'insurances',
      'upsellItems',
      'optIns',
    ],
    ...['travelAgency', 'promoCode', 'promoCodeDiscount', 'previousPackagePrice', 'contactInfo', 'billingInfo', 'baseServices'],
    ...[
      'firstName',
      'lastName',
      'secondOrAdditionalName',
      'gender',
      'address',
      'taxNumber',
      'localIdNumber',
      'externalRefId',
      'mobilePhone',
    ],
    ...[
      'areaDescription',
      'countryCode',
      'checkboxText',
      'description',
      'pictures',
      'tags',
      'minNights',
      'maxNights',
      'cancellationPolicy',
    ],
  ].map((key) => [key, null]),
)

test('nulls in every field that may be without a value leave a page as it is', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  const change: Change = (truth) => {
    const value: unknown = JSON.parse(truth, (key, each: unknown) => (key in nothing ? null : each))
    return new Response(JSON.stringify(value), { headers: json })
  }
  const paths = ['', '/traveler-details', '/upsell-items', '/required-traveler-details', '/prices']
  changes = [
    ...paths.map((path) => ({ path: `/checkout/v1/checkouts/${id}${path}`, change })),
    ...['', '/pax-details', '/accommodations', '/transports'].map((path) => ({ path: `/planner/v1/itineraries/${id}${path}`, change })),
  ]
  const answer = await visitor.ask('GET', `/xx-en/checkout/${id}/traveller-details`)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('name="contactInfo.email"')])
  expect(lines.filter((line) => line.includes('request-failed'))).toEqual([])
})
