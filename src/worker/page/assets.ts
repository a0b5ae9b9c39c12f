import manifest, { build } from 'virtual:client-manifest'

export { build }
export type Assets = { styles: string[]; preload: string[]; loader: string; entry: string; isDev: boolean }

const entryKey = 'src/client/entry.tsx'
const loaderKey = 'src/client/loader.ts'
const known = new Map<string, Assets>()

/** Whether a file was built as a chunk of its own; in development every file is served. */
export const isBuilt = (file: string): boolean => !manifest || file in manifest

/** Every chunk reachable by static imports, dependencies first. */
function reach(key: string, found: Set<string>) {
  if (found.has(key)) return
  for (const next of manifest?.[key]?.imports ?? []) reach(next, found)
  found.add(key)
}

/** The styles and scripts of a page made of these chunks. */
export function assetsOf(files: readonly string[]): Assets {
  if (!manifest) return { styles: [], preload: [], loader: `/${loaderKey}`, entry: `/${entryKey}`, isDev: true }
  const all = manifest
  const key = files.join()
  const remembered = known.get(key)
  if (remembered) return remembered
  const chunks = new Set<string>()
  for (const file of [entryKey, ...files]) reach(file, chunks)
  const rows = [...chunks].flatMap((name) => all[name] ?? [])
  const assets: Assets = {
    styles: [...new Set(rows.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    preload: rows.map(({ file }) => `/${file}`),
    loader: `/${all[loaderKey]?.file}`,
    entry: `/${all[entryKey]?.file}`,
    isDev: false,
  }
  known.set(key, assets)
  return assets
}
