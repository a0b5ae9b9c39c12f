/** What the checkout API says instead of the truth. */
export interface Refusal {
  /** Of every call about the itinerary, or of the schedules of more than one payment alone. */
  readonly of: 'itinerary' | 'schedules'
  readonly status: number
  readonly code?: string
}

export interface Scenario {
  readonly id: string
  readonly key: string
  /** The tour whose content the trip borrows. */
  readonly basedOn: string
  readonly title: string
  readonly what: string
  readonly refusal?: Refusal
  /** Stands where the booking status would. */
  readonly bookingStatus?: string | null
}
