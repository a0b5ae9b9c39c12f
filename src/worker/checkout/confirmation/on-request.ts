import type { TripFacts } from '../trip/facts.ts'

/** Parts that await the supplier's word. */
export const onRequestNames = ({ accommodations, activities }: Pick<TripFacts, 'accommodations' | 'activities'>): string[] =>
  [...accommodations, ...activities].filter((part) => part.isOnRequest || part.bookingInfo?.state === 'OnRequest').map(({ name }) => name)
