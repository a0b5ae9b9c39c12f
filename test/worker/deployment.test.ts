import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Shop, startShop } from '../setup/started-shop.ts'

/** One wrong character each; `harbour` has none. */
const vars = {
  PROVIDERS: JSON.stringify({ nezasa: { origin: 'https://api.provider.example/' }, harbour: { origin: 'sandbox' } }),
  MAIL: '{"url":"http://mail.example"',
  STRIPE_API: 'https://api.stripe.com/',
}

let shop: Shop
const lines: string[] = []
beforeAll(async () => {
  shop = await startShop({ vars, hear: (line) => lines.push(line) })
}, 60_000)
afterAll(() => shop?.stop())

const mistake = z.object({ event: z.literal('deployment-mistake'), variable: z.string(), key: z.string(), reason: z.string() })
const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
const told = () => lines.flatMap((line) => mistake.safeParse(parse(line)).data ?? [])

test('a mistake in a variable takes down what needs it, and nothing else', async () => {
  const statusOf = async (address: string, host?: string) => (await shop.ask(address, host ? { host } : {})).status
  expect(await statusOf('/xx-en')).toBe(200)
  expect(await statusOf('/xx-en/faq')).toBe(200)
  expect(await statusOf('/xx-en/destinations')).toBe(200)
  expect(await statusOf('/xx-en/tours')).toBe(502)
  expect(await statusOf('/fr-fr', 'noctua.localhost')).toBe(200)
  const { text } = await shop.ask('/fr-fr/circuits', { host: 'noctua.localhost' })
  expect(text).toMatch(/tripId=t\d{7}/)
})

test('each is told once, with variable, key and reason', async () => {
  await shop.ask('/xx-en')
  expect(told().map(({ variable, key, reason }) => [variable, key, reason])).toEqual([
    ['PROVIDERS', 'nezasa.origin', 'write it as https://api.provider.example, with nothing behind the host (or "sandbox")'],
    ['MAIL', '', 'is not JSON'],
    ['STRIPE_API', '', 'write it as https://api.stripe.com, with nothing behind the host (or "sandbox")'],
  ])
})
