import { expect, test } from 'vitest'
import { violationsIn } from './policy-reports.ts'

const page = 'https://shop.example/xx-en/checkout/abcdefghijkl/payment?resume=secret'
const legacy = (blocked: string, directive = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': page,
    referrer: page,
    'effective-directive': directive,
    'violated-directive': directive,
    'original-policy': 'x',
    'blocked-uri': blocked,
    'script-sample': 'Ann Example',
  },
})
const modern = (blockedURL: string, effectiveDirective = 'img-src') => ({
  type: 'csp-violation',
  age: 1,
  url: page,
  user_agent: 'x',
  body: {
    documentURL: page,
    blockedURL,
    effectiveDirective,
    disposition: 'enforce',
    sample: 'Ann Example',
    sourceFile: page,
    statusCode: 200,
  },
})

test('a report says which rule kept whom out, in both of its forms', () => {
  expect(violationsIn(legacy('https://evil.test:8443/take?card=4242'))).toEqual([
    { directive: 'script-src-elem', blocked: 'evil.test:8443' },
  ])
  expect(violationsIn([modern('inline'), modern('https://pixel.test/?a=b')])).toEqual([
    { directive: 'img-src', blocked: 'inline' },
    { directive: 'img-src', blocked: 'pixel.test' },
  ])
  expect(violationsIn(legacy('data'))).toEqual([{ directive: 'script-src-elem', blocked: 'data' }])
  expect(violationsIn(legacy('blob:https://shop.example/1'))).toEqual([{ directive: 'script-src-elem', blocked: 'blob:' }])
})

test('nothing of the page, its address or what it holds is written down', () => {
  const told = JSON.stringify(violationsIn([modern(page), { ...modern('eval') }]))
  expect(told).not.toMatch(/checkout|resume|Ann|secret/)
})

test.each([
  ['no report', undefined],
  ['a word', 'x'],
  ['another kind', [{ type: 'deprecation', body: {} }]],
  ['a rule that is none', legacy('inline', 'script-src <b>')],
  ['an address that is none', legacy('not an address')],
  ['numbers', [1, null, [], {}]],
])('%s says nothing', (_, report) => expect(violationsIn(report)).toEqual([]))

test('of very many the first ten are looked at', () =>
  expect(violationsIn(Array.from({ length: 500 }, () => modern('inline')))).toHaveLength(10))
