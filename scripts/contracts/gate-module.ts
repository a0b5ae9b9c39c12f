import { build, type Plugin } from 'vite'
import { readContracts } from './contracts.ts'
import { requestValidatorModules } from './validator.ts'

const entry = 'virtual:contract-gate'

/** The gate with its compiled descriptions, as the text of one module for workerd that exports `reasonsAgainst(request)`. */
export async function buildGate(folder: string): Promise<string> {
  const { documents, operations } = readContracts(folder)
  const { bodies, queries } = requestValidatorModules(documents, operations)
  const parts: Record<string, string> = {
    [entry]: `
      import { createGate } from '/scripts/contracts/gate.ts'
      import bodies from 'virtual:contract-bodies'
      import queries from 'virtual:contract-queries'
      export const reasonsAgainst = createGate(${JSON.stringify(operations.map(({ answers: _, ...asked }) => asked))}, { bodies, queries })`,
    'virtual:contract-bodies': bodies,
    'virtual:contract-queries': queries,
  }
  const fromMemory: Plugin = {
    name: 'contract-gate',
    resolveId: (id) => (Object.hasOwn(parts, id) ? id : undefined),
    load: (id) => parts[id],
  }
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [fromMemory],
    build: { write: false, target: 'esnext', modulePreload: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output.find((part) => part.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error('The gate of the contracts was not built')
  return chunk.code
}
