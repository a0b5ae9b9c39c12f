import type { Money } from '../../../format/money.ts'

/** The traveller agrees to this price of a part. */
export type AcceptedPrice = Money & { componentId: string }
export type ChangeDecisions = { accepted: AcceptedPrice[]; removed: string[] }

/** The availability form, by input name: `answer.{componentId}` is `accept:{amount}` in minor units, or `remove`. */
export function parseDecisions(values: ReadonlyMap<string, string>, currency: Money['currency']): ChangeDecisions {
  const decisions: ChangeDecisions = { accepted: [], removed: [] }
  for (const [name, value] of values) {
    const [, componentId] = /^answer\.([\w-]{1,64})$/.exec(name) ?? []
    const [, amount] = /^accept:(-?\d{1,12})$/.exec(value) ?? []
    if (componentId && amount) decisions.accepted.push({ componentId, amount: Number(amount), currency })
    else if (componentId && value === 'remove') decisions.removed.push(componentId)
  }
  return decisions
}
