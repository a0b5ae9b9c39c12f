export interface Scenario {
  readonly id: string
  readonly key: string
  /** The tour whose content the trip borrows. */
  readonly basedOn: string
  readonly title: string
  readonly what: string
}
