import type { StripeCardNumberElement, StripeElementLocale, StripeElementStyle } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Processor } from '../../../../shared/checkout/pages/payment.ts'
import { loadScript } from './load-script.ts'
import { type FieldId, type FieldLook, fieldsOf, type PaymentFields } from './payment-fields.ts'
import { toStripeOutcome } from './stripe-outcome.ts'

const spoken = ['en', 'fr', 'nl', 'nb', 'sv', 'fi', 'da', 'pt', 'it', 'de'] as const satisfies readonly StripeElementLocale[]
const localeOf = (locale: string): StripeElementLocale => spoken.find((each) => locale.startsWith(each)) ?? 'auto'

const styleOf = ({ color, placeholderColor, errorColor, fontSize }: FieldLook): StripeElementStyle => ({
  base: { color, fontSize, iconColor: color, '::placeholder': { color: placeholderColor } },
  invalid: { color: errorColor, iconColor: errorColor },
})

type Change = { complete: boolean; error: { message: string } | undefined }

/**
 * Stripe's split elements. Its script is loaded by us, so that the page's own Trusted Types policy admits exactly that address; its loader then takes
 * what is there and inserts nothing (ruling 54).
 */
export async function stripeFields({ script, publishableKey }: Processor, look: FieldLook): Promise<PaymentFields> {
  await loadScript(script)
  const stripe = await loadStripe(publishableKey, { locale: localeOf(look.locale) })
  if (!stripe) throw new Error('The processor’s script gave nothing to mount')
  const elements = stripe.elements({ locale: localeOf(look.locale) })
  const listeners: Parameters<PaymentFields['onChange']>[0][] = []
  const hear =
    (field: FieldId) =>
    ({ complete, error }: Change) => {
      for (const listener of listeners) listener(field, { isComplete: complete, ...(error && { error: error.message }) })
    }
  const style = styleOf(look)
  const make = {
    cardNumber: () => elements.create('cardNumber', { style }).on('change', hear('cardNumber')),
    cardExpiry: () => elements.create('cardExpiry', { style }).on('change', hear('cardExpiry')),
    cardCvc: () => elements.create('cardCvc', { style }).on('change', hear('cardCvc')),
  }
  const mounted = new Map<FieldId, { focus(): void; destroy(): void }>()
  let card: StripeCardNumberElement | undefined
  return {
    mount(method, hosts) {
      if (method !== 'card') throw new Error(`${method} has no fields here`)
      for (const id of fieldsOf[method]) {
        const host = hosts.get(id)
        if (!host) throw new Error(`${id} has no place on the page`)
        // Stripe's documents are light ones: in a dark page their frames would stand on white.
        host.style.colorScheme = 'light'
        const element = make[id]()
        element.mount(host)
        mounted.set(id, element)
      }
      card = elements.getElement('cardNumber') ?? undefined
    },
    focus: (field) => mounted.get(field)?.focus(),
    onChange: (listener) => void listeners.push(listener),
    async confirm(clientSecret) {
      return card ? toStripeOutcome(await stripe.confirmCardPayment(clientSecret, { payment_method: { card } })) : { kind: 'failed' }
    },
    unmount() {
      for (const element of mounted.values()) element.destroy()
    },
  }
}
