import { describe, expect, it, vi } from 'vitest'
import { hear, lostAfterMs, nextAction, openSettlement, type Settlement } from '../../../shared/checkout/payment/settlement.ts'
import type { PaymentIntent } from '../../payments/stripe/client.ts'
import { createSend } from '../../provider/send.ts'
import type { Order } from '../object/settlements.ts'
import { settle } from './settle.ts'

vi.spyOn(console, 'log').mockReturnValue()
vi.spyOn(console, 'error').mockReturnValue()

const money = (amount: number) => ({ amount, currency: 'EUR' })
const prices = (total: number) => ({
  packagePrice: money(total),
  totalPackagePrice: money(total),
  discountedPackagePrice: money(total),
  downPayment: money(total),
  openAmount: money(total),
})
const details = (checkoutState: string, paymentTransactions: unknown[] = []) => ({
  refId: 'abcdefghijkl',
  checkoutState,
  itinerary: { id: 'abcdefghijkl', title: 'A trip', startDate: '2030-06-01', endDate: '2030-06-08' },
  prices: prices(1000),
  paymentTransactions,
})
const transferred = (checkoutState: string) =>
  details(checkoutState, [{ transactionId: 't1', externalRefId: 'transfer', amount: money(1000), status: 'Closed' }])
const check = ({
  total = 1000,
  nonBookable = false,
  components = [],
}: {
  total?: number
  nonBookable?: boolean
  components?: object[]
} = {}) => ({
  summary: { components, nonBookable, prices: prices(total) },
})

const order: Order = {
  id: 'pi_1',
  checkoutId: 'abcdefghijkl',
  key: 'key',
  agreed: 100_000,
  amount: 20_000,
  currency: 'EUR',
  method: 'card',
  shop: {
    provider: { key: 'nezasa', configurationEntryId: 'entry-1', tourOperator: 'tidemark', acceptVersion: '1.0', companyId: 'tidemark' },
    currency: 'EUR',
    language: 'en',
    locale: 'en-GB',
  },
}

type Answer = { status?: number; body?: unknown } | 'lost'
type Outside = {
  payment?: PaymentIntent['status']
  /** By the end of the path; the last one of a list is given again and again. */
  answers?: Record<string, Answer[]>
  isBookedOtherwise?: boolean
  letGoDuring?: string
}

/** Provider and processor as lists of answers, and a desk that keeps what is heard. */
function deskWith({ payment = 'requires_capture', answers = {}, isBookedOtherwise = false, letGoDuring }: Outside) {
  const asked: string[] = []
  let kept = openSettlement
  let now = 0
  const usual: Record<string, Answer[]> = {
    'availability-check': [{ body: check() }],
    'start-booking': [{ body: { status: 'BookingCompleted' } }],
    abcdefghijkl: [{ body: details('BookingCompleted') }],
    create: [{ body: {} }],
    ...answers,
  }
  const fetch = async (request: Request): Promise<Response> => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    asked.push(name)
    if (name === letGoDuring) kept = hear(kept, { kind: 'refused', reason: 'let-go' })
    const list = usual[name] ?? []
    const answer = list.length > 1 ? list.shift() : list[0]
    if (answer === undefined || answer === 'lost') throw new Error('the connection broke')
    return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200 })
  }
  let money = payment
  const become = (name: string, status: PaymentIntent['status']) => async (): Promise<PaymentIntent> => {
    asked.push(name)
    money = status
    return { id: 'pi_1', client_secret: 's', amount: 20_000, currency: 'EUR', status }
  }
  const desk = {
    stripe: {
      retrieve: async (): Promise<PaymentIntent> => ({ id: 'pi_1', client_secret: 's', amount: 20_000, currency: 'EUR', status: money }),
      capture: become('capture', 'succeeded'),
      cancel: become('cancel', 'canceled'),
      refund: async () => void asked.push('refund'),
    },
    ask: () =>
      createSend({
        env: { PROVIDERS: '{"nezasa":{"origin":"sandbox"}}', PROVIDER_CREDENTIALS: '{}', SANDBOX: { fetch } },
        market: order.shop,
        language: 'en',
        locale: 'en-GB',
        requestId: 'test',
      }),
    now: () => now,
    isBookedOtherwise: () => isBookedOtherwise,
    hear(event: Parameters<typeof hear>[1]): Settlement {
      kept = hear(kept, event)
      return kept
    },
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { asked, settle: () => settle(order, kept, desk), pass }
}

describe('settle', () => {
  it('checks, books, takes and records, in this order', async () => {
    const { asked, settle: go } = deskWith({})
    const settled = await go()
    expect(asked).toEqual(['availability-check', 'abcdefghijkl', 'start-booking', 'capture', 'abcdefghijkl', 'create'])
    expect([nextAction(settled), settled.booking]).toEqual(['rest', 'booked'])
  })

  it.each(['requires_payment_method', 'requires_action', 'processing'] as const)(
    'asks nothing of the provider while the payment is %s',
    async (payment) => {
      const { asked, settle: go } = deskWith({ payment })
      expect((await go()).booking).toBe('none')
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['the price changed', { answers: { 'availability-check': [{ body: check({ total: 1001 }) }] } }, 'price-changed'],
    ['a part is gone', { answers: { 'availability-check': [{ body: check({ nonBookable: true }) }] } }, 'not-available'],
    ['the operator holds money for it', { answers: { abcdefghijkl: [{ body: transferred('BookingInitiated') }] } }, 'paid-otherwise'],
    ['it is booked already', { isBookedOtherwise: true }, 'paid-otherwise'],
    ['another way of paying was chosen at that moment', { letGoDuring: 'availability-check' }, 'let-go'],
  ])('gives the money free and books nothing where %s', async (_, outside, reason) => {
    const { asked, settle: go } = deskWith(outside)
    const settled = await go()
    expect([settled.reason, settled.payment]).toEqual([reason, 'canceled'])
    expect(asked).not.toContain('start-booking')
  })

  it('does not mind a warning, nor a price of a part that was agreed to', async () => {
    const part = { componentType: 'Activity', status: 'Open', price: money(100), isPlaceholder: false }
    const components = [
      { ...part, id: 'a', nonBookable: true, nonBookableReason: 'NonFittingButAccepted' },
      { ...part, id: 'b', nonBookable: false, previousPrice: money(90) },
    ]
    const { settle: go } = deskWith({ answers: { 'availability-check': [{ body: check({ components, nonBookable: true }) }] } })
    expect(await go()).toMatchObject({ booking: 'booked' })
  })

  it('does not mind what was paid for the booking where that is changed', async () => {
    const { settle: go } = deskWith({ answers: { abcdefghijkl: [{ body: transferred('BookingChangeInitiated') }] } })
    expect(await go()).toMatchObject({ booking: 'booked' })
  })

  it('gives back what came in already', async () => {
    const { asked, settle: go } = deskWith({ payment: 'succeeded', isBookedOtherwise: true })
    expect(await go()).toMatchObject({ isRefunded: true, booking: 'refused' })
    expect(asked).toEqual(['refund'])
  })

  it('asks for the booking once where its answer is lost, and goes by the state', async () => {
    const states = ['BookingInitiated', 'BookingInProgress', 'BookingCompleted']
    const { asked, settle: go } = deskWith({
      answers: { 'start-booking': ['lost'], abcdefghijkl: states.map((state) => ({ body: details(state) })) },
    })
    expect(await go()).toMatchObject({ booking: 'sent', isUnderWay: true })
    expect(await go()).toMatchObject({ booking: 'booked', payment: 'succeeded', isRecorded: true })
    expect(asked.filter((name) => name === 'start-booking')).toHaveLength(1)
    expect(asked.filter((name) => name === 'capture')).toHaveLength(1)
  })

  it('gives up where nothing has begun in time', async () => {
    const outside: Outside = { answers: { 'start-booking': ['lost'], abcdefghijkl: [{ body: details('BookingInitiated') }] } }
    const { asked, settle: go, pass } = deskWith(outside)
    await go()
    pass(lostAfterMs - 1)
    expect(await go()).toMatchObject({ booking: 'sent' })
    pass(1)
    expect(await go()).toMatchObject({ reason: 'not-booked', payment: 'canceled' })
    expect(asked.filter((name) => name === 'start-booking')).toHaveLength(1)
  })

  it('takes a refusal of the booking for one', async () => {
    const { asked, settle: go } = deskWith({ answers: { 'start-booking': [{ status: 400, body: { problems: [] } }] } })
    expect(await go()).toMatchObject({ reason: 'not-booked', payment: 'canceled' })
    expect(asked.at(-1)).toBe('cancel')
  })

  it('does not record a payment twice', async () => {
    const recorded = details('BookingCompleted', [{ transactionId: 't1', externalRefId: 'pi_1', amount: money(200), status: 'Closed' }])
    const { asked, settle: go } = deskWith({ answers: { abcdefghijkl: [{ body: recorded }] } })
    expect(await go()).toMatchObject({ isRecorded: true })
    expect(asked).not.toContain('create')
  })

  it('goes on where it was interrupted', async () => {
    const { settle: go } = deskWith({ answers: { create: ['lost', { body: {} }] } })
    expect(await go()).toMatchObject({ booking: 'booked', payment: 'succeeded', isRecorded: false, waits: 1 })
    expect(nextAction(await go())).toBe('rest')
  })
})
