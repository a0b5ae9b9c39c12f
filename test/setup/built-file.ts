import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifest = z.record(z.string(), z.object({ file: z.string() }))

/** The built file of a chunk: files are named by their hash. */
export const builtFile = (chunk: string): string =>
  manifest.parse(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')))[chunk]?.file ?? chunk
