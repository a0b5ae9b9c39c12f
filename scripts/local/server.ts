import { randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type Request, Response, type V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { z } from 'zod'
import { statePath } from './state.ts'

/** The shop's account at the sandbox. */
export const sandboxAccount = { user: 'tidemark', secret: 'sandbox-secret' }

/** Secrets of a local start: worthless anywhere else. */
export const localSecrets = {
  PROVIDER_CREDENTIALS: JSON.stringify({ nezasa: sandboxAccount, harbour: sandboxAccount }),
  MAIL_SECRET: 'sandbox-secret',
  SESSION_SECRET: 'a-local-session-secret-that-signs-nothing-of-value',
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
}

/** Wraps the unmodified bundle: the sandbox's host and static files are sent on, everything else is the storefront. One hop less than assets in front of the worker. */
const localEntry = `
import app from './index.js'
export * from './index.js'
export default {
  ...app,
  async fetch(request, env, context) {
    const { hostname, pathname } = new URL(request.url)
    if (hostname === 'sandbox.localhost') return env.SANDBOX.fetch(request)
    if (pathname.startsWith('/assets/')) {
      const asset = await env.ASSETS.fetch(request)
      if (asset.status !== 404) return asset
    }
    return app.fetch(request, env, context)
  },
}
`

/** Wraps the unmodified bundle of the sandbox: what the gate has reasons against is refused before it is answered, and told. */
const gatedEntry = `
import app from './index.js'
import { reasonsAgainst } from './contract-gate.js'
export * from './index.js'
export default {
  async fetch(request, env, context) {
    const reasons = await reasonsAgainst(request)
    if (reasons.length === 0) return app.fetch(request, env, context)
    await env.REFUSALS.fetch('http://refusals.invalid/', { method: 'POST', body: JSON.stringify(reasons) })
    return Response.json({ reasons }, { status: 400 })
  },
}
`

const assetsEntry = 'export default { fetch: (request, env) => env.ASSETS.fetch(request) }'

type Built = V4WorkerOptions & { assets?: Record<string, unknown>; serviceBindings?: Record<string, string> }

function builtWorker(folder: string): { options: Built; root: string; modules: { type: 'ESModule'; path: string }[] } {
  const root = resolve(folder)
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${root}/wrangler.json`)
  const modules = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') || name.endsWith('.mjs'))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((name) => ({ type: 'ESModule' as const, path: `${root}/${name}` }))
  return { options: workerOptions as unknown as Built, root, modules }
}

export type Server = { port: number; runtime: Miniflare; dispose: () => Promise<void> }

export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })
}

/** Below the ports that systems hand to outgoing connections, which could take one that is kept for later. */
const [firstPort, lastPort] = [10_000, 32_000]

export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(firstPort, lastPort)
    if (await isPortFree(port, host)) return port
  }
  throw new Error('No free port')
}

export type ServerOptions = {
  host?: string
  port: number
  path?: string
  vars?: Record<string, string>
  /** Folder of the build. */
  from?: string
  /** Another worker in the sandbox's place, as the bench needs it. */
  outside?: V4WorkerOptions
  /** Stands between the storefront and the sandbox, as a test needs it that counts the calls. */
  between?: (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>
  /** Hears what the workers log, in the console's place. */
  hear?: (line: string) => void
  /** Judges requests to the sandbox before they are answered: the text of a module (scripts/contracts/gate-module.ts), and who hears what is refused. */
  gate?: { module: string; onRefusal: (reasons: string[]) => void }
}

/** Serves the production build: storefront and sandbox on one workerd that listens itself. */
export async function startServer({
  host = '127.0.0.1',
  port,
  path = statePath,
  vars = {},
  from = 'dist',
  outside,
  between,
  hear,
  gate,
}: ServerOptions): Promise<Server> {
  const storefront = builtWorker(`${from}/storefront`)
  const sandbox = builtWorker(`${from}/sandbox`)
  const { assets, ...options } = storefront.options
  let toSandbox: Promise<Awaited<ReturnType<Miniflare['getWorker']>>> | undefined
  const pass = async (request: Request): Promise<Response> => {
    toSandbox ??= runtime.getWorker('sandbox')
    return (await toSandbox).fetch(request, { redirect: 'manual' })
  }
  const hearRefusal = async (request: Request): Promise<Response> => {
    gate?.onRefusal(z.array(z.string()).parse(await request.json()))
    return new Response()
  }
  const gated = [
    { type: 'ESModule', path: `${sandbox.root}/gated-entry.js`, contents: gatedEntry },
    { type: 'ESModule', path: `${sandbox.root}/contract-gate.js`, contents: gate?.module ?? '' },
  ]
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      resourcePersistencePath: resolve(path),
      ...(hear && { handleStructuredLogs: ({ message }: { message: string }) => hear(message) }),
      workers: [
        {
          ...options,
          name: 'storefront',
          rootPath: storefront.root,
          modulesRoot: storefront.root,
          modules: [{ type: 'ESModule', path: `${storefront.root}/local-entry.js`, contents: localEntry }, ...storefront.modules],
          bindings: { ...options.bindings, ...localSecrets, ...vars },
          serviceBindings: {
            ...options.serviceBindings,
            ASSETS: 'assets',
            SANDBOX: between ? (request: Request) => between(request, pass) : 'sandbox',
          },
          unsafeDirectSockets: [{ host, port }],
        },
        outside ?? {
          ...sandbox.options,
          name: 'sandbox',
          rootPath: sandbox.root,
          modulesRoot: sandbox.root,
          modules: gate ? [...gated, ...sandbox.modules] : sandbox.modules,
          bindings: { ...sandbox.options.bindings, ...vars },
          serviceBindings: { ...sandbox.options.serviceBindings, STOREFRONT: 'storefront', ...(gate && { REFUSALS: hearRefusal }) },
        },
        {
          name: 'assets',
          compatibilityDate: '2026-10-06',
          modules: [{ type: 'ESModule', path: 'assets.js', contents: assetsEntry }],
          assets: { ...assets, run_worker_first: undefined, binding: 'ASSETS', routerConfig: { has_user_worker: false } },
        },
      ] as unknown as V4WorkerOptions[],
    }),
  )
  await runtime.ready
  return { port, runtime, dispose: () => runtime.dispose() }
}
