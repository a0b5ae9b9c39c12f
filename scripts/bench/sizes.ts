import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

type ManifestChunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, ManifestChunk>

/** Bytes of a built file, as the edge sends it. */
export const compressed = (file: string) => brotliCompressSync(readFileSync(`dist/client/${file}`)).length

function reach(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key) || !manifest[key]) return found
  found.add(key)
  for (const next of manifest[key].imports ?? []) reach(manifest, next, found)
  return found
}

export type Size = { page: string; js: number; css: number }

const first = ['src/client/loader.ts', 'src/client/entry.tsx']
const view = (folder: string, name: string, layout = 'default') => [
  `src/client/layouts/${layout}-layout.tsx`,
  `src/client/features/${folder}/${name}-page.tsx`,
]
const inCheckout = (file: string) => `src/client/features/checkout/${file}`
const step = (name: string, ...besides: string[]) => [
  'src/client/layouts/checkout-layout.tsx',
  inCheckout(`${name}/${name}-page.tsx`),
  ...besides.map(inCheckout),
]

const browsed = {
  home: view('home', 'home'),
  search: view('search', 'search'),
  tour: view('tour', 'tour'),
  content: view('content', 'content'),
  selector: view('home', 'selector', 'full-screen'),
  destinations: view('destinations', 'destinations'),
  region: view('destinations', 'region'),
  country: view('destinations', 'country'),
  'new tour': view('tour/new-tour', 'new-tour'),
  design: view('design', 'design'),
  'designed tour': view('design', 'itinerary'),
  error: view('errors', 'error'),
}
/** In the order of the way. The payment shows a card's fields at once, whose frames one or the other processor brings. */
const checkout = {
  changes: step('modifications'),
  'traveller details': step('traveller-details'),
  extras: step('additional-options'),
  activities: step('experiences'),
  availability: step('availability'),
  payment: step('payment', 'payment/sandbox-fields.ts'),
  'payment at Stripe': step('payment', 'payment/stripe-fields.ts'),
  confirmation: step('confirmation'),
}
/** What reads the shop's answers comes with the first touch of whatever step is opened first: no step is left without it, and none brings it again. */
const answers = [inCheckout('steps/answers.ts')]

/** Where a traveller goes without a document in between; a step with nothing to ask is passed over. */
const ways: readonly (readonly [keyof typeof checkout, keyof typeof checkout])[] = [
  ['changes', 'payment'],
  ['changes', 'payment at Stripe'],
  ['traveller details', 'extras'],
  ['traveller details', 'activities'],
  ['traveller details', 'availability'],
  ['extras', 'traveller details'],
  ['extras', 'activities'],
  ['extras', 'availability'],
  ['activities', 'availability'],
  ['availability', 'payment'],
  ['availability', 'payment at Stripe'],
  ['payment', 'confirmation'],
  ['payment at Stripe', 'confirmation'],
]

/** What is loaded, in bytes of brotli: by a first visit of a page, by a step after another, and by the first touch in a checkout. */
export function pageSizes() {
  const manifest: Manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const filesOf = (keys: readonly string[]) => {
    const lost = keys.filter((key) => !manifest[key])
    if (lost.length > 0) throw new Error(`The build has no ${lost.join(', ')}`)
    const chunks = new Set(keys.flatMap((key) => [...reach(manifest, key)]))
    const rows = [...chunks].flatMap((key) => manifest[key] ?? [])
    return { js: new Set(rows.map(({ file }) => file)), css: new Set(rows.flatMap(({ css = [] }) => css)) }
  }
  const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + compressed(file), 0)
  const sizeOf = ([page, keys]: [string, readonly string[]]): Size => {
    const { js, css } = filesOf([...first, ...keys])
    return { page, js: total(js), css: total(css) }
  }
  const more = (before: readonly string[], after: readonly string[]) => {
    const { js } = filesOf([...first, ...before])
    return total(filesOf([...first, ...after]).js.difference(js))
  }
  return {
    browsed: Object.entries(browsed).map(sizeOf),
    checkout: Object.entries(checkout).map(sizeOf),
    steps: ways.map(([from, to]) => ({ from, to, js: more([...checkout[from], ...answers], checkout[to]) })),
    firstTouch: Math.max(...Object.values(checkout).map((keys) => more(keys, [...keys, ...answers]))),
    beforeInteraction: total(filesOf(['src/client/loader.ts']).js),
  }
}

/** The worker as it is uploaded: every module, gzip. */
export const workerSize = (): number =>
  readdirSync('dist/storefront', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(`dist/storefront/${name}`)).length, 0)
