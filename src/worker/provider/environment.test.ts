import { describe, expect, it } from 'vitest'
import { isBuiltin, isCatalogue, moduleOrigins, processorOf, providerAddress, providerOf } from './environment.ts'

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
    listed: { origin: 'https://api.provider.example', discovery: 'catalogue', modules: ['https://ibe.provider.example'] },
    mistaken: { origin: 'https://api.provider.example/', discovery: 'catalogue', modules: ['https://ibe.provider.example', 'ibe'] },
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

describe('discovery of a key', () => {
  it.each([
    ['plain', 'https://api.provider.example', false],
    ['listed', undefined, true],
    ['mistaken', undefined, true],
    ['unknown', undefined, false],
  ])('%s', (key, origin, catalogue) => {
    expect([providerOf(env, key, 'discovery')?.origin, isCatalogue(env, key)]).toEqual([origin, catalogue])
  })
})

describe('pages where a part is swapped', () => {
  it('are the provider’s own and those that are named', () => {
    expect(moduleOrigins(env, 'listed', request)).toEqual(['https://api.provider.example', 'https://ibe.provider.example'])
    expect(moduleOrigins(env, 'mistaken', request)).toEqual(['https://ibe.provider.example'])
    expect(moduleOrigins(env, 'unknown', request)).toEqual([])
    expect(providerAddress(env, 'listed', request, 'https://ibe.provider.example/swap?x=1')?.pathname).toBe('/swap')
    expect(providerAddress(env, 'listed', request, 'https://ibe.provider.example.evil.example/swap')).toBeUndefined()
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

it('a key without a processor that can be used has no payment step, and never the sandbox’s', () => {
  expect(() => processorOf(env, 'plain', request)).toThrow('processor')
  expect(() => processorOf(env, 'unknown', request)).toThrow('processor')
})
