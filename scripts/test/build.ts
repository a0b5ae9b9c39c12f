import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['src', 'sandbox', 'public', 'vite.config.ts', 'wrangler.toml', 'package-lock.json']
const isBuilt = (file: string): boolean => !/\.test\.tsx?$/.test(file)

function newestIn(path: string): number {
  const { isDirectory, mtimeMs } = ((stats) => ({ isDirectory: stats.isDirectory(), mtimeMs: stats.mtimeMs }))(statSync(path))
  if (!isDirectory) return isBuilt(path) ? mtimeMs : 0
  // A folder's own time tells of files that were taken away.
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestIn(join(path, name))), mtimeMs)
}

/** Whether a build is newer than everything it is made from. */
export function isFresh(dist: 'dist' | 'dist-kit'): boolean {
  const built = join(dist, 'storefront/wrangler.json')
  if (!existsSync(built)) return false
  const { mtimeMs } = statSync(built)
  return sources.every((source) => newestIn(source) < mtimeMs)
}
