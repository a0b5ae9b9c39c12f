import { request } from 'node:http'
import type { Shopper } from '../../scripts/shopper/shopper.ts'

/** A confirmation as Stripe's own frames would post it. */
export const confirmAtStripe = (port: number, clientSecret: string, fields: Record<string, string>): Promise<void> =>
  new Promise((done, fail) => {
    const [intent] = clientSecret.split('_secret_')
    const sent = request(
      `http://127.0.0.1:${port}/stripe/v1/payment_intents/${intent}/confirm`,
      {
        method: 'POST',
        agent: false,
        headers: {
          host: `sandbox.localhost:${port}`,
          authorization: 'Bearer pk_test_sandbox',
          'content-type': 'application/x-www-form-urlencoded',
        },
      },
      (response) => response.resume().on('end', done),
    )
    sent.on('error', fail).end(new URLSearchParams({ client_secret: clientSecret, ...fields }).toString())
  })

/** What the traveller presses on the bank's page; where it leads. */
export const answerBankPage = (port: number, { pathname, search }: URL, outcome: 'complete' | 'fail'): Promise<string> =>
  new Promise((done, fail) => {
    const sent = request(
      `http://127.0.0.1:${port}${pathname}${search}`,
      {
        method: 'POST',
        agent: false,
        headers: { host: `sandbox.localhost:${port}`, 'content-type': 'application/x-www-form-urlencoded' },
      },
      (response) => response.resume().on('end', () => done(response.headers.location ?? '')),
    )
    sent.on('error', fail).end(`outcome=${outcome}`)
  })

export const stripeCard = (number = '4242424242424242') => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2034',
  'payment_method_data[card][cvc]': '123',
})

const stripe = { kind: 'stripe', script: 'https://js.stripe.com/endive/stripe.js', publishableKey: 'pk_test_sandbox' }
/** The house provider with the checkout API of the worker itself. */
export const builtinVars = { PROVIDERS: JSON.stringify({ nezasa: { origin: 'sandbox', checkoutApi: 'builtin', processor: stripe } }) }

/** Both implementations (rule 34), for cases that hold for either. */
export const checkoutApis = [
  {
    name: 'remote',
    vars: {},
    opens: (address: string) => address.endsWith('/checkout-sessions'),
    payByCard: (_: number, visitor: Shopper, clientSecret: string, number?: string) => visitor.payByCard(clientSecret, number),
  },
  {
    name: 'builtin',
    vars: builtinVars,
    opens: (address: string) => address.endsWith('/stripe/v1/payment_intents'),
    payByCard: (port: number, _: Shopper, clientSecret: string, number?: string) => confirmAtStripe(port, clientSecret, stripeCard(number)),
  },
] as const
