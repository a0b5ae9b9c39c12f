import type { PriceSummary } from '../../../../shared/checkout/trip/price.ts'
import { type Choice, type Offer, withLine } from './price-of-choice.ts'

type Change = { key: string; to: Choice }

/** What the provider has, the change that is under way, and those that wait for it: one of each offer, the latest. */
export type Choices = {
  saved: Readonly<Record<string, Choice>>
  sending: Change | undefined
  waiting: readonly Change[]
  /** Of what is saved. */
  price: PriceSummary
}
export type Offers = ReadonlyMap<string, Offer>

const nothing: Choice = { refId: '', quantity: 1 }

const changesOf = ({ sending, waiting }: Choices): readonly Change[] => (sending ? [sending, ...waiting] : waiting)

export const chosenOf = (choices: Choices, key: string): Choice =>
  changesOf(choices).findLast((change) => change.key === key)?.to ?? choices.saved[key] ?? nothing

export const choose = (choices: Choices, key: string, to: Choice): Choices => ({
  ...choices,
  waiting: [...choices.waiting.filter((change) => change.key !== key), { key, to }],
})

/** Takes up the next change, unless one is under way. */
export function begin(choices: Choices): Choices {
  if (choices.sending) return choices
  const [sending, ...waiting] = choices.waiting
  return { ...choices, sending, waiting }
}

/** A change that failed is as if it had never been made; what was chosen meanwhile stays. */
export const fail = (choices: Choices): Choices => ({ ...choices, sending: undefined })

/** `price`: as the provider has it now. */
export const succeed = (choices: Choices, price: PriceSummary): Choices => ({
  ...choices,
  saved: choices.sending ? { ...choices.saved, [choices.sending.key]: choices.sending.to } : choices.saved,
  sending: undefined,
  price,
})

/** What is saved, and on top of it what is on its way. */
export function priceOf(choices: Choices, offers: Offers, travellers: number): PriceSummary {
  const current = new Map(Object.entries(choices.saved))
  return changesOf(choices).reduce((price, { key, to }) => {
    const offer = offers.get(key)
    if (!offer) return price
    const from = current.get(key) ?? nothing
    current.set(key, to)
    return withLine(price, { ...offer, travellers, from, to })
  }, choices.price)
}
