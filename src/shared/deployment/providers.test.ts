import { describe, expect, it } from 'vitest'
import { readCredentials } from './credentials.ts'
import { type Mistake, mistakeText, telling } from './mistake.ts'
import { readProviders } from './providers.ts'

const processor = { kind: 'stripe', script: 'https://js.stripe.com/endive/stripe.js', publishableKey: 'pk_test_1' }

function providers(value: unknown) {
  const mistakes: Mistake[] = []
  const read = readProviders(typeof value === 'string' ? value : JSON.stringify(value), telling(mistakes, 'PROVIDERS'))
  return { read, told: mistakes.map(mistakeText) }
}

function credentials(value: unknown) {
  const mistakes: Mistake[] = []
  const read = readCredentials(typeof value === 'string' ? value : JSON.stringify(value), telling(mistakes, 'PROVIDER_CREDENTIALS'))
  return { read, told: mistakes.map(mistakeText) }
}

describe('PROVIDERS', () => {
  it('asks one origin for everything where only that is named', () => {
    const { read, told } = providers({ nezasa: { origin: 'https://api.example.com', processor } })
    expect(told).toEqual([])
    expect(read.get('nezasa')).toEqual({
      origin: 'https://api.example.com',
      discovery: 'same',
      content: 'same',
      checkoutApi: 'same',
      processor,
      modules: [],
    })
  })

  it('names an origin per adapter, a port, and plain http on this machine', () => {
    const own = {
      origin: 'http://127.0.0.1:4010',
      discovery: 'https://tours.example.com:8443',
      content: 'http://localhost:4011',
      checkoutApi: 'builtin',
      modules: ['https://book.example.com'],
    }
    const { read, told } = providers({ nezasa: { ...own, processor } })
    expect(told).toEqual([])
    expect(read.get('nezasa')).toEqual({ ...own, processor })
  })

  it.each([
    ['origin', 'https://api.example.com/', 'write it as https://api.example.com, with nothing behind the host'],
    ['origin', 'https://api.example.com/v1', 'write it as https://api.example.com, with nothing behind the host'],
    ['origin', 'https://user:word@api.example.com', 'write it as https://api.example.com, with nothing behind the host'],
    ['origin', 'https://API.example.com', 'write it as https://api.example.com, with nothing behind the host'],
    [
      'origin',
      'http://api.example.com',
      'has to begin with https:// (http:// is for this machine alone); write it as https://api.example.com',
    ],
    ['origin', 'ftp://api.example.com', 'has to begin with https://'],
    ['origin', 'api.example.com', 'is no address; write it as https://api.example.com'],
    ['origin', undefined, 'has to be text, such as "https://api.example.com"'],
    ['discovery', 'https://tours.example.com/', 'write it as https://tours.example.com, with nothing behind the host'],
    ['discovery', 'catalog', 'is no address; write it as https://api.example.com'],
    ['content', 7, 'has to be text, such as "https://api.example.com"'],
    ['checkoutApi', 'built-in', 'is no address; write it as https://api.example.com'],
  ])('tells what is wrong with %s %s, and reads the rest', (field, value, reason) => {
    const good = { origin: 'https://api.example.com', processor }
    const { read, told } = providers({ nezasa: { ...good, [field]: value }, other: good })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(`PROVIDERS, nezasa.${field}: ${reason}`)
    expect(read.get('nezasa')).toMatchObject({ [field]: undefined, modules: [] })
    expect(read.get('other')?.origin).toBe('https://api.example.com')
  })

  it('names every mistake with its place', () => {
    const { told } = providers({
      nezasa: { origin: 'https://api.example.com', orgin: '', processor: { ...processor, script: 'js.stripe.com' } },
      second: { origin: 'https://api.example.com', processor, modules: ['https://book.example.com', 'https://book.example.com/x'] },
      third: 'https://api.example.com',
    })
    expect(told).toEqual([
      'PROVIDERS, nezasa.orgin: is not known; the fields are origin, discovery, content, checkoutApi, processor, modules',
      'PROVIDERS, nezasa.processor.script: has to be an https:// address, or "sandbox"',
      'PROVIDERS, second.modules.1: write it as https://book.example.com, with nothing behind the host',
      'PROVIDERS, third: has to be a JSON object with at least "origin"',
    ])
  })

  it.each([
    ['{', 'is not JSON'],
    ['', 'is missing'],
    ['[]', 'has to be a JSON object'],
    ['"https://api.example.com"', 'has to be a JSON object'],
  ])('%j as a whole', (text, reason) => {
    const { read, told } = providers(text)
    expect(told).toEqual([`PROVIDERS: ${reason}`])
    expect(read.size).toBe(0)
  })

  it('misses a processor outside the sandbox', () => {
    expect(providers({ nezasa: { origin: 'https://api.example.com' } }).told).toEqual([
      'PROVIDERS, nezasa.processor: is missing; without it the payment step has no fields to show',
    ])
    expect(providers({ nezasa: { origin: 'sandbox' } }).told).toEqual([])
  })
})

describe('PROVIDER_CREDENTIALS', () => {
  it('has an account per key, and others for origins of their own', () => {
    const own = { nezasa: { user: 'a', secret: 'b', discovery: { user: 'c', secret: 'd' } }, other: { user: 'e', secret: 'f' } }
    const { read, told } = credentials(own)
    expect(told).toEqual([])
    expect(Object.fromEntries(read)).toEqual(own)
  })

  it('tells a mistake without the secret, and reads the other keys', () => {
    const { read, told } = credentials({
      nezasa: { user: 'a:b', secret: '' },
      other: { user: 'e', secret: 'hush-hush' },
      third: 'hush-hush',
    })
    expect(told.slice(0, 2)).toEqual([
      'PROVIDER_CREDENTIALS, nezasa.user: must not have a colon',
      'PROVIDER_CREDENTIALS, nezasa.secret: is empty',
    ])
    expect([...read.keys()]).toEqual(['other'])
    expect(told.join()).not.toContain('hush')
    expect(credentials('hush-hush').told).toEqual(['PROVIDER_CREDENTIALS: is not JSON'])
  })
})
