import type { PaymentMethod, PaymentPlan } from '../../src/shared/checkout/payment/payment-method.ts'
import { type Chance, chanceOf } from './chance.ts'

export const apis = ['remote', 'builtin'] as const
export type Api = (typeof apis)[number]

/** What a traveller has chosen, and where. */
export type Choice = { method: PaymentMethod; plan: PaymentPlan }
/** `isChange`: what is paid is the difference of a booking that somebody changes. */
type Setting = Choice & { api: Api; hasPromoCode: boolean; isChange: boolean }

const always = () => true
const byCard = ({ method }: Setting) => method === 'card'
const byDebit = ({ method }: Setting) => method === 'sepa_debit'
const atBank = ({ method }: Setting) => method === 'ideal'
const isFieldless = ({ method }: Setting) => method === 'ideal' || method === 'invoice'
const hasFields = (setting: Setting) => !isFieldless(setting)
const isBuiltin = ({ api }: Setting) => api === 'builtin'
const isFree = ({ method }: Setting) => method !== 'invoice'
/** A change has one plan and its own travellers, and no places of its own. */
const ofBooking = ({ isChange }: Setting) => !isChange

/** Everything that goes wrong, and where it can. */
const troubles = {
  'double-press': always,
  'enter-and-click': always,
  'two-tabs': always,
  'two-tabs-other-method': isFree,
  'two-tabs-other-plan': ofBooking,
  'two-browsers': ofBooking,
  reload: always,
  'method-switched': isFree,
  'plan-switched': (setting: Setting) => isFree(setting) && ofBooking(setting),
  'confirmed-after-the-switch': isFree,
  'answer-late': always,
  'session-answer-lost': always,
  'session-refused': always,
  'session-refused-after-all': always,
  'session-dropped': always,
  'session-dropped-after-all': always,
  'session-late': always,
  'provider-down': always,
  'check-down': always,
  'cancel-refused': isFree,
  'cancel-refused-after-all': isFree,
  'confirm-answer-lost': hasFields,
  'confirm-refused': isFieldless,
  'confirm-refused-after-all': isFieldless,
  'status-unreadable': always,
  'state-unreadable': always,
  'proof-given': byCard,
  'proof-failed': byCard,
  'proof-abandoned': byCard,
  declined: byCard,
  'expired-card': byCard,
  'too-little-money': byCard,
  'debit-returned': byDebit,
  'debit-late': byDebit,
  'bank-refused': atBank,
  'bank-abandoned': atBank,
  'bank-returned-twice': atBank,
  'return-forged': always,
  'word-late': isBuiltin,
  'word-twice': isBuiltin,
  'word-lost': isBuiltin,
  'booking-held': (setting: Setting) => ofBooking(setting) || !isBuiltin(setting),
  'booking-dropped-after-all': isBuiltin,
  'booking-dropped': isBuiltin,
  'capture-refused': (setting: Setting) => isBuiltin(setting) && byCard(setting),
  'capture-refused-after-all': (setting: Setting) => isBuiltin(setting) && byCard(setting),
  'record-dropped-after-all': isBuiltin,
  'places-gone': (setting: Setting) => isFree(setting) && ofBooking(setting),
  'mail-down': always,
  'redeem-dropped-after-all': ({ hasPromoCode }: Setting) => hasPromoCode,
  'tab-closed': hasFields,
  'back-and-again': always,
  'object-evicted': always,
} satisfies Record<string, (setting: Setting) => boolean>

export type Trouble = keyof typeof troubles
const isTrouble = (name: string): name is Trouble => Object.hasOwn(troubles, name)
export const troubleNames = Object.keys(troubles).filter(isTrouble)

/** One means of payment fails in one way at a time, and so does one call. */
const exclusive: readonly (readonly Trouble[])[] = [
  ['proof-given', 'proof-failed', 'proof-abandoned', 'declined', 'expired-card', 'too-little-money'],
  ['word-late', 'word-twice', 'word-lost'],
  ['two-tabs', 'two-tabs-other-method', 'two-tabs-other-plan', 'two-browsers'],
  ['booking-dropped', 'booking-dropped-after-all', 'places-gone'],
  ['tab-closed', 'back-and-again'],
]

const switches: ReadonlySet<Trouble> = new Set(['method-switched', 'plan-switched'])

export type Plan = Setting & {
  trial: number
  trip: 'usual' | 'on-request' | 'last-places' | 'agency' | 'change'
  troubles: readonly Trouble[]
  /** What is left to chance while the trial goes on. */
  chance: Chance
}

const methodsOf = { remote: ['card', 'card', 'sepa_debit', 'ideal', 'invoice'], builtin: ['card', 'card', 'sepa_debit', 'ideal'] } as const
const plans = ['ONE_TIME', 'ONE_TIME', 'SPLIT_PAYMENT', 'INSTALLMENT'] as const

function mixtureOf(setting: Setting, chance: Chance, wanted: Trouble | undefined): Trouble[] {
  const mixture: Trouble[] = wanted ? [wanted] : []
  const size = 1 + chance.below(4)
  const excludes = (one: Trouble, other: Trouble) =>
    one === other || exclusive.some((group) => group.includes(one) && group.includes(other))
  for (let tries = 0; mixture.length < size && tries < 40; tries++) {
    const drawn = chance.pick(troubleNames)
    if (troubles[drawn](setting) && !mixture.some((known) => excludes(known, drawn))) mixture.push(drawn)
  }
  return mixture
}

/** The trial of a number in the run of a seed; `wanted` is among its troubles, where it is named. */
export function planOf(seed: number, trial: number, wanted?: Trouble): Plan {
  const chance = chanceOf(seed, trial)
  /** Drawn apart, so that a seed's other trials are what they were. */
  const mayChange = chanceOf(seed, -2 - trial).happens(0.12)
  for (;;) {
    const api = chance.pick(apis)
    const method: PaymentMethod = chance.pick(methodsOf[api])
    const booking: Setting = { api, method, plan: chance.pick(plans), hasPromoCode: chance.happens(0.3), isChange: false }
    const change: Setting = { ...booking, plan: 'ONE_TIME', hasPromoCode: false, isChange: true }
    const setting = mayChange && method !== 'invoice' && (!wanted || troubles[wanted](change)) ? change : booking
    if (wanted && !troubles[wanted](setting)) continue
    const mixture = mixtureOf(setting, chance, wanted)
    /** Only what was chosen before can be confirmed after another choice. */
    if (mixture.includes('confirmed-after-the-switch') && !mixture.some((name) => switches.has(name)))
      mixture.push(setting.isChange ? 'method-switched' : chance.pick([...switches]))
    const usual = chance.happens(0.15) ? 'on-request' : 'usual'
    const trip = setting.isChange ? 'change' : mixture.includes('places-gone') ? 'last-places' : method === 'invoice' ? 'agency' : usual
    return { ...setting, trial, trip, troubles: mixture, chance }
  }
}

export const isKnownTrouble = isTrouble
