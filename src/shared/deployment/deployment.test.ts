import { describe, expect, it } from 'vitest'
import { type Deployment, mistakesIn } from './deployment.ts'
import { mistakeText } from './mistake.ts'

const processor = { kind: 'stripe', script: 'https://js.stripe.com/endive/stripe.js', publishableKey: 'pk_test_1' }
const good: Deployment = {
  PROVIDERS: JSON.stringify({ nezasa: { origin: 'https://api.example.com', checkoutApi: 'builtin', processor } }),
  PROVIDER_CREDENTIALS: '{"nezasa":{"user":"account","secret":"word"}}',
  MAIL: '{"url":"https://mail.example.com/send","from":"Shop <shop@example.com>"}',
  MAIL_SECRET: 'token',
  SESSION_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'rk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const told = (change: Deployment) => mistakesIn({ ...good, ...change }).map(mistakeText)

describe('mistakes of a deployment', () => {
  it('are none where everything can be used', () => expect(told({})).toEqual([]))

  it.each<[string, Deployment, string[]]>([
    [
      'nothing set',
      { PROVIDERS: undefined, PROVIDER_CREDENTIALS: undefined, MAIL: undefined, MAIL_SECRET: '', SESSION_SECRET: undefined },
      [
        'PROVIDERS: is missing',
        'PROVIDER_CREDENTIALS: is missing',
        'MAIL: is missing',
        'MAIL_SECRET: is missing; no mail goes out',
        'SESSION_SECRET: is missing; no checkout can be started',
      ],
    ],
    [
      'a table of TOML in the place of JSON',
      { PROVIDERS: { nezasa: {} } },
      ['PROVIDERS: has to be JSON as text, in quotes', 'PROVIDER_CREDENTIALS, nezasa: is no key of PROVIDERS; the account is sent nowhere'],
    ],
    [
      'an account for another key',
      { PROVIDER_CREDENTIALS: '{"nezassa":{"user":"account","secret":"word"}}' },
      [
        'PROVIDER_CREDENTIALS, nezasa: has no account here; this provider is asked without one',
        'PROVIDER_CREDENTIALS, nezassa: is no key of PROVIDERS; the account is sent nowhere',
      ],
    ],
    [
      'a mail address with a mistake',
      { MAIL: '{"url":"http://mail.example.com","from":"a\\nb"}' },
      [
        'MAIL, url: has to be the https:// address of a mail API, or "sandbox"',
        'MAIL, from: has to be a sender, such as Shop <shop@example.com>',
      ],
    ],
    ['a short secret', { SESSION_SECRET: 'short' }, ['SESSION_SECRET: has to have 32 characters at least']],
    [
      'Stripe with a path',
      { STRIPE_API: 'https://api.stripe.com/v1' },
      ['STRIPE_API: write it as https://api.stripe.com, with nothing behind the host (or "sandbox")'],
    ],
    [
      'Stripe’s secrets forgotten',
      { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: '' },
      [
        'STRIPE_SECRET_KEY: is missing; a provider key with the built-in checkout API needs it',
        'STRIPE_WEBHOOK_SECRET: is missing; a provider key with the built-in checkout API needs it',
      ],
    ],
    [
      'the sandbox where there is none',
      { PROVIDERS: '{"nezasa":{"origin":"sandbox"}}', MAIL: '{"url":"sandbox","from":"a@b"}', STRIPE_API: 'sandbox' },
      [
        'PROVIDERS, nezasa.origin: "sandbox" is for a local start; this deployment has none',
        'MAIL, url: "sandbox" is for a local start; this deployment has none',
        'STRIPE_API: "sandbox" is for a local start; this deployment has none',
      ],
    ],
  ])('%s', (_, change, expected) => expect(told(change)).toEqual(expected))

  it('has the sandbox locally, and Stripe on another port of this machine', () =>
    expect(
      told({
        SANDBOX: {},
        PROVIDERS: '{"nezasa":{"origin":"sandbox"}}',
        MAIL: '{"url":"sandbox","from":"a@b"}',
        STRIPE_API: 'http://127.0.0.1:4020',
      }),
    ).toEqual([]))
})
