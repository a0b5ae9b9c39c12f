import { describe, expect, it } from 'vitest'
import { isBuiltin, processorOf, providerOf } from './environment.ts'

const stripe = (script: string) => ({ kind: 'stripe', script, publishableKey: 'pk_test_1' })
const env = {
  PROVIDERS: JSON.stringify({
    plain: { origin: 'https://api.provider.example' },
    apart: { origin: 'https://api.provider.example', checkoutApi: 'https://checkout.example' },
    builtin: {
      origin: 'https://api.provider.example',
      checkoutApi: 'builtin',
      processor: stripe('https://js.stripe.com/endive/stripe.js'),
    },
    local: { origin: 'sandbox', checkoutApi: 'builtin', processor: stripe('sandbox') },
  }),
  PROVIDER_CREDENTIALS: '{}',
}
const request = new Request('http://tidemark.localhost:8787/')

describe('the checkout API of a key', () => {
  it.each([
    ['plain', 'https://api.provider.example', false],
    ['apart', 'https://checkout.example', false],
    ['builtin', undefined, true],
    ['unknown', undefined, false],
  ])('%s', (key, origin, builtin) => {
    expect([providerOf(env, key, 'checkoutApi')?.origin, isBuiltin(env, key)]).toEqual([origin, builtin])
  })
})

describe('processorOf', () => {
  it('reaches what Stripe documents, and nothing else', () => {
    expect(processorOf(env, 'builtin', request)).toEqual({
      ...stripe('https://js.stripe.com/endive/stripe.js'),
      frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connections: ['https://api.stripe.com'],
      forms: ['https://pm-redirects.stripe.com', 'https://hooks.stripe.com', 'https://pay.ideal.nl'],
    })
  })

  it('reaches the sandbox where that stands in for Stripe', () => {
    const origin = 'http://sandbox.localhost:8787'
    expect(processorOf(env, 'local', request)).toEqual({
      ...stripe(`${origin}/stripe/stripe.js`),
      frames: [origin],
      connections: [origin],
      forms: [origin],
    })
  })
})
