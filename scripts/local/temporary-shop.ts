import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { findChromium } from './chromium.ts'
import { startCompressingFront } from './compressing-front.ts'
import { freePort, startServer } from './server.ts'
import { prepareState } from './state.ts'

export type TemporaryShop = { port: number; chromium: string; stop: () => Promise<void> }

/** The production build on a free port with a state of its own, compressed as the edge does it, and a Chromium to look at it. `--built` keeps the last build. */
export async function openTemporaryShop(): Promise<TemporaryShop> {
  const found = findChromium()
  if ('advice' in found) throw new Error(found.advice)
  if (!process.argv.includes('--built')) await build()
  const path = mkdtempSync(join(tmpdir(), 'tidemark-look-'))
  const port = await freePort()
  await prepareState({ port, path })
  const behind = await freePort()
  const server = await startServer({ port: behind, path })
  const stopFront = await startCompressingFront(port, behind)
  const stop = async () => {
    await stopFront()
    await server.dispose()
    rmSync(path, { recursive: true, force: true })
  }
  return { port, chromium: found.path, stop }
}
