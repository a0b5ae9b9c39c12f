import { expect, test } from 'vitest'
import { isProviderAddress, processorOf } from './environment.ts'

const request = new Request('http://tidemark.localhost:8787/xx-en/checkout/abcdefghijkl/payment')
const sandbox = { PROVIDERS: '{"house":{"origin":"sandbox"}}' }
const remote = {
  PROVIDERS: JSON.stringify({
    house: {
      origin: 'https://provider.example',
      processor: { script: 'https://pay.example/v1/fields.js', publishableKey: 'pk' },
      modules: ['https://swap.example:8443'],
    },
  }),
}

test.each([
  [sandbox, 'http://sandbox.localhost:8787/swap', true],
  [sandbox, 'http://sandbox.localhost/swap', false],
  [sandbox, 'http://sandbox.localhost:8788/swap', false],
  [sandbox, 'https://sandbox.localhost:8787/swap', false],
  [remote, 'https://provider.example/swap', true],
  [remote, 'https://provider.example:444/swap', false],
  [remote, 'https://swap.example:8443/swap', true],
  [remote, 'https://swap.example/swap', false],
  [remote, 'http://sandbox.localhost:8787/swap', false],
  [remote, 'not an address', false],
])('a part is swapped on whole origins that are known: %#', (env, address, isKnown) =>
  expect(isProviderAddress(env, 'house', request, address)).toBe(isKnown),
)

test('the sandbox’s card fields come from its host on the port of the shop', () =>
  expect(processorOf(sandbox, 'house', request)).toMatchObject({
    kind: 'sandbox',
    script: 'http://sandbox.localhost:8787/payments/v1/fields.js',
    frames: ['http://sandbox.localhost:8787'],
  }))

test('a configured processor reaches the origin of its script and nothing else', () =>
  expect(processorOf(remote, 'house', request)).toEqual({
    kind: 'sandbox',
    script: 'https://pay.example/v1/fields.js',
    publishableKey: 'pk',
    frames: ['https://pay.example'],
    connections: ['https://pay.example'],
    forms: [],
  }))
