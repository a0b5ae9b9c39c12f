import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { V4WorkerOptions } from 'miniflare'
import { coldStarts } from './bench/cold-start.ts'
import { bundleWorker, serveAlone } from './bench/comparisons.ts'
import { firstBytes } from './bench/first-byte.ts'
import { type Measured, measure, type Target } from './bench/load.ts'
import { processorSeconds, workerdChildren } from './bench/processor-time.ts'
import { pageSizes, workerSize } from './bench/sizes.ts'
import { stepTimes } from './bench/step-time.ts'
import { build } from './local/build.ts'
import { freePort, sandboxAccount, startServer } from './local/server.ts'
import { prepareState } from './local/state.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
const seconds = Number(process.env.SECONDS_PER_TURN ?? 1.5)
const connections = Number(process.env.CONNECTIONS ?? 4)
const searchPath = '/xx-en/tours'

const get = (port: number, host: string, path: string, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
    request({ port, host: '127.0.0.1', path, headers: { host, 'user-agent': browser, ...headers } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => (text += chunk))
      answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(`${path} answered ${answer.statusCode}`))))
    })
      .on('error', reject)
      .end()
  })

/** Starts something and says which workerd it brought. */
async function withPid<Value>(start: () => Promise<Value>): Promise<{ value: Value; pid: number }> {
  const before = new Set(workerdChildren())
  const value = await start()
  return { value, pid: workerdChildren().find((pid) => !before.has(pid)) ?? 0 }
}

if (!process.argv.includes('--built')) await build()
const state = mkdtempSync(join(tmpdir(), 'tidemark-bench-'))
const port = await freePort()
await prepareState({ port, path: state })

const host = `tidemark.localhost`
const first = await startServer({ port, path: state })
const html = await get(port, host, searchPath)
const authorization = `Basic ${btoa(`${sandboxAccount.user}:${sandboxAccount.secret}`)}`
const answer = await get(port, 'sandbox.localhost', '/discovery/v1/tours?currency=EUR', {
  authorization,
  'accept-language': 'en-US,en;q=0.9',
})
const slow = await firstBytes(
  first,
  host,
  [2, 3, 4, 5, 6].map((page) => `${searchPath}?page=${page}`),
)
await first.dispose()
const steps = [
  { name: 'traveller details', id: 'status000001', path: '/xx-en/checkout/status000001/traveller-details' },
  { name: 'a change', id: 'status000008', email: 'robin@example.com', path: '/xx-en/checkout-modifications/status000008/modifications' },
  { name: 'the confirmation', id: 'status000004', email: 'robin@example.com', path: '/xx-en/checkout/status000004/payment-successful' },
]
const afterAnswer = await stepTimes({ port, state, host, pages: steps })
const cold = await coldStarts(await freePort())

const outside = {
  name: 'sandbox',
  compatibilityDate: '2026-10-06',
  modules: [{ type: 'ESModule', path: 'worker.js', contents: readFileSync('scripts/bench/provider-answer.js', 'utf8') }],
  bindings: { ANSWER: answer },
} as unknown as V4WorkerOptions
const storefront = await withPid(() => startServer({ port, path: state, outside }))
const payload = await get(port, host, `${searchPath}/_payload.json?query=n`)
const bytes = await withPid(async () => serveAlone(readFileSync('scripts/bench/bare-bytes.js', 'utf8'), { HTML: html }, await freePort()))
const cacheHit = await withPid(async () => serveAlone(await bundleWorker('cache-hit.js'), { HTML: html }, await freePort()))
const bare = await bundleWorker('bare-render.tsx')
const bareRender = await withPid(async () => serveAlone(bare, { PAGE: payload }, await freePort()))
const bareAsking = await withPid(async () => serveAlone(bare, { PAGE: payload }, await freePort(), outside))

type Contender = Target & { pid: number }
const contenders: Contender[] = [
  { name: 'search, cached', port, host, path: () => searchPath, pid: storefront.pid },
  { name: 'same bytes from memory', port: bytes.value.port, host, path: () => searchPath, pid: bytes.pid },
  { name: 'Hono Cache API hit', port: cacheHit.value.port, host, path: () => searchPath, pid: cacheHit.pid },
  { name: 'search, uncached', port, host, path: (n) => `${searchPath}?query=n${n}`, pid: storefront.pid },
  { name: 'bare Hono + React stream', port: bareRender.value.port, host, path: () => searchPath, pid: bareRender.pid },
  { name: 'the same, asking for its data', port: bareAsking.value.port, host, path: () => searchPath, pid: bareAsking.pid },
]

const turns = new Map<string, Measured[]>()
let from = 0
for (let round = 0; round <= rounds; round++) {
  for (const contender of contenders) {
    const measured = await measure(contender, {
      seconds: round === 0 ? 1 : seconds,
      connections,
      from,
      cpuSeconds: () => processorSeconds(contender.pid),
    })
    from += measured.requests
    if (round > 0) turns.set(contender.name, [...(turns.get(contender.name) ?? []), measured])
  }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const rate = ({ requests, seconds: taken }: Measured) => requests / taken
const cpu = ({ requests, cpuSeconds }: Measured) => (cpuSeconds / requests) * 1000
const turnsOf = (name: string) => turns.get(name) ?? []
/** Median over the rounds of the ratio between neighbours in time: how many times better the first is. */
const ratio = (name: string, other: string, better: (one: Measured, two: Measured) => number) =>
  median(
    turnsOf(name).flatMap((turn, index) => {
      const neighbour = turnsOf(other)[index]
      return neighbour ? [better(turn, neighbour)] : []
    }),
  )
const byCpu = (name: string, other: string) => ratio(name, other, (one, two) => cpu(two) / cpu(one))
const byRate = (name: string, other: string) => ratio(name, other, (one, two) => rate(one) / rate(two))

const line = (label: string, value: string, target = '') => console.log(`  ${label.padEnd(52)} ${value.padStart(12)}   ${target}`)
console.log(
  `\nOne interleaved run: ${rounds} rounds of ${seconds} s each, ${connections} connections, search page of ${(html.length / 1000).toFixed(0)} kB\n`,
)
for (const { name } of contenders)
  line(name, `${median(turnsOf(name).map(rate)).toFixed(0)}/s`, `${median(turnsOf(name).map(cpu)).toFixed(2)} ms CPU`)
console.log('\nRatios (CPU time · requests/s; more is better)')
const compare = (label: string, name: string, other: string, target: string) =>
  line(label, `${byCpu(name, other).toFixed(2)} · ${byRate(name, other).toFixed(2)}`, target)
compare('cached page against the same bytes from memory', 'search, cached', 'same bytes from memory', 'target ≥ 0.5')
compare('cached page against a Hono Cache API hit', 'search, cached', 'Hono Cache API hit', 'target ≥ 1.0')
compare('uncached page against a bare Hono + React stream', 'search, uncached', 'bare Hono + React stream', 'its data at hand')
compare('… that asks for its data, as the uncached page does', 'search, uncached', 'the same, asking for its data', 'target ≥ 3')

console.log('\nA provider that takes 3 s')
line('first byte of a search page', `${slow.first.toFixed(0)} ms`, 'target ≤ 200 ms')
line('its last byte', `${slow.whole.toFixed(0)} ms`)

console.log('\nFrom the provider’s last answer to the end of a step’s payload; what the browser draws comes on top')
for (const [index, { name }] of steps.entries()) line(name, `${afterAnswer[index]?.toFixed(0)} ms`, 'target < 100 ms with what is drawn')

const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`
const kibibytes = (size: number) => `${(size / 1024).toFixed(1)} KiB`
const { browsed, checkout, steps: ways, firstTouch, beforeInteraction } = pageSizes()
console.log('\nFirst load, brotli')
const jsTargets: Readonly<Record<string, number>> = { home: 75, search: 75, tour: 90, content: 75 }
for (const { page, js, css } of [...browsed, ...checkout])
  line(page, `${kilobytes(js)} JS`, `${kilobytes(css)} CSS   target ≤ ${jsTargets[page] ?? 120} kB JS, ≤ 20 kB CSS`)
line('home, JavaScript before interaction', kilobytes(beforeInteraction), 'target ≤ 5 kB')
console.log('\nFrom step to step, brotli')
for (const { from, to, js } of ways) line(`${from} → ${to}`, `${kilobytes(js)} JS`, 'target ≤ 25 kB')
line('first touch in a checkout, once', `${kilobytes(firstTouch)} JS`, 'comes on top of a first load')
console.log('\nWorker')
line('all modules, gzip', kibibytes(workerSize()), 'target ≤ 400 KiB')
line('cold start', `${cold.worker.toFixed(0)} ms`, 'target ≤ 250 ms')
console.log(
  `    from starting workerd on the built worker to its first answer, median of 5; of it an empty worker takes ${cold.empty.toFixed(0)} ms`,
)

await Promise.all([
  storefront.value.dispose(),
  bytes.value.dispose(),
  cacheHit.value.dispose(),
  bareRender.value.dispose(),
  bareAsking.value.dispose(),
])
rmSync(state, { recursive: true, force: true })
