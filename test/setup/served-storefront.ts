import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort, startServer } from '../../scripts/local/server.ts'
import { prepareState } from '../../scripts/local/state.ts'
import { whitelabels } from '../../src/markets/whitelabels.ts'
import { polyglot } from './brands/polyglot-brand.ts'
import { buildContractGate, gateFor } from './contract-gate.ts'
import { testWorkers } from './test-workers.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    ports: number[]
  }
}

async function serve(contractGate: string | undefined) {
  const path = mkdtempSync(join(tmpdir(), 'tidemark-journeys-'))
  const port = await freePort()
  await prepareState({ port, path, brands: [...whitelabels, polyglot] })
  const { gate, assertNothingRefused } = gateFor(contractGate)
  const server = await startServer({ port, path, ...gate })
  const stop = async () => {
    await server.dispose()
    rmSync(path, { recursive: true, force: true })
  }
  return { port, stop, assertNothingRefused }
}

/** The production build, freshly published and seeded, once for each test worker: the example brands, and one that speaks three languages in one market. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const contractGate = await buildContractGate()
  const servers = await Promise.all(Array.from({ length: testWorkers }, () => serve(contractGate)))
  project.provide(
    'ports',
    servers.map(({ port }) => port),
  )
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
    for (const { assertNothingRefused } of servers) assertNothingRefused()
  }
}
