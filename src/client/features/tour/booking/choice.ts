import type { Departure, Room } from '../../../../shared/provider/discovery.ts'

/** A date, and who is going. */
export type Choice = { departure: Departure; rooms: readonly Room[] }

export const bookingFormId = 'booking'
