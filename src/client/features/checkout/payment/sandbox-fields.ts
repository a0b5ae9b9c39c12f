import { z } from 'zod'
import type { Processor } from '../../../../shared/checkout/steps/payment/page.ts'
import { loadScript } from './load-script.ts'
import { type FieldId, type FieldStyle, fieldsOf, type PaymentFields, type PaymentOutcome, showFocus } from './payment-fields.ts'

/** What the sandbox's `fields.js` puts on the page. */
type Handle = { on(event: string, handler: (detail: unknown) => void): void; focus(): void; fill(value: string): void; unmount(): void }
type Group = { mount(type: FieldId, element: HTMLElement): Handle; confirm(clientSecret: string): Promise<unknown> }
type SandboxPayments = (publishableKey: string) => { fields(options: { locale: string; style: Omit<FieldStyle, 'locale'> }): Group }

const problem = z.object({ code: z.string(), decline_code: z.string().optional(), message: z.string() })
const change = z.object({ elementType: z.enum(Object.values(fieldsOf).flat()), complete: z.boolean(), error: problem.optional() })
const answer = z.object({ status: z.string(), error: problem.optional() })

const isSandboxPayments = (value: unknown): value is SandboxPayments => typeof value === 'function'

const fieldOf = (code: string): FieldId | undefined => {
  if (/(?:incomplete|invalid)_number/.test(code)) return 'cardNumber'
  if (/(?:incomplete|invalid)_expiry/.test(code)) return 'cardExpiry'
  if (/(?:incomplete|invalid)_iban/.test(code)) return 'iban'
  if (code === 'incomplete_name') return 'sepaFullname'
  if (/(?:incomplete|invalid)_email/.test(code)) return 'sepaEmail'
  return code === 'incomplete_cvc' ? 'cardCvc' : undefined
}

/** The sandbox's answer to a confirmation as the shop understands it. */
export function toOutcome(value: unknown): PaymentOutcome {
  const { status, error } = answer.parse(value)
  if (status === 'succeeded') return { kind: 'paid' }
  if (status === 'processing' || status === 'requires_capture') return { kind: 'processing' }
  if (!error || error.code === 'api_connection_error' || error.code === 'connection') return { kind: 'failed' }
  const field = fieldOf(error.code)
  if (error.decline_code === 'authentication_abandoned') return { kind: 'abandoned' }
  if (field) return { kind: 'fields', errors: { [field]: error.message } }
  return { kind: error.code === 'booking_failed' ? 'not-bookable' : 'declined', reason: error.message }
}

/** The sandbox's processor: its script mounts a frame of its own origin per field. */
export async function sandboxFields({ script, publishableKey }: Processor, { locale, ...style }: FieldStyle): Promise<PaymentFields> {
  await loadScript(script)
  const payments: unknown = Reflect.get(globalThis, 'SandboxPayments')
  if (!isSandboxPayments(payments)) throw new Error('The processor’s script gave nothing to mount')
  const group = payments(publishableKey).fields({ locale, style })
  const handles = new Map<FieldId, Handle>()
  const listeners: Parameters<PaymentFields['onChange']>[0][] = []
  const hear = (value: unknown) => {
    const { elementType, complete, error } = change.parse(value)
    for (const listener of listeners) listener(elementType, { isComplete: complete, ...(error && { error: error.message }) })
  }
  return {
    mount(method, hosts, known) {
      for (const id of fieldsOf[method]) {
        const host = hosts.get(id)
        if (!host) throw new Error(`${id} has no place on the page`)
        const handle = group.mount(id, host)
        handle.on('change', hear)
        showFocus(handle, host)
        handle.on('ready', () => known[id] && handle.fill(known[id]))
        handles.set(id, handle)
      }
    },
    focus: (field) => handles.get(field)?.focus(),
    onChange: (listener) => void listeners.push(listener),
    confirm: async (clientSecret) => toOutcome(await group.confirm(clientSecret)),
    unmount() {
      for (const handle of handles.values()) handle.unmount()
    },
  }
}
