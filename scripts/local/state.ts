import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { migrate } from '../../sandbox/migrate.ts'
import { seed } from '../../sandbox/seed.ts'
import type { Brand } from '../../src/markets/brand.ts'
import type { TextsByLanguage } from '../../src/markets/languages/written.ts'
import { type Published, publish, type Store } from '../../src/markets/publish.ts'
import { readConfiguration } from './own-variables.ts'

export const statePath = '.wrangler/state/v3'

export const resetState = (path = statePath): void => rmSync(path, { recursive: true, force: true })

/**
 * Brings local storage up to date: publishes the example markets into KV and seeds the sandbox's D1.
 * A short-lived runtime with only these two bindings, on the path that `vite dev` and the served build read too.
 */
export async function prepareState({
  port,
  path = statePath,
  now = new Date(),
  brands,
  texts,
}: {
  port: number
  path?: string
  now?: Date
  /** Others than the example brands, as tests need them. */
  brands?: readonly Brand[]
  /** In place of those that are written. */
  texts?: TextsByLanguage
}): Promise<Published[]> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-10-06',
      kvNamespaces: { CONFIG: readConfiguration().configNamespace },
      d1Databases: { DB: 'sandbox' },
      resourcePersistencePath: path,
      cf: false,
    }),
  )
  try {
    const kv = await runtime.getKVNamespace('CONFIG')
    const store: Store = { get: (key) => kv.get(key, 'text'), put: (key, value) => kv.put(key, value) }
    const published = await publish(store, { port, now }, brands, texts)
    const database = await runtime.getD1Database('DB')
    await migrate(database, migrations())
    await seed(database, now, `http://sandbox.localhost:${port}`)
    return published
  } finally {
    await runtime.dispose()
  }
}

function migrations(): { name: string; sql: string }[] {
  const folder = 'sandbox/migrations'
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(`${folder}/${name}`, 'utf8') }))
}
