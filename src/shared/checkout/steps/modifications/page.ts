import type { CheckoutFrame } from '../frame.ts'
import type { ChangeMoney, PartChange } from './changes.ts'

export type ModificationsPage = CheckoutFrame & {
  /** Names this change: agreeing to it agrees to no other. Empty where there is nothing to compare with. */
  change: string
  changes: PartChange[]
  money?: ChangeMoney
  /** Parts that await the supplier's word: the change ends as requested. */
  onRequest: string[]
  /** ISO date by which money is paid back. */
  refundBy: string
  /** After a refused post: not agreed; something else changed; parts that can no longer be booked; the provider said no. */
  refusal?: { kind: 'consent' | 'moved' | 'failed' } | { kind: 'lost'; parts: string[] }
}
