import type { Stripe, StripeElementStyle, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Processor } from '../../../../shared/checkout/steps/payment/page.ts'
import { loadScript } from './load-script.ts'
import { payerField } from './payer-field.ts'
import {
  type FieldId,
  type FieldMethod,
  type FieldState,
  type FieldStyle,
  type PaymentFields,
  type PaymentOutcome,
  showFocus,
} from './payment-fields.ts'
import { toStripeOutcome } from './stripe-outcome.ts'

const styleOf = ({ color, placeholderColor, errorColor, fontSize }: FieldStyle): StripeElementStyle => ({
  base: { color, fontSize, iconColor: color, '::placeholder': { color: placeholderColor } },
  invalid: { color: errorColor, iconColor: errorColor },
})

type Change = { complete: boolean; error: { message: string } | undefined }
type Mounted = { focus(): void; destroy(): void }
type Bench = {
  stripe: Stripe
  elements: StripeElements
  style: StripeElementStyle
  hostOf(id: FieldId): HTMLElement
  tell(id: FieldId, state: FieldState): void
  known: Partial<Record<FieldId, string>>
}
type Confirm = (clientSecret: string) => Promise<PaymentOutcome>

const heard =
  ({ tell }: Bench, id: FieldId) =>
  ({ complete, error }: Change) =>
    tell(id, { isComplete: complete, ...(error && { error: error.message }) })

type Framed = Parameters<typeof showFocus>[0] & { mount(host: HTMLElement): void }

/** Stripe's documents are light ones: in a dark page their frames would stand on white. */
function mountIn(host: HTMLElement, element: Framed): void {
  host.style.colorScheme = 'light'
  showFocus(element, host)
  element.mount(host)
}

function mountCard(bench: Bench): { mounted: [FieldId, Mounted][]; confirm: Confirm } {
  const { elements, stripe, style, hostOf } = bench
  const card = elements.create('cardNumber', { style }).on('change', heard(bench, 'cardNumber'))
  const expiry = elements.create('cardExpiry', { style }).on('change', heard(bench, 'cardExpiry'))
  const cvc = elements.create('cardCvc', { style }).on('change', heard(bench, 'cardCvc'))
  mountIn(hostOf('cardNumber'), card)
  mountIn(hostOf('cardExpiry'), expiry)
  mountIn(hostOf('cardCvc'), cvc)
  return {
    mounted: [
      ['cardNumber', card],
      ['cardExpiry', expiry],
      ['cardCvc', cvc],
    ],
    confirm: async (clientSecret) => toStripeOutcome(await stripe.confirmCardPayment(clientSecret, { payment_method: { card } })),
  }
}

/** Stripe's field is the account's; whose it is, is asked by us. */
function mountDebit(bench: Bench): { mounted: [FieldId, Mounted][]; confirm: Confirm } {
  const { elements, stripe, style, hostOf, known, tell } = bench
  const iban = elements.create('iban', { style, supportedCountries: ['SEPA'] }).on('change', heard(bench, 'iban'))
  const name = payerField('sepaFullname', hostOf('sepaFullname'), known.sepaFullname ?? '', (state) => tell('sepaFullname', state))
  const email = payerField('sepaEmail', hostOf('sepaEmail'), known.sepaEmail ?? '', (state) => tell('sepaEmail', state))
  mountIn(hostOf('iban'), iban)
  return {
    mounted: [
      ['sepaFullname', name],
      ['sepaEmail', email],
      ['iban', iban],
    ],
    confirm: async (clientSecret) =>
      toStripeOutcome(
        await stripe.confirmSepaDebitPayment(clientSecret, {
          payment_method: { sepa_debit: iban, billing_details: { name: name.value(), email: email.value() } },
        }),
      ),
  }
}

const mounts = { card: mountCard, sepa_debit: mountDebit } satisfies Record<FieldMethod, (bench: Bench) => object>

/**
 * Stripe's split elements. Its script is loaded by us, so that the page's own Trusted Types policy admits exactly that address; its loader then takes
 * what is there and inserts nothing (rule 82).
 */
export async function stripeFields({ script, publishableKey, locale }: Processor, look: FieldStyle): Promise<PaymentFields> {
  await loadScript(script)
  const stripe = await loadStripe(publishableKey, { locale })
  if (!stripe) throw new Error('The processor’s script gave nothing to mount')
  const elements = stripe.elements({ locale })
  const listeners: Parameters<PaymentFields['onChange']>[0][] = []
  let mounted = new Map<FieldId, Mounted>()
  let confirm: Confirm | undefined
  return {
    mount(method, hosts, known) {
      const made = mounts[method]({
        stripe,
        elements,
        style: styleOf(look),
        known,
        hostOf(id) {
          const host = hosts.get(id)
          if (!host) throw new Error(`${id} has no place on the page`)
          return host
        },
        tell(id, state) {
          for (const listener of listeners) listener(id, state)
        },
      })
      mounted = new Map(made.mounted)
      confirm = made.confirm
    },
    focus: (field) => mounted.get(field)?.focus(),
    onChange: (listener) => void listeners.push(listener),
    confirm: async (clientSecret) => (confirm ? confirm(clientSecret) : { kind: 'failed' }),
    unmount() {
      for (const element of mounted.values()) element.destroy()
    },
  }
}
