import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** The program that Miniflare starts. */
const own = createRequire(import.meta.url)
const { default: workerd } = z.object({ default: z.string() }).parse(createRequire(own.resolve('miniflare'))('workerd'))

const emptyWorker = 'export default { fetch: () => new Response("ok") }'

function configure(folder: string, port: number): void {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((name) => `(name = "${name}", esModule = embed "${name}")`)
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (modules = [${modules.join(', ')}], compatibilityDate = "2026-10-06"))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);`
  writeFileSync(join(folder, 'bench.capnp'), config)
}

/** Whether the worker answers by now. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket.on('connect', () => socket.write('GET /health HTTP/1.1\r\nHost: tidemark.localhost\r\n\r\n'))
    socket.on('data', (data) => end(data.toString('latin1').startsWith('HTTP/1.1 200')))
    socket.on('error', () => end(false))
  })

async function startOnce(folder: string, port: number): Promise<number> {
  const from = performance.now()
  const started = spawn(workerd, ['serve', join(folder, 'bench.capnp')], { stdio: 'ignore' })
  try {
    while (performance.now() - from < 10_000) {
      if (await answers(port)) return performance.now() - from
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    return Number.NaN
  } finally {
    const gone = new Promise((resolve) => started.once('exit', resolve))
    started.kill('SIGKILL')
    await gone
  }
}

/** Milliseconds from starting workerd on nothing but the built worker to its first answer (`/health`), and the same for a worker of one line; medians. */
export async function coldStarts(port: number, times = 5): Promise<{ worker: number; empty: number }> {
  const folders = ['worker', 'empty'].map((name) => mkdtempSync(join(tmpdir(), `tidemark-cold-${name}-`)))
  const [worker = '', empty = ''] = folders
  cpSync('dist/storefront', worker, { recursive: true })
  writeFileSync(join(empty, 'index.js'), emptyWorker)
  const taken: { worker: number[]; empty: number[] } = { worker: [], empty: [] }
  for (const folder of folders) configure(folder, port)
  for (let time = 0; time < times; time++) {
    taken.worker.push(await startOnce(worker, port))
    taken.empty.push(await startOnce(empty, port))
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  return { worker: median(taken.worker), empty: median(taken.empty) }
}
