import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync, rmSync } from 'node:fs'
import { emptyPart, type Part } from './part.ts'
import { readReport } from './vitest-report.ts'

export const results = '.cache/test-results'
const lastLines = 80

type Command = {
  command: string
  args: readonly string[]
  env?: Record<string, string>
  /** It has the screen to itself; otherwise its output goes to a file, whose end is shown where it fails. */
  isAlone?: boolean
}

function execute(name: string, { command, args, env = {}, isAlone = false }: Command): Promise<number> {
  const log = `${results}/${name.replaceAll(' ', '-')}.log`
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    const file = isAlone ? undefined : createWriteStream(log)
    for (const stream of [child.stdout, child.stderr]) if (file) stream?.pipe(file, { end: false })
    child.on('error', () => done(1))
    child.on('close', (code) => {
      if (!file) return done(code ?? 1)
      file.end(() => {
        if (code !== 0) console.log(`\n${readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lastLines).join('\n')}\n`)
        done(code ?? 1)
      })
    })
  })
}

async function timed(name: string, work: () => Promise<Part>): Promise<Part> {
  const from = performance.now()
  const part = await work()
  const seconds = (performance.now() - from) / 1000
  console.log(`${part.failures.length > 0 ? '✗' : '✓'} ${name} (${seconds.toFixed(0)} s)`)
  return { ...part, seconds }
}

/** A command that passes or fails as a whole. */
export const check = (name: string, command: Command): Promise<Part> =>
  timed(name, async () => {
    const code = await execute(name, command)
    return { ...emptyPart(name), passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [name] }
  })

/** Tests of a project of Vitest's; `args` choose among them. */
export const suite = (
  project: string,
  args: readonly string[] = [],
  { env, isAlone }: Pick<Command, 'env' | 'isAlone'> = {},
): Promise<Part> =>
  timed(`${project} tests`, async () => {
    const files = { report: `${results}/${project}.json`, secondTries: `${results}/${project}-second-tries.json` }
    for (const file of Object.values(files)) rmSync(file, { force: true })
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      '--reporter=./test/setup/second-tries.ts',
      `--outputFile.json=${files.report}`,
    ]
    const command = {
      command: 'vitest',
      args: ['run', '--project', project, ...reporters, ...args],
      ...(env && { env }),
      ...(isAlone && { isAlone }),
    }
    return readReport(project, await execute(`${project} tests`, command), files)
  })
