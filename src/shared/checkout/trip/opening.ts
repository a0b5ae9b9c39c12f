/** Why a checkout may not be continued (rule 41): a page of status 400 with the market's words. */
export type Opening = { kind: 'open' } | { kind: 'window-closed' } | { kind: 'agency-inactive' }

/** The window ends on the day of `bookingWindowEnd`: that day it can still be booked. */
export function resolveOpening(bookingWindowEnd: string, today: string, agency: { isActive: boolean } | undefined): Opening {
  if (bookingWindowEnd !== '' && bookingWindowEnd < today) return { kind: 'window-closed' }
  return agency && !agency.isActive ? { kind: 'agency-inactive' } : { kind: 'open' }
}

export type Channel = 'B2B' | 'B2C'

/** Source channel APP means B2B (rule 42). */
export const toChannel = (source: string): Channel => (source === 'APP' ? 'B2B' : 'B2C')

/** An agency of the distribution channel that the market names for its agencies. */
export const channelOfAgency = (agency: { distributionChannelRefId?: string } | undefined, business: string): Channel =>
  agency?.distributionChannelRefId === business ? 'B2B' : 'B2C'
