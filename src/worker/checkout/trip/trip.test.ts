import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { CallName } from '../../../shared/provider/calls.ts'
import type { AnswerCache } from '../object/answer-cache.ts'
import type { CheckoutRecord } from '../object/record.ts'
import type { NeedsName } from './needs.ts'
import { followTrip, openTrip, storing, Trip, tripOf } from './trip.ts'

type Context = Parameters<typeof openTrip>[0]

const version = '2026-11-21T08:00:00.000Z'
const offer = { offerId: 'later' }
const extra = (componentType: string, nonBookable: boolean) => ({ componentType, nonBookable, status: 'Open' })
const checked = (...components: ReturnType<typeof extra>[]) => ({
  check: { summary: { components } } as unknown as CheckoutRecord['check'],
})

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Everything that has its answer has gone on. */
const settled = () => vi.advanceTimersByTimeAsync(0)

let checkouts = 0
/** A checkout that nobody else asks about, as one request sees it. */
function shop({
  lastModified = version,
  cache = { version: '', answers: {} } as AnswerCache,
  record = {} as Partial<CheckoutRecord>,
} = {}) {
  checkouts++
  const checkoutId = String(checkouts).padStart(12, 'a')
  const asked: CallName[] = []
  const stored: unknown[] = []
  const named: unknown[] = []
  const answers: { [Name in CallName]?: unknown } = {
    'planner/summary': { itinerary: { lastModified, templateId: '' } },
    'checkout/details': { itinerary: { templateId: '' } },
    'checkout/upsell-items/offers': { offers: [] },
    'checkout/base-services/offers': { offers: [] },
    'checkout/activity-questions': [],
    'planner/transfers': { transfers: [] },
    'planner/rentalCars': { rentalCars: [] },
  }
  const object = {
    open: async (_home: unknown, _ids: unknown, _language: string, names: readonly string[]) => {
      named.push(...names)
      return { record: { hasOwner: true, isForeign: false, check: null, ...record }, cache }
    },
    cacheAnswers: async (...what: unknown[]) => void stored.push(what),
    forgetAnswer: async (name: string) => void stored.push(`not ${name}`),
  }
  const request = ({ language = 'en', currency = 'EUR' } = {}) =>
    ({
      request: new Request('https://shop.example/checkout'),
      env: {
        SESSION_SECRET: 'a-secret-of-this-deployment-0001',
        CHECKOUTS: { idFromName: (name: string) => name, get: () => object },
      },
      market: { provider: { key: 'nezasa' }, currency },
      place: { language, locale: language, whitelabel: { key: 'tidemark' } },
      send: async (name: CallName) => {
        asked.push(name)
        if (!(name in answers)) throw new AppError('API_SERVICE_UNAVAILABLE', name)
        return answers[name]
      },
      checkoutApi: {
        state: async () => ({ booking_status: 'BOOKING_INITIATED' }),
        session: async () => {
          asked.push('tours-checkout-api/session')
          return { status: 'succeeded' }
        },
      },
    }) as unknown as Context
  const open = (needs: NeedsName, from = request()) => openTrip(from, checkoutId, needs)
  const follow = (from = request()) => followTrip(from, checkoutId, 'page')
  return { checkoutId, asked, stored, named, answers, request, open, follow }
}

test('an answer is asked for when it is first wanted, and once', async () => {
  const { asked, open } = shop()
  const trip = open('entry')
  expect(asked).toEqual([])
  await Promise.all([trip.transfers(), trip.transfers()])
  await trip.transfers()
  expect(asked).toEqual(['planner/transfers'])
})

test('a request has one trip of a checkout, which a page after a save opens anew', () => {
  const { checkoutId, request } = shop()
  const context = request()
  const trip = openTrip(context, checkoutId)
  expect(tripOf({ ...context }, checkoutId)).toBe(trip)
  expect(openTrip(context, checkoutId)).not.toBe(trip)
  expect(tripOf(request(), checkoutId)).not.toBe(trip)
})

test('a checkout that this worker knows is asked for everything at once; one that nobody owns may be a guess', async () => {
  const known = shop()
  await known.open('steps').record()
  await settled()
  expect(known.asked.sort()).toEqual(['checkout/activity-questions', 'checkout/base-services/offers', 'checkout/upsell-items/offers'])
  const guessed = shop({ record: { hasOwner: false } })
  await guessed.open('steps').record()
  await settled()
  expect(guessed.asked).toEqual([])
})

test('the latest payment is asked for before what a page wants beside: a request makes six calls at a time', async () => {
  const intent = { key: 'k', fingerprint: 'f', session: { session_id: 's', status: 'requires_action' } } as CheckoutRecord['intent']
  const { asked, stored, open } = shop({ record: { intent } })
  expect((await open('steps').payment()).payment).toBe('paid')
  await settled()
  expect([asked[0], asked.length]).toEqual(['tours-checkout-api/session', 4])
  expect(stored).toEqual([])
})

test('a checkout of another shop is told like an unknown one', async () => {
  const { asked, open } = shop({ record: { isForeign: true } })
  await expect(open('page').record()).rejects.toMatchObject({ code: 'CHECKOUT_NOT_FOUND' })
  await settled()
  expect(asked).toEqual([])
})

test('offers without a published operation may be missing', async () => {
  const { answers, open } = shop({ record: { hasOwner: false } })
  delete answers['checkout/base-services/offers']
  const down = open('steps')
  await expect(down.baseServices()).rejects.toThrow('base-services')
  const context = shop({ record: { hasOwner: false } })
  const request = context.request()
  const missing = openTrip({ ...request, send: () => Promise.reject(new AppError('CHECKOUT_NOT_FOUND', 'x')) }, context.checkoutId)
  expect(await missing.baseServices()).toEqual([])
})

test('what was just asked is forwarded to the next request, once', async () => {
  const { answers, asked, open, follow, request, checkoutId } = shop()
  const trip = open('steps')
  await Promise.all([trip.offers(), trip.questions(), trip.details()])
  await trip.forward(['checkout/details'])
  answers['checkout/upsell-items/offers'] = { offers: [offer] }
  asked.length = 0
  vi.setSystemTime(5999)
  const next = follow()
  expect(await next.offers()).toEqual([])
  await next.details()
  expect(asked).not.toContain('checkout/upsell-items/offers')
  expect(asked).toContain('checkout/details')
  expect(await followTrip(request(), checkoutId, 'page').offers()).toEqual([offer])
})

test('five seconds later it no longer counts, nor once a write has changed some of it', async () => {
  const { answers, open, follow } = shop()
  const forward = async () => {
    const trip = open('entry')
    answers['checkout/upsell-items/offers'] = { offers: [] }
    await trip.offers()
    await trip.forward()
    answers['checkout/upsell-items/offers'] = { offers: [offer] }
  }
  await forward()
  vi.setSystemTime(6000)
  expect(await follow().offers()).toEqual([offer])
  await forward()
  open('steps').renew('checkout/base-services/offers')
  expect(await follow().offers()).toEqual([offer])
})

test('another language, market or checkout is told nothing', async () => {
  const { answers, open, follow, request } = shop()
  const trip = open('entry')
  await trip.offers()
  await trip.forward()
  answers['checkout/upsell-items/offers'] = { offers: [offer] }
  expect(await follow(request({ language: 'nl' })).offers()).toEqual([offer])
  expect(await follow(request({ currency: 'GBP' })).offers()).toEqual([offer])
  const other = shop()
  other.answers['checkout/upsell-items/offers'] = { offers: [offer] }
  expect(await other.follow().offers()).toEqual([offer])
  expect(await follow().offers()).toEqual([])
})

const cache = { version, answers: { 'planner/transfers': { transfers: [] } } } as AnswerCache

test('what is cached counts for the version of the itinerary it was asked of', async () => {
  const same = shop({ cache })
  expect(await same.open('page').transfers()).toEqual([])
  expect(same.asked).not.toContain('planner/transfers')
  const changed = shop({ cache, lastModified: '2026-11-21T08:00:01.000Z' })
  await changed.open('page').transfers()
  expect(changed.asked).toContain('planner/transfers')
})

test('an itinerary that names no version is asked about each time, and nothing of it is stored', async () => {
  const { asked, stored, open, request } = shop({ cache: { ...cache, version: '' }, lastModified: '' })
  const context = request()
  const trip = open('page', context)
  await Promise.all([trip.itinerary(), trip.transfers()])
  await storing(context, undefined)
  expect(asked).toContain('planner/transfers')
  expect(stored).toEqual([])
})

test('for an availability check the parts are asked anew, and the cache takes what is told then', async () => {
  const { asked, named, stored, open, request } = shop({ cache })
  const context = request()
  const trip = open('check', context)
  await Promise.all([trip.record(), trip.itinerary(), trip.transfers()])
  expect(named).toEqual(['checkout/upsell-items/offers'])
  expect(asked).toContain('planner/transfers')
  await storing(context, undefined)
  expect(JSON.stringify(stored)).toContain('planner/transfers')
})

test('offers of extras count until a check says that one of the extras is not to be had', async () => {
  const offered = { version, answers: { 'checkout/upsell-items/offers': { offers: [offer] } } } as unknown as AnswerCache
  const had = shop({ cache: offered, record: checked(extra('UpsellItem', false), extra('Accommodation', true)) })
  expect(await had.open('steps').offers()).toEqual([offer])
  const lost = shop({ cache: offered, record: checked(extra('UpsellItem', true)) })
  expect(await lost.open('steps').offers()).toEqual([])
})

test('what had to be asked for is stored at the end of the request, by version and language; asking writes nothing', async () => {
  const { stored, open, request } = shop()
  const context = request({ language: 'nl' })
  const trip = open('page', context)
  await Promise.all([trip.itinerary(), trip.transfers(), trip.offers(), trip.questions()])
  expect(stored).toEqual([])
  await storing(context, undefined)
  await storing(context, undefined)
  expect(stored).toHaveLength(1)
  expect(stored).toMatchObject([['nl', version, expect.arrayContaining([['planner/transfers', '{"transfers":[]}']])]])
  expect(JSON.stringify(stored)).not.toContain('activity-questions')
})

test('what is forwarded is stored by the request that it leads to; what was not named, by none', async () => {
  const { stored, open, request } = shop()
  const context = request()
  const trip = open('steps', context)
  await Promise.all([trip.itinerary(), trip.offers(), trip.transfers()])
  await trip.forward()
  await storing(context, undefined)
  expect(stored).toEqual([])
})

test('what has turned out to be out of date is forgotten, and not stored by the request that found it out', async () => {
  const { answers, stored, open, request } = shop()
  const context = request()
  const trip = open('steps', context)
  await Promise.all([trip.itinerary(), trip.offers()])
  await trip.forget('checkout/upsell-items/offers')
  await storing(context, undefined)
  expect(stored).toEqual(['not checkout/upsell-items/offers'])
  answers['checkout/upsell-items/offers'] = { offers: [offer] }
  expect(await trip.offers()).toEqual([offer])
})

test('a checkout that was just started is asked about without its cache, and all of it is stored', async () => {
  const { checkoutId, named, stored, request } = shop()
  const trip = new Trip(request(), checkoutId)
  await Promise.all([trip.itinerary(), trip.transfers(), trip.rentalCars()])
  await trip.store()
  expect(named).toEqual([])
  expect(stored).toMatchObject([
    [
      'en',
      version,
      [
        ['planner/transfers', '{"transfers":[]}'],
        ['planner/rentalCars', '{"rentalCars":[]}'],
      ],
    ],
  ])
})
