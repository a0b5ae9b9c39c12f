import { describe, expect, test } from 'vitest'
import type { Ledger } from './outside.ts'
import { isAtRest, isOfAMoment, judge, type Shown, type Trace, type Violation } from './verdict.ts'

const intent = (id: string, status: string, { amount = 100, method = 'CARD' } = {}): Ledger['intents'][number] => ({
  id,
  session_id: `session-${id}`,
  status,
  amount,
  payment_method: method,
})
const money = (id: string, ...kinds: string[]) => kinds.map((kind) => ({ intent_id: id, kind, amount: 100 }))
const record = { amount: 100, status: 'Closed', type: 'Payment' }
const letter = { subject: 'Booked' }
const made = { kind: 'booked', detail: 'TM-1' }

const booked: Ledger = {
  booking: { status: 'BookingCompleted' },
  payments: money('a', 'authorised', 'captured'),
  intents: [intent('a', 'succeeded')],
  transactions: [record],
  mails: [letter],
  deeds: [{ kind: 'booking-asked', detail: 'BookingInitiated' }, made],
}
const untouched: Ledger = {
  booking: { status: 'BookingInitiated' },
  payments: [],
  intents: [intent('a', 'requires_payment_method')],
  transactions: [],
  mails: [],
  deeds: [],
}
const seen = (...shown: Shown[]): Trace => ({
  sessions: [{ id: 'session-a', amount: 100, shown: 100 }],
  amounts: [100],
  shown: ['open', ...shown],
  wronglyRefused: 0,
  wasFree: false,
  isLate: false,
})
const inProgress = { status: 'BookingInProgress' }
const initiated = { status: 'BookingInitiated' }

describe('nothing is held against', () => {
  const invoice = { ...booked, payments: money('a', 'invoiced'), transactions: [{ ...record, status: 'Open' }] }
  const requested = { ...booked, booking: { status: 'BookingRequested' } }
  const changed = {
    ...booked,
    booking: { status: 'BookingChangeCompleted' },
    deeds: [{ kind: 'booking-asked', detail: 'BookingChangeInitiated' }, made],
  }
  const givenBack = { ...untouched, payments: money('a', 'authorised', 'captured', 'refunded'), intents: [intent('a', 'succeeded')] }
  const letGo = { ...untouched, payments: money('a', 'authorised', 'cancelled'), intents: [intent('a', 'canceled')] }
  const held = { ...untouched, payments: money('a', 'authorised'), intents: [intent('a', 'requires_capture')] }
  test.each([
    ['a booking that is paid', 'booked', booked, seen('confirming', 'confirmed')],
    ['one that waits for its supplier', 'requested', requested, seen('requested')],
    ['an invoice', 'invoiced', invoice, seen('confirmed')],
    ['a payment nobody made', 'unpaid', untouched, seen('open')],
    ['a change that is paid', 'booked', changed, seen('confirming', 'confirmed')],
    ['a change nobody paid', 'unpaid', { ...untouched, booking: { status: 'BookingChangeInitiated' } }, seen('open')],
    ['a change that is being made', 'under-way', { ...held, booking: { status: 'BookingChangeInProgress' } }, seen('confirming')],
    ['money that went back', 'given-back', givenBack, seen('failed')],
    ['money that was set free', 'let-go', letGo, seen('failed')],
    ['money that is held', 'under-way', held, seen('confirming')],
    ['a booking that is being made', 'under-way', { ...held, booking: inProgress }, seen('checking')],
    ['money that is taken while its booking is looked for', 'under-way', { ...booked, booking: initiated, mails: [] }, seen('confirming')],
    [
      'another choice after the first was let go',
      'booked',
      { ...booked, intents: [intent('a', 'succeeded'), intent('b', 'canceled')] },
      seen('confirmed'),
    ],
  ])('%s', (_, outcome, ledger, trace) => {
    expect(judge(ledger, trace)).toEqual({ outcome, violations: [] })
  })
})

describe('found out', () => {
  const confirmed = seen('confirmed')
  const second = [intent('a', 'succeeded'), intent('b', 'succeeded', { method: 'IDEAL' })]
  const late = { ...seen('confirming'), isLate: true }
  const cases: [Violation, string, Ledger, Trace][] = [
    [
      'taken-twice',
      'two payments taken',
      {
        ...booked,
        payments: [...booked.payments, ...money('b', 'captured')],
        intents: second,
        transactions: [record, record],
      },
      confirmed,
    ],
    [
      'taken-twice',
      'a second payment that only the processor stopped',
      { ...booked, deeds: [made, { kind: 'paid-beside', detail: 'b' }] },
      confirmed,
    ],
    ['booked-twice', 'two bookings', { ...booked, deeds: [made, made] }, confirmed],
    [
      'booked-twice',
      'a booking asked for while one is made',
      { ...booked, deeds: [{ kind: 'booking-asked', detail: 'BookingInProgress' }, made] },
      confirmed,
    ],
    [
      'booked-twice',
      'a change asked for while it is made',
      { ...booked, deeds: [{ kind: 'booking-asked', detail: 'BookingChangeInProgress' }, made] },
      confirmed,
    ],
    ['booked-unpaid', 'a booking without money', { ...booked, payments: [], transactions: [] }, confirmed],
    [
      'booked-unpaid',
      'a booking whose money went back',
      { ...booked, payments: money('a', 'captured', 'refunded'), transactions: [] },
      confirmed,
    ],
    [
      'two-open-sessions',
      'two sessions that pages could pay',
      { ...untouched, intents: [intent('a', 'requires_payment_method'), intent('b', 'requires_action', { amount: 20 })] },
      {
        ...seen('open'),
        sessions: ['a', 'b'].map((id) => ({ id: `session-${id}`, amount: 100, shown: 100 })),
      },
    ],
    [
      'two-for-one-choice',
      'one choice, two sessions',
      { ...untouched, intents: [intent('a', 'requires_payment_method'), intent('b', 'requires_payment_method')] },
      seen('open'),
    ],
    ['other-amount', 'a session over another amount', booked, { ...confirmed, sessions: [{ id: 'session-a', amount: 90, shown: 100 }] }],
    ['other-amount', 'an amount no button named', booked, { ...confirmed, sessions: [], amounts: [90] }],
    ['falsely-confirmed', 'shown as booked, and not', untouched, seen('confirmed', 'open')],
    [
      'falsely-confirmed',
      'shown as confirmed, and requested',
      { ...booked, booking: { status: 'BookingRequested' } },
      seen('confirmed', 'requested'),
    ],
    ['falsely-refused', 'taken, and shown as refused', booked, { ...confirmed, wronglyRefused: 1 }],
    ['wrong-page', 'booked, and shown as open', booked, seen('open')],
    ['wrong-page', 'not paid, and shown as being confirmed', untouched, seen('confirming')],
    ['wrong-page', 'an error at last', untouched, seen('error')],
    ['wrong-record', 'a payment not recorded', { ...booked, transactions: [] }, confirmed],
    ['wrong-record', 'a payment recorded twice', { ...booked, transactions: [record, record] }, confirmed],
    ['wrong-record', 'another amount recorded', { ...booked, transactions: [{ ...record, amount: 90 }] }, confirmed],
    ['wrong-mail', 'two letters', { ...booked, mails: [letter, letter] }, confirmed],
    ['wrong-mail', 'no letter', { ...booked, mails: [] }, confirmed],
    ['wrong-mail', 'a letter without a booking', { ...untouched, mails: [letter] }, seen('open')],
    [
      'redeemed-twice',
      'two redemptions',
      { ...booked, deeds: ['promo-redeemed', 'promo-redeemed'].map((kind) => ({ kind, detail: 'TIDE10' })) },
      confirmed,
    ],
    [
      'redeemed-twice',
      'a redemption without a booking',
      { ...untouched, deeds: [{ kind: 'promo-redeemed', detail: 'TIDE10' }] },
      seen('open'),
    ],
    ['way-closed', 'a good card that could not pay', untouched, { ...seen('open'), wasFree: true }],
    ['never-ends', 'under way for ever', { ...untouched, payments: money('a', 'authorised') }, late],
  ]
  test.each(cases)('%s: %s', (violation, _, ledger, trace) => {
    expect(judge(ledger, trace).violations).toEqual([violation])
  })

  test('paid-unbooked: money without a booking, the record and the page with it', () => {
    const paid = { ...booked, booking: initiated, mails: [], deeds: [] }
    expect(judge(paid, seen('open')).violations).toEqual(['paid-unbooked', 'wrong-page'])
  })
})

describe('at rest', () => {
  test.each([
    [true, 'what is booked, recorded and told', booked],
    [false, 'what is not told yet', { ...booked, mails: [] }],
    [false, 'what is not recorded yet', { ...booked, transactions: [] }],
    [false, 'what is held', { ...untouched, payments: money('a', 'authorised') }],
    [false, 'what is being booked', { ...untouched, booking: inProgress }],
    [false, 'what is taken and not booked', { ...booked, booking: initiated }],
    [true, 'what nobody paid', untouched],
  ])('%s: %s', (isOver, _, ledger) => {
    expect(isAtRest(ledger)).toBe(isOver)
  })
})

test.each<[Violation[], boolean]>([
  [[], false],
  [['wrong-page'], true],
  [['wrong-mail', 'wrong-record'], true],
  [['wrong-page', 'taken-twice'], false],
  [['booked-twice'], false],
  [['falsely-confirmed'], false],
  [['never-ends'], false],
])('%j may be of a moment: %s', (violations, isOne) => {
  expect(isOfAMoment({ outcome: 'booked', violations })).toBe(isOne)
})
