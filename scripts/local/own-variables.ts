import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { mistakesIn } from '../../src/shared/deployment/deployment.ts'
import { mistakeText } from '../../src/shared/deployment/mistake.ts'

type Configuration = { vars: Record<string, unknown>; kv_namespaces: { binding: string; id?: string }[] }

/** `.dev.vars`: an operator's own variables and secrets for a local start, over those of wrangler.toml and the sandbox's. */
export function readOwnVariables(path = '.dev.vars'): Record<string, string> {
  if (!existsSync(path)) return {}
  const entries = Object.entries(parseEnv(readFileSync(path, 'utf8')))
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** As the deployed worker would have them. */
export const readConfiguration = (path = 'wrangler.toml') => {
  const { vars, kv_namespaces: namespaces }: Configuration = unstable_readConfig({ config: path })
  return { vars, configNamespace: namespaces.find(({ binding }) => binding === 'CONFIG')?.id ?? 'CONFIG' }
}

/** What a local start says of variables that cannot be used; it starts all the same. */
export const toldMistakes = (variables: Record<string, unknown>): string[] =>
  mistakesIn({ ...variables, SANDBOX: true }).map((mistake) => `Mistake in ${mistakeText(mistake)}`)
