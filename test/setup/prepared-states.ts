import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../scripts/local/server.ts'
import { prepareState } from '../../scripts/local/state.ts'
import { buildContractGate } from './contract-gate.ts'
import { testWorkers } from './test-workers.ts'

/** A state that is published and seeded for a port, to be copied by each test file that serves the example brands there. */
export type PreparedState = { port: number; path: string }

declare module 'vitest' {
  export interface ProvidedContext {
    preparedStates: PreparedState[]
    contractGate: string | undefined
  }
}

async function prepare(): Promise<PreparedState> {
  const path = mkdtempSync(join(tmpdir(), 'tidemark-prepared-'))
  const port = await freePort()
  await prepareState({ port, path })
  return { port, path }
}

/** One prepared state per test worker, and what judges their requests to the provider. */
export default async function setup(project: TestProject): Promise<() => void> {
  const [contractGate, ...states] = await Promise.all([buildContractGate(), ...Array.from({ length: testWorkers }, prepare)])
  project.provide('preparedStates', states)
  project.provide('contractGate', contractGate)
  return () => {
    for (const { path } of states) rmSync(path, { recursive: true, force: true })
  }
}
