import lighthouse, { type Result } from 'lighthouse'
import { compressed } from '../bench/sizes.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]
/** Scores 0–100; `paint` (largest contentful) in seconds and `blocked` (main thread) in ms, as Lighthouse simulates a phone; `shift` of the layout; bytes of brotli in kB of 1000. */
export type Measured = Record<Category, number> & Record<'paint' | 'blocked' | 'shift' | 'scripts' | 'styles', number>

type Request = { url: string; resourceType: string; networkRequestTime: number; resourceSize: number }

function tableOf<Row>({ audits }: Result, name: string): Row[] {
  const details = audits[name]?.details
  return details && 'items' in details ? (details.items as Row[]) : []
}

/** The local server does not compress, the edge does: a built file counts as brotli, anything else as it came. */
function bytesOf({ url, resourceSize }: Request): number {
  const { pathname } = new URL(url)
  return /^\/assets\/[^/]+\.(?:js|css)$/.test(pathname) ? compressed(pathname) : resourceSize
}

const sum = (requests: readonly Request[]) => requests.reduce((total, request) => total + bytesOf(request), 0) / 1000

/** `port`: of the browser's debugger. `cookie`: of whoever may see the page. */
type Visit = { port: number; cookie?: string; isSecond?: boolean }

/** One run of Lighthouse with its mobile preset. Now and then the browser's trace lacks the navigation: then it asks to be run again, and is, once. */
export async function measure(address: string, { port, cookie, isSecond = false }: Visit): Promise<Measured> {
  const run = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    ...(cookie && { extraHeaders: { cookie } }),
  })
  if (!run) throw new Error(`Lighthouse said nothing about ${address}`)
  const { lhr } = run
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && !isSecond) return measure(address, { port, isSecond: true, ...(cookie && { cookie }) })
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  const loadedAt = tableOf<{ observedLoad: number }>(lhr, 'metrics')[0]?.observedLoad ?? Number.POSITIVE_INFINITY
  const requests = tableOf<Request>(lhr, 'network-requests')
  const numberOf = (name: string) => lhr.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    paint: numberOf('largest-contentful-paint') / 1000,
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    scripts: sum(requests.filter(({ resourceType, networkRequestTime }) => resourceType === 'Script' && networkRequestTime < loadedAt)),
    styles: sum(requests.filter(({ resourceType }) => resourceType === 'Stylesheet')),
  }
}

/** Every number by itself: the median run of one is not that of another. */
export function medianOf(runs: readonly Measured[]): Measured {
  const [first] = runs
  if (!first) throw new Error('Nothing was measured')
  const names = Object.keys(first) as (keyof Measured)[]
  const middle = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
  return Object.fromEntries(names.map((name) => [name, middle(runs.map((run) => run[name]))])) as Measured
}
