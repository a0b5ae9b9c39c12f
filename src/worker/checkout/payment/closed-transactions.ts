import { AppError } from '../../../shared/errors/app-error.ts'
import type { EntryFacts } from '../trip/facts.ts'

type Details = Pick<EntryFacts['details'], 'paymentTransactions'>

export const hasClosedTransactions = ({ paymentTransactions }: Details): boolean =>
  paymentTransactions.some(({ status }) => status === 'Closed')

/** A trip that is paid for already is not paid again: the page of this error in the market's words, before a card is asked for. */
export function requireNothingClosed({ entry, details }: Pick<EntryFacts, 'entry' | 'details'>): void {
  if (entry.kind === 'checkout' && hasClosedTransactions(details))
    throw new AppError('API_ITINERARY_HAS_CLOSED_TRANSACTIONS', 'the itinerary holds closed transactions')
}
