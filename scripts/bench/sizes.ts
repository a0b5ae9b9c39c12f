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

const view = (folder: string, name: string, layout = 'default') => [
  `src/client/layouts/${layout}-layout.tsx`,
  `src/client/features/${folder}/${name}-page.tsx`,
]

const kinds = {
  home: view('home', 'home'),
  search: view('search', 'search'),
  tour: view('tour', 'tour'),
  content: view('content', 'content'),
  'traveller details': view('checkout', 'traveller-details', 'checkout').map((key) =>
    key.replace('traveller-details-page', 'traveller-details/traveller-details-page'),
  ),
  payment: view('checkout', 'payment', 'checkout').map((key) => key.replace('payment-page', 'payment/payment-page')),
}

/** What a first visit of a page loads, in bytes of brotli. */
export function pageSizes(): { pages: Size[]; beforeInteraction: number } {
  const manifest: Manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const filesOf = (keys: readonly string[]) => {
    const chunks = new Set(keys.flatMap((key) => [...reach(manifest, key)]))
    const rows = [...chunks].flatMap((key) => manifest[key] ?? [])
    return { js: new Set(rows.map(({ file }) => file)), css: new Set(rows.flatMap(({ css = [] }) => css)) }
  }
  const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + compressed(file), 0)
  return {
    pages: Object.entries(kinds).map(([page, keys]) => {
      const { js, css } = filesOf(['src/client/loader.ts', 'src/client/entry.tsx', ...keys])
      return { page, js: total(js), css: total(css) }
    }),
    beforeInteraction: total(filesOf(['src/client/loader.ts']).js),
  }
}

/** The worker as it is uploaded: every module, gzip. */
export const workerSize = (): number =>
  readdirSync('dist/storefront', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(`dist/storefront/${name}`)).length, 0)
