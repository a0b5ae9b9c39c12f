import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'
import { build } from 'vite'

/** One file of `scripts/bench`, bundled as a worker in the way the storefront is: same JSX, same class names, but no encoder of ours. */
export async function bundleWorker(name: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'tidemark-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'module', 'browser', 'production'] },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: `scripts/bench/${name}`,
      outDir,
      target: 'es2023',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'worker.js' } },
    },
  })
  const [file = 'worker.js'] = readdirSync(outDir).filter((each) => each.endsWith('.js'))
  return readFileSync(join(outDir, file), 'utf8')
}

export type Running = { port: number; dispose: () => Promise<void> }

/** A worker on its own workerd, alone or with what stands in for the provider. */
export async function serveAlone(
  script: string,
  bindings: Record<string, string>,
  port: number,
  outside?: V4WorkerOptions,
): Promise<Running> {
  const worker = {
    name: 'alone',
    compatibilityDate: '2026-10-06',
    modules: [{ type: 'ESModule', path: 'worker.js', contents: script }],
    bindings,
    ...(outside && { serviceBindings: { SANDBOX: 'sandbox' } }),
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  } as unknown as V4WorkerOptions
  const runtime = new Miniflare(
    convertV4MiniflareOptions({ host: '127.0.0.1', port: 0, cf: false, workers: outside ? [worker, outside] : [worker] }),
  )
  await runtime.ready
  return { port, dispose: () => runtime.dispose() }
}
