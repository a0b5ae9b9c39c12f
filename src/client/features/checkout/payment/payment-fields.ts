/** The card fields of §3, as a processor mounts them; what is typed never reaches this page. */
export const cardFieldIds = ['cardNumber', 'cardExpiry', 'cardCvc'] as const
export type CardFieldId = (typeof cardFieldIds)[number]

export type FieldState = {
  isComplete: boolean
  /** The processor's sentence about what is wrong, in the page's language. */
  error?: string
}

export type PaymentOutcome =
  | { kind: 'paid' }
  /** Taken or reserved; the booking is being made and the confirmation page waits for it. */
  | { kind: 'processing' }
  /** `reason` is the processor's sentence, in the page's language. */
  | { kind: 'declined'; reason: string }
  /** The trip could no longer be booked as it was; the money was set free. */
  | { kind: 'not-bookable'; reason: string }
  | { kind: 'fields'; errors: Partial<Record<CardFieldId, string>> }
  | { kind: 'failed' }

/** One interface, one adapter per card processor. */
export interface PaymentFields {
  mount(hosts: Readonly<Record<CardFieldId, HTMLElement>>): void
  focus(field: CardFieldId): void
  onChange(listener: (field: CardFieldId, state: FieldState) => void): void
  confirm(clientSecret: string): Promise<PaymentOutcome>
  unmount(): void
}

export type Processor = { script: string; origin: string; publishableKey: string }
export type FieldLook = {
  locale: string
  color: string
  placeholderColor: string
  errorColor: string
  fontSize: string
  scheme: 'light' | 'dark'
}
