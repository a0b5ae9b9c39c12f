import { describe, expect, it } from 'vitest'
import { checkoutApiAt, isBuiltin, processorOf, providerAddress } from './environment.ts'

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
  PROVIDER_USER: '',
  PROVIDER_SECRET: '',
}
const request = new Request('http://tidemark.localhost:8787/')

describe('the checkout API of a key', () => {
  it.each([
    ['plain', 'https://api.provider.example', false],
    ['apart', 'https://checkout.example', false],
    ['builtin', undefined, true],
    ['unknown', undefined, false],
  ])('%s', (key, origin, builtin) => {
    expect([checkoutApiAt(env, key)?.origin, isBuiltin(env, key)]).toEqual([origin, builtin])
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

describe('an address of the provider’s pages', () => {
  const hrefOf = (address: string) => providerAddress(env, 'local', request, address)?.href

  it('is one on its origin, as a browser reads it', () => {
    expect(hrefOf('http://sandbox.localhost:8787/swap?goto=x')).toBe('http://sandbox.localhost:8787/swap?goto=x')
    expect(hrefOf('HTTP://SANDBOX.localhost:8787\\a\\..\\swap')).toBe('http://sandbox.localhost:8787/swap')
  })

  it.each([
    'blob:http://sandbox.localhost:8787/x',
    'http:sandbox.localhost:8787/x',
    'http:/sandbox.localhost:8787/x',
    'filesystem:http://sandbox.localhost:8787/x',
    'javascript:alert(1)//http://sandbox.localhost:8787/',
    'http://user@sandbox.localhost:8787/x',
    'http://sandbox.localhost:8787.evil.test/x',
    'http://sandbox.localhost/x',
    'https://sandbox.localhost:8787/x',
    '//sandbox.localhost:8787/x',
    ' http://sandbox.localhost:8787/x',
    '',
  ])('%s is none', (address) => expect(hrefOf(address)).toBeUndefined())
})
