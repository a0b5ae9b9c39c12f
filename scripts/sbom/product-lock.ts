import { readFileSync } from 'node:fs'
import { z } from 'zod'

const entry = z.looseObject({ version: z.string(), dev: z.boolean().default(false), devOptional: z.boolean().default(false) })
const lock = z.looseObject({ packages: z.record(z.string(), entry) })
const manifest = z.looseObject({ name: z.string(), devDependencies: z.unknown() })

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Manifest and lock of the product alone: what only builds or tests it is no part of it. */
export function productLock() {
  const { packages, ...rest } = lock.parse(read('package-lock.json'))
  const { devDependencies: _, ...product } = manifest.parse(read('package.json'))
  const parts = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  const root = manifest.partial().parse(packages[''])
  delete root.devDependencies
  return { manifest: product, lock: { ...rest, packages: { '': root, ...Object.fromEntries(parts) } } }
}

/** Name and version of each part. */
export const productParts = (): string[] => [
  ...new Set(
    Object.entries(productLock().lock.packages).flatMap(([path, { version }]) =>
      path === '' ? [] : [`${path.split('node_modules/').at(-1)}@${String(version)}`],
    ),
  ),
]
