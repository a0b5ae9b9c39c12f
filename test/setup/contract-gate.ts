import type { ServerOptions } from '../../scripts/local/server.ts'

/** What judges requests to the sandbox's provider by the published descriptions, where CONTRACTS names them. Its bundler is loaded where it is built, not by every test. */
export async function buildContractGate(): Promise<string | undefined> {
  const { CONTRACTS: folder } = process.env
  if (!folder) return undefined
  const { buildGate } = await import('../../scripts/contracts/gate-module.ts')
  return buildGate(folder)
}

/** A server's gate. A test may never look at what was refused, so that it is told where the server ends. */
export function gateFor(module: string | undefined): { gate: Pick<ServerOptions, 'gate'>; assertNothingRefused: () => void } {
  const refused = new Set<string>()
  const onRefusal = (reasons: string[]) => {
    for (const reason of reasons) refused.add(reason)
  }
  return {
    gate: module === undefined ? {} : { gate: { module, onRefusal } },
    assertNothingRefused: () => {
      if (refused.size > 0)
        throw new Error(`The provider’s descriptions do not allow what was asked of the sandbox:\n${[...refused].join('\n')}`)
    },
  }
}
