import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Response } from 'miniflare'
import { freePort, type ServerOptions, startServer } from '../../scripts/local/server.ts'
import { prepareState } from '../../scripts/local/state.ts'
import type { Brand } from '../../src/markets/brand.ts'
import type { TextsByLanguage } from '../../src/markets/languages/written.ts'
import { type CacheKey, toCacheKey } from '../../src/worker/page/page-cache.ts'
import { gateFor } from './contract-gate.ts'
import type { PreparedState } from './prepared-states.ts'

export type Answer = { status: number; headers: Readonly<Record<string, string | string[] | undefined>>; text: string; firstByteMs: number }
export type Ask = {
  host?: string
  method?: string
  headers?: Record<string, string>
  body?: string /** Keeps connections open, for those who ask often. */
  agent?: Agent
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

export type ShopOptions = {
  brands?: readonly Brand[]
  /** What the interface says, in place of what is written. */
  texts?: TextsByLanguage
  /** Judges what the sandbox's provider is asked; who asks for something that is not described fails where the shop stops. */
  contractGate?: string | undefined
} & Pick<ServerOptions, 'between' | 'outside' | 'vars' | 'hear'>

/** The production build on workerd, freshly published and seeded, asked by Host header as Node cannot resolve `*.localhost`. Where the example brands will do, `prepared` spares the publishing. */
export async function openShop({ brands, texts, contractGate, ...options }: ShopOptions, prepared?: PreparedState) {
  const path = mkdtempSync(join(tmpdir(), 'tidemark-worker-'))
  const port = prepared?.port ?? (await freePort())
  if (prepared) cpSync(prepared.path, path, { recursive: true })
  else await prepareState({ port, path, ...(brands && { brands }), ...(texts && { texts }) })
  const { gate, assertNothingRefused } = gateFor(contractGate)
  const server = await startServer({ port, path, ...gate, ...options })
  const ask = (address: string, { host = 'tidemark.localhost', method = 'GET', headers = {}, body, agent }: Ask = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const sent = request(
        {
          agent: agent ?? false,
          host: '127.0.0.1',
          port,
          path: address,
          method,
          headers: { host: `${host}:${port}`, 'user-agent': browser, ...headers },
        },
        (answer) => {
          let text = ''
          let firstByteMs = 0
          answer.setEncoding('utf8')
          answer.on('data', (chunk) => {
            firstByteMs ||= performance.now() - startedAt
            text += chunk
          })
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, firstByteMs }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  /** What the provider does to every call from now on. */
  const setFault = async (fault: 'none' | 'slow' | 'fail' | 'garbage'): Promise<void> => {
    const database = await server.runtime.getD1Database('DB', 'sandbox')
    await database
      .prepare(`insert into control (key, value) values ('fault', ?) on conflict (key) do update set value = excluded.value`)
      .bind(fault)
      .run()
  }
  /** A checkout's own clock strikes: what it would do at a moment. */
  const wakeCheckout = async (checkoutId: string, at: number): Promise<void> => {
    const checkouts = await server.runtime.getDurableObjectNamespace('CHECKOUTS', 'storefront')
    const checkout = checkouts.get(checkouts.idFromName(checkoutId))
    const wake: unknown = Reflect.get(checkout, 'wake')
    if (typeof wake !== 'function') throw new TypeError('a checkout has no clock')
    await Reflect.apply(wake, checkout, [at])
  }
  /** A checkout's object is put out of memory, as the runtime may do at any moment. */
  const evictCheckout = async (checkoutId: string): Promise<void> => {
    try {
      await server.runtime.unsafeEvictDurableObject('storefront', 'CheckoutObject', { name: checkoutId })
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('not currently running'))) throw error
    }
  }
  /** What checkouts' objects keep, as it lies on the disk, by file. A local runtime makes a file of whatever was looked at; without tables there is nothing in it. */
  const keptByCheckouts = (): Buffer[] => {
    const isOfCheckouts = (name: string) => /CheckoutObject/.test(name) && /\.sqlite(?:-wal)?$/.test(name)
    try {
      return readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter(isOfCheckouts)
        .map((name) => readFileSync(join(path, name)))
        .filter((bytes) => bytes.includes('wakes'))
    } catch (error) {
      // An object that is put out of memory writes its log into its database and removes it: what was there is in the other file now.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return keptByCheckouts()
      throw error
    }
  }
  /** The place's cache holds a page since a moment. */
  const cachePage = async (key: CacheKey, page: object, storedAt: number): Promise<void> => {
    const caches = await server.runtime.getCaches()
    const text = JSON.stringify(page)
    const described = { storedAt, nonces: [], payload: [0, Buffer.byteLength(text)] }
    const headers = { 'X-Kept-Page': JSON.stringify(described), 'Cache-Control': 'max-age=3600' }
    await caches.default.put(toCacheKey(key), new Response(text, { headers }))
  }
  const stop = async () => {
    await server.dispose()
    rmSync(path, { recursive: true, force: true })
    assertNothingRefused()
  }
  return { port, ask, setFault, cachePage, wakeCheckout, evictCheckout, keptByCheckouts, stop }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
