import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '../env.ts'
import { nameRequest } from '../security/headers.ts'
import { findLiveRelease } from './find-live-release.ts'

/** No market is stood in where none can be read; the real one needs the built client. */
vi.mock(import('../page/shop.ts'), () => ({}))

const app = new Hono<AppEnv>().use(nameRequest).use(findLiveRelease)
const context = { waitUntil() {}, passThroughOnException() {}, props: {} }

async function ask(path: string) {
  const CONFIG = { get: async () => Promise.reject(new Error('KV is away')) }
  const answer = await app.request(`http://tidemark.localhost${path}`, {}, { CONFIG }, context)
  return { answer, text: await answer.text() }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each(['/api/nezasa/discovery/tours?lang=en', '/tours-checkout-api/state'])(
  'a call to %s is told in JSON that no configuration can be read',
  async (path) => {
    const { answer, text } = await ask(path)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.parse(text)).toMatchObject({ status: 503, code: 'API_SERVICE_UNAVAILABLE', requestId: expect.any(String) })
  },
)

test('an address gets the page of nobody', async () => {
  const { answer, text } = await ask('/xx-en')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8'])
  expect(text).toContain('One moment, please')
})
