import type { Ledger } from './outside.ts'

/** What a page tells the traveller: the confirmation in one of its states, the payment step as `open`, or trouble. */
export type Shown = 'confirmed' | 'requested' | 'confirming' | 'checking' | 'failed' | 'open' | 'error'

/** What a traveller has seen of a trial. */
export type Trace = {
  /** Sessions that reached a page, with the amount that stood on its button. */
  sessions: { id: string; amount: number; shown: number }[]
  /** Amounts on buttons that were pressed. */
  amounts: number[]
  /** Every state that a page has shown, in order. */
  shown: Shown[]
  /** Told that a payment came to nothing, although the processor had taken it. */
  wronglyRefused: number
  /** The last press of the button was made with nothing in its way. */
  wasFree: boolean
  /** It had all the time that anything may take by itself. */
  isLate: boolean
}

export const outcomes = ['booked', 'requested', 'invoiced', 'unpaid', 'let-go', 'given-back', 'under-way'] as const
export type Outcome = (typeof outcomes)[number]

/** What must never be, whatever goes wrong. */
export const invariants = {
  'taken-twice': 'at most one payment is taken, and no second one is tried beside it',
  'booked-twice': 'at most one booking is made, and it is asked for once',
  'booked-unpaid': 'nothing is booked without its money or an invoice',
  'paid-unbooked': 'money that is taken has a booking, or goes back',
  'two-open-sessions': 'of the sessions that pages know, one can be paid',
  'two-for-one-choice': 'one choice is one session at the processor',
  'other-amount': 'what is taken is what the button named',
  'falsely-confirmed': 'nothing is shown as booked that is not',
  'falsely-refused': 'no payment that was taken is shown as refused',
  'wrong-page': 'the page tells what the ledger holds',
  'wrong-record': 'the provider’s records hold each payment once',
  'wrong-mail': 'one letter for a booking, none without',
  'redeemed-twice': 'a promo code is redeemed at most once, and for a booking',
  'way-closed': 'who can pay in the end is booked',
  'never-ends': 'what is under way comes to an end',
} as const
export type Violation = keyof typeof invariants

export type Verdict = { outcome: Outcome; violations: Violation[] }

const bookedAs: Readonly<Record<string, Shown>> = {
  BookingCompleted: 'confirmed',
  BookingRequested: 'requested',
  BookingChangeCompleted: 'confirmed',
  BookingChangeRequested: 'requested',
}
const isBeingMade = ({ booking: { status } }: Ledger): boolean => status === 'BookingInProgress' || status === 'BookingChangeInProgress'
const askedOnce = ['BookingInitiated', 'BookingChangeInitiated']

/** Payments by what became of their money. */
function moneyOf({ payments, intents }: Ledger) {
  const having = (kind: string) => new Set(payments.flatMap((entry) => (entry.kind === kind ? [entry.intent_id] : [])))
  const [captured, refunded, cancelled] = [having('captured'), having('refunded'), having('cancelled')]
  const taken = captured.difference(refunded)
  const held = having('authorised').difference(captured).difference(cancelled)
  const underWay = intents.filter(({ status }) => status === 'processing' || status === 'requires_capture').map(({ id }) => id)
  return { taken, invoiced: having('invoiced').difference(cancelled), refunded, cancelled, atStake: held.union(new Set(underWay)) }
}

export const isWaiting = (state: Shown | undefined): boolean => state === 'confirming' || state === 'checking'

function outcomeOf(ledger: Ledger, { shown: seen }: Trace): Outcome {
  const { taken, invoiced, refunded, cancelled, atStake } = moneyOf(ledger)
  const shown = bookedAs[ledger.booking.status]
  if (shown && invoiced.size > 0) return 'invoiced'
  if (shown && taken.size > 0) return shown === 'confirmed' ? 'booked' : 'requested'
  if (atStake.size > 0 || isBeingMade(ledger)) return 'under-way'
  if (taken.size > 0 && isWaiting(seen.at(-1))) return 'under-way'
  return refunded.size > 0 ? 'given-back' : cancelled.size > 0 ? 'let-go' : 'unpaid'
}

/** Nothing is to come any more: the money is where it stays, the payment is recorded, the letter written. */
export function isAtRest(ledger: Ledger): boolean {
  const { taken, invoiced, atStake } = moneyOf(ledger)
  const isBooked = ledger.booking.status in bookedAs
  if (atStake.size > 0 || isBeingMade(ledger)) return false
  if (isBooked) return ledger.mails.length > 0 && ledger.transactions.length > 0
  return taken.size === 0 && invoiced.size === 0
}

const isMoneyRight = (ledger: Ledger, { sessions, amounts }: Trace): boolean => {
  const { taken } = moneyOf(ledger)
  const shownFor = new Map(sessions.map(({ id, shown }) => [id, shown]))
  return (
    sessions.every(({ amount, shown }) => amount === shown) &&
    ledger.intents
      .filter(({ id }) => taken.has(id))
      .every(({ session_id, amount }) => (shownFor.has(session_id) ? shownFor.get(session_id) === amount : amounts.includes(amount))) &&
    ledger.payments.filter(({ kind }) => kind === 'captured').every(({ amount }) => amounts.includes(amount))
  )
}

/** What the page may say at last. */
function isPageRight(ledger: Ledger, last: Shown | undefined): boolean {
  const booked = bookedAs[ledger.booking.status]
  if (booked) return last === booked
  const { atStake, taken } = moneyOf(ledger)
  const isUnderWay = atStake.size > 0 || taken.size > 0 || isBeingMade(ledger)
  return isUnderWay ? isWaiting(last) : last === 'open' || last === 'failed'
}

const isRecordRight = (ledger: Ledger): boolean => {
  const { taken, invoiced } = moneyOf(ledger)
  const closed = ledger.transactions.filter(({ status, type }) => type === 'Payment' && status === 'Closed')
  if (closed.length !== taken.size) return false
  const sum = (entries: readonly { amount: number }[]) => entries.reduce((all, { amount }) => all + amount, 0)
  const open = ledger.transactions.filter(({ status }) => status === 'Open')
  return open.length === invoiced.size && sum(closed) === sum(ledger.intents.filter(({ id }) => taken.has(id)))
}

/** The page was read a moment before the ledger, or the letter and the record were still on their way: whoever looks again sees them agree. Money and bookings have no such moment. */
export const isOfAMoment = ({ violations }: Verdict): boolean =>
  violations.length > 0 && violations.every((name) => name === 'wrong-page' || name === 'wrong-mail' || name === 'wrong-record')

/** What the ledger and the pages hold against the shop. A trial that is still under way is judged by what must hold at any moment. */
export function judge(ledger: Ledger, trace: Trace): Verdict {
  const { taken, invoiced, refunded } = moneyOf(ledger)
  const outcome = outcomeOf(ledger, trace)
  const booked = bookedAs[ledger.booking.status]
  const isOver = outcome !== 'under-way'
  const live = ledger.intents.filter(({ id, status }) => status !== 'canceled' && !refunded.has(id))
  const known = new Set(trace.sessions.map(({ id }) => id))
  const choices = new Set(live.map(({ payment_method, amount }) => `${payment_method} ${amount}`))
  const deeds = (kind: string) => ledger.deeds.filter((deed) => deed.kind === kind)
  const broken: Record<Violation, boolean> = {
    'taken-twice': taken.size + invoiced.size > 1 || deeds('paid-beside').length > 0,
    'booked-twice': deeds('booked').length > 1 || deeds('booking-asked').some(({ detail }) => !askedOnce.includes(detail)),
    'booked-unpaid': booked !== undefined && isOver && taken.size + invoiced.size === 0,
    'paid-unbooked': booked === undefined && isOver && taken.size + invoiced.size > 0,
    'two-open-sessions': live.filter(({ session_id }) => known.has(session_id)).length > 1,
    'two-for-one-choice': choices.size < live.length,
    'other-amount': !isMoneyRight(ledger, trace),
    'falsely-confirmed': trace.shown.some((state) => (state === 'confirmed' || state === 'requested') && state !== booked),
    'falsely-refused': trace.wronglyRefused > 0,
    'wrong-page': !isPageRight(ledger, trace.shown.at(-1)),
    'wrong-record': isOver && !isRecordRight(ledger),
    'wrong-mail': ledger.mails.length > 1 || (isOver && ledger.mails.length !== (booked ? 1 : 0)),
    'redeemed-twice': deeds('promo-redeemed').length > (booked ? 1 : 0),
    'way-closed': isOver && trace.wasFree && booked === undefined,
    'never-ends': !isOver && trace.isLate,
  }
  const names = Object.keys(invariants).filter((name): name is Violation => Object.hasOwn(invariants, name))
  return { outcome, violations: names.filter((name) => broken[name]) }
}
