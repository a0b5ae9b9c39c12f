import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingStatuses } from '../entry/entry.ts'
import {
  hear,
  isBeyondRecall,
  lostAfterMs,
  nextAction,
  openSettlement,
  pauseMs,
  paymentStatusOf,
  type Settlement,
  type SettlementEvent,
} from './settlement.ts'

const upon = (...events: SettlementEvent[]): Settlement => events.reduce(hear, openSettlement)
const paid: SettlementEvent = { kind: 'payment', payment: 'requires_capture' }
const sent: SettlementEvent = { kind: 'sent', at: 1000 }
const told = (status: (typeof bookingStatuses)[number] | undefined, at = 2000): SettlementEvent => ({ kind: 'booking', status, at })

describe('nextAction', () => {
  it.each([
    ['requires_payment_method', 'wait'],
    ['requires_confirmation', 'wait'],
    ['requires_action', 'wait'],
    ['processing', 'wait'],
    ['unknown', 'wait'],
    ['requires_capture', 'book'],
    ['succeeded', 'book'],
    ['canceled', 'rest'],
  ] as const)('books only what is paid: %s', (payment, action) => {
    expect(nextAction(upon({ kind: 'payment', payment }))).toBe(action)
  })

  it('takes reserved money once it is booked, then tells the provider', () => {
    const booked = [paid, sent, told('BOOKING_COMPLETED')]
    expect(nextAction(upon(...booked))).toBe('capture')
    const captured = [...booked, { kind: 'payment', payment: 'succeeded' } as const]
    expect(nextAction(upon(...captured))).toBe('record')
    expect(nextAction(upon(...captured, { kind: 'recorded' }))).toBe('rest')
  })

  it('gives reserved money free and taken money back where nothing was booked', () => {
    const refused: SettlementEvent = { kind: 'refused', reason: 'not-available' }
    expect(nextAction(upon(paid, refused))).toBe('cancel')
    expect(nextAction(upon({ kind: 'payment', payment: 'succeeded' }, refused))).toBe('refund')
    const refunded = upon({ kind: 'payment', payment: 'succeeded' }, refused, { kind: 'refunded' })
    expect([nextAction(refunded), paymentStatusOf(refunded)]).toEqual(['rest', 'canceled'])
  })

  it('leaves money alone that the bank is at work on', () => {
    expect(nextAction(upon({ kind: 'payment', payment: 'processing' }, { kind: 'refused', reason: 'let-go' }))).toBe('wait')
  })
})

describe('hear', () => {
  it.each(bookingStatuses)('a booking that was asked for is %s', (status) => {
    const { booking } = upon(paid, sent, told(status))
    const made = {
      BOOKING_COMPLETED: 'booked',
      BOOKING_CHANGE_COMPLETED: 'booked',
      BOOKING_REQUESTED: 'requested',
      BOOKING_CHANGE_REQUESTED: 'requested',
    }
    const open = ['BOOKING_IN_PROGRESS', 'BOOKING_CHANGE_IN_PROGRESS', 'BOOKING_INITIATED', 'BOOKING_CHANGE_INITIATED']
    expect(booking).toBe(new Map(Object.entries(made)).get(status) ?? (open.includes(status) ? 'sent' : 'refused'))
  })

  it.each([
    [lostAfterMs - 1, 'sent'],
    [lostAfterMs, 'refused'],
    [lostAfterMs + 1, 'refused'],
  ])('a request that nobody has begun is given up after its time: %i ms', (passed, booking) => {
    expect(upon(paid, sent, told('BOOKING_INITIATED', 1000 + passed)).booking).toBe(booking)
  })

  it('what was begun and is open again has failed', () => {
    expect(upon(paid, sent, told('BOOKING_IN_PROGRESS'), told('BOOKING_INITIATED')).reason).toBe('not-booked')
  })

  it('a status nobody knows decides nothing', () => {
    expect(upon(paid, sent, told(undefined, 10 * lostAfterMs)).booking).toBe('sent')
  })

  it('a booking that is asked for cannot be let go, one that is not can', () => {
    const letGo: SettlementEvent = { kind: 'refused', reason: 'let-go' }
    expect(isBeyondRecall(upon(paid))).toBe(false)
    expect(upon(paid, letGo).booking).toBe('refused')
    for (const settlement of [upon(paid, sent), upon(paid, sent, told('BOOKING_COMPLETED'))]) {
      expect(isBeyondRecall(settlement)).toBe(true)
      expect(hear(settlement, letGo)).toEqual(settlement)
    }
  })
})

describe('pauseMs', () => {
  const waited = (settlement: Settlement, waits: number) => pauseMs({ ...settlement, waits })

  it('looks often while somebody waits for a booking, and ever less often', () => {
    const settlement = upon(paid, sent)
    const pauses = Array.from({ length: 14 }, (_, waits) => waited(settlement, waits) ?? 0)
    expect(pauses.slice(0, 6)).toEqual([1000, 1000, 2000, 4000, 8000, 15_000])
    expect(pauses.every((pause, index) => pause >= (pauses[index - 1] ?? 0))).toBe(true)
    expect(pauses.at(-1)).toBe(3_600_000)
  })

  it('has patience where nobody has paid, and none where all is done', () => {
    expect([waited(openSettlement, 1), waited(openSettlement, 99)]).toEqual([300_000, 12 * 3_600_000])
    expect(pauseMs(upon({ kind: 'payment', payment: 'canceled' }))).toBeNull()
  })
})

type Crash = 'none' | 'before' | 'after'

type Happening = 'pay' | 'decline' | 'bank-done' | 'let-go' | 'expire' | 'booked' | 'failed' | 'later'
const happenings = ['pay', 'pay', 'bank-done', 'decline', 'let-go', 'expire', 'booked', 'failed', 'later'] as const

/** Processor and provider as far as a settlement meets them; the process may stop before a call, or after it with its answer lost. */
class World {
  payment: Settlement['payment'] = 'requires_payment_method'
  readonly isManual: boolean
  provider: 'BOOKING_INITIATED' | 'BOOKING_IN_PROGRESS' | 'BOOKING_COMPLETED' = 'BOOKING_INITIATED'
  starts = 0
  captures = 0
  refunds = 0
  transactions = 0
  now = 0
  kept = openSettlement

  constructor(isManual: boolean) {
    this.isManual = isManual
  }

  #call(crash: Crash, effect: () => void): boolean {
    if (crash !== 'before') effect()
    return crash === 'none'
  }

  /** One waking: looks, then goes on until it has to wait, or until the process stops. */
  wake(crashes: Crash[], isBookable: boolean): void {
    this.kept = hear(this.kept, { kind: 'payment', payment: this.payment })
    for (let steps = 0; steps < 20; steps++) {
      const action = nextAction(this.kept)
      if (action === 'wait' || action === 'rest') return
      const before = this.kept
      if (!this.#perform(action, crashes.shift() ?? 'none', isBookable) || this.kept === before || this.kept.waits > before.waits) return
    }
    throw new Error('it does not come to an end')
  }

  #perform(action: ReturnType<typeof nextAction>, crash: Crash, isBookable: boolean): boolean {
    switch (action) {
      case 'book':
        if (!isBookable) this.kept = hear(this.kept, { kind: 'refused', reason: 'not-available' })
        else {
          this.kept = hear(this.kept, { kind: 'sent', at: this.now })
          return this.#call(crash, () => {
            this.starts++
            this.provider = 'BOOKING_IN_PROGRESS'
          })
        }
        return true
      case 'ask':
        if (crash !== 'none') return false
        this.kept = hear(this.kept, { kind: 'booking', status: this.provider, at: this.now })
        return true
      case 'capture':
        if (this.payment === 'requires_capture' && crash !== 'before') {
          this.payment = 'succeeded'
          this.captures++
        }
        if (crash === 'none') this.kept = hear(this.kept, { kind: 'payment', payment: this.payment })
        return crash === 'none'
      case 'cancel':
        if (crash !== 'before') this.payment = 'canceled'
        if (crash === 'none') this.kept = hear(this.kept, { kind: 'payment', payment: this.payment })
        return crash === 'none'
      case 'refund':
        if (crash !== 'before') this.refunds = 1
        if (crash === 'none') this.kept = hear(this.kept, { kind: 'refunded' })
        return crash === 'none'
      case 'record':
        if (crash !== 'before') this.transactions = 1
        if (crash === 'none') this.kept = hear(this.kept, { kind: 'recorded' })
        return crash === 'none'
      default:
        return false
    }
  }

  happen(what: Happening): void {
    if (what === 'pay' && this.payment === 'requires_payment_method') this.payment = this.isManual ? 'requires_capture' : 'processing'
    if (what === 'bank-done' && this.payment === 'processing') this.payment = 'succeeded'
    if (what === 'decline' && this.payment === 'processing') this.payment = 'requires_payment_method'
    if (what === 'expire' && this.payment === 'requires_capture') this.payment = 'canceled'
    if (what === 'let-go') this.kept = hear(this.kept, { kind: 'refused', reason: 'let-go' })
    if (what === 'booked' && this.provider === 'BOOKING_IN_PROGRESS') this.provider = 'BOOKING_COMPLETED'
    if (what === 'failed' && this.provider === 'BOOKING_IN_PROGRESS') this.provider = 'BOOKING_INITIATED'
    if (what === 'later') this.now += lostAfterMs / 2
  }
}

it('whatever happens and wherever it stops: what is taken was booked, what was not booked goes back, and everything once', () => {
  const crash = fc.constantFrom<Crash>('none', 'before', 'after')
  const happening = fc.oneof(
    fc.constantFrom(...happenings).map((what) => ({ what })),
    fc.record({ crashes: fc.array(crash, { maxLength: 6 }), isBookable: fc.boolean() }),
  )
  fc.assert(
    fc.property(fc.boolean(), fc.array(happening, { maxLength: 30 }), fc.boolean(), (isManual, course, ends) => {
      const world = new World(isManual)
      let wasExpired = false
      for (const each of course) {
        if ('what' in each) {
          wasExpired ||= each.what === 'expire' && world.payment === 'requires_capture'
          world.happen(each.what)
        } else world.wake([...each.crashes], each.isBookable)
        expect(world.starts).toBeLessThanOrEqual(1)
        if (world.captures > 0) expect(world.kept.booking).toBe('booked')
      }
      world.happen('bank-done')
      for (let count = 0; count < 6; count++) {
        world.happen(ends ? 'booked' : 'failed')
        world.now += lostAfterMs
        world.wake([], true)
      }
      const { booking } = world.kept
      const wasTaken = world.payment === 'succeeded'
      expect(world.provider === 'BOOKING_COMPLETED').toBe(booking === 'booked')
      if (booking === 'booked') {
        expect(world.refunds).toBe(0)
        if (!wasExpired) expect([wasTaken, world.transactions]).toEqual([true, 1])
      } else {
        expect([world.captures, world.transactions]).toEqual([0, 0])
        expect(wasTaken).toBe(world.refunds === 1)
        expect(world.payment).not.toBe('requires_capture')
      }
      if (booking === 'none') expect(['requires_payment_method', 'canceled']).toContain(world.payment)
    }),
    { numRuns: 2000 },
  )
})
