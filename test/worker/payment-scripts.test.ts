import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { builtinVars } from '../setup/checkout-apis.ts'
import { scriptsInDocument } from '../setup/payment-inventory.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

const kinds = [
  {
    kind: 'sandbox',
    vars: {},
    script: (port: number) => `http://sandbox.localhost:${port}/payments/v1/fields.js`,
    reach: (port: number) => {
      const own = `http://sandbox.localhost:${port}`
      return { frames: own, connections: own, forms: own }
    },
  },
  {
    kind: 'stripe',
    vars: builtinVars,
    script: () => 'https://js.stripe.com/endive/stripe.js',
    reach: () => ({
      frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      connections: 'https://api.stripe.com',
      forms: 'https://pm-redirects.stripe.com https://hooks.stripe.com https://pay.ideal.nl',
    }),
  },
] as const

describe.each(kinds)('the payment page with $kind', ({ vars, script, reach }) => {
  let shop: Shop
  let html = ''
  let policy = new Map<string, string>()
  let endpoints: string | null = null
  beforeAll(async () => {
    shop = await startShop({ vars })
    const visitor = new Shopper(shop.port)
    const id = await visitor.start('t9000001')
    await visitor.goToPayment(id)
    const answer = await visitor.ask('GET', `/xx-en/checkout/${id}/payment`)
    html = await answer.text()
    endpoints = answer.headers.get('reporting-endpoints')
    policy = new Map(
      (answer.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
    )
  }, 120_000)
  afterAll(() => shop?.stop())

  test('runs the scripts of the inventory, each once, and no other', () => {
    const scripts = [...html.matchAll(/<script\b[^>]*>[^<]*/g)].map(([text]) => text)
    expect(scripts.map((text) => scriptsInDocument.find(({ is }) => is.test(text))?.name ?? text.slice(0, 200))).toEqual(
      scriptsInDocument.map(({ name }) => name),
    )
    const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(preloads.filter((href) => !/^\/assets\/[\w-]+\.js$/.test(href))).toEqual([])
    expect(html).not.toMatch(/\son[a-z]+="|javascript:|<(?:iframe|object|embed|base)\b/i)
  })

  test('lets one script of somebody else in, at the configured address', () => {
    const [, payload = ''] = /id="page-payload">([^<]*)/.exec(html) ?? []
    const { data } = z.object({ data: z.object({ processor: z.object({ script: z.string() }) }) }).parse(JSON.parse(payload))
    expect(data.processor.script).toBe(script(shop.port))
  })

  test('has a policy that keeps every other one out', () => {
    const { frames, connections, forms } = reach(shop.port)
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(html) ?? []
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
      'style-src': `'self' 'nonce-${nonce}'`,
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': `'self' ${connections}`,
      'frame-src': frames,
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': `'self' ${forms}`,
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'processor',
      'report-uri': '/policy-reports',
      'report-to': 'policy',
    })
  })
  test('shows pictures of the shop alone, and says where violations are told', () => {
    expect([...html.matchAll(/<img\b[^>]*src="([^"]*)"/g)].map(([, src = '']) => src).filter((src) => !src.startsWith('/'))).toEqual([])
    expect(endpoints).toBe('policy="/policy-reports"')
  })

  test('takes reports of its own pages, and of nobody else’s', async () => {
    const report = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.test/x' } })
    const send = async (site: string, body = report) =>
      (
        await shop.ask('/policy-reports', {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/csp-report', 'sec-fetch-site': site },
        })
      ).status
    expect([await send('same-origin'), await send('cross-site'), await send('same-origin', 'nonsense')]).toEqual([204, 403, 204])
    expect(await send('same-origin', 'x'.repeat(20_000))).toBe(413)
    const many = await Promise.all(Array.from({ length: 25 }, () => send('same-origin')))
    expect(many).toContain(429)
  })
})
