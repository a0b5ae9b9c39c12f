import { spawn } from 'node:child_process'
import { build } from './local/build.ts'

/** `npm run chaos`: payments under everything that goes wrong, against the production build (test/chaos). `--built` keeps the last build. */
const args = process.argv.slice(2)
if (!args.includes('--built')) await build()
const run = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', 'test/chaos/run.ts', ...args.filter((arg) => arg !== '--built')],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => run.kill(signal))
run.on('exit', (code) => process.exit(code ?? 1))
