/** The fields by payment method, as a processor mounts them; what is typed never reaches this page. */
export const fieldsOf = { card: ['cardNumber', 'cardExpiry', 'cardCvc'], sepa_debit: ['sepaFullname', 'sepaEmail', 'iban'] } as const
/** Methods that ask for something in fields of the processor. */
export type FieldMethod = keyof typeof fieldsOf
export type FieldId = (typeof fieldsOf)[FieldMethod][number]
export type FieldErrors = Partial<Record<FieldId, string>>

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
  /** The traveller left the bank before it was done. */
  | { kind: 'abandoned' }
  | { kind: 'fields'; errors: FieldErrors }
  | { kind: 'failed' }

/** One interface, one adapter per processor. A method's fields are mounted all at once. */
export interface PaymentFields {
  /** `known`: what need not be typed again. */
  mount(method: FieldMethod, hosts: ReadonlyMap<FieldId, HTMLElement>, known: Partial<Record<FieldId, string>>): void
  focus(field: FieldId): void
  onChange(listener: (field: FieldId, state: FieldState) => void): void
  confirm(clientSecret: string): Promise<PaymentOutcome>
  unmount(): void
}

type Focusable = { on(event: 'focus', handler: () => void): unknown; on(event: 'blur', handler: () => void): unknown }

/** `:focus-within` knows nothing of a focus inside a frame of another origin: the processor's field tells of it, and its place shows the ring. */
export function showFocus(field: Focusable, host: HTMLElement): void {
  field.on('focus', () => host.setAttribute('data-focused', ''))
  field.on('blur', () => host.removeAttribute('data-focused'))
}

export type FieldStyle = {
  locale: string
  color: string
  placeholderColor: string
  errorColor: string
  fontSize: string
  scheme: 'light' | 'dark'
}
