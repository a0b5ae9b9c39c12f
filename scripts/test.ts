import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build } from './local/build.ts'
import { findChromium } from './local/chromium.ts'

/** `npm test`: checks, unit tests, then worker tests, a thousand payments under chaos and browser journeys against the production build. The last line counts everything. */
const results = '.cache/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
let passed = 0
/** What failed, each with its first words: said again at the end, where it is looked for. */
const failures: string[] = []

/** Of Vitest's own JSON report, what is counted and told. */
type Report = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').replace(`${process.cwd()}/`, '')

const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('exit', (code) => done(code ?? 1))
    child.on('error', () => done(1))
  })

async function check(name: string, command: string, args: string[]): Promise<void> {
  console.log(`\n── ${name}`)
  if ((await run(command, args)) === 0) passed += 1
  else failures.push(name)
}

async function suite(project: string, env: Record<string, string> = {}): Promise<void> {
  console.log(`\n── ${project} tests`)
  const file = `${results}/${project}.json`
  const reporters = ['dot', 'json', './test/setup/second-tries.ts'].map((name) => `--reporter=${name}`)
  const code = await run('vitest', ['run', '--project', project, ...reporters, `--outputFile.json=${file}`], env)
  const known = failures.length
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    passed += report.numPassedTests
    for (const { name, status, message, assertionResults } of report.testResults) {
      const broken = assertionResults.filter((test) => test.status === 'failed')
      failures.push(...broken.map((test) => [name, test.fullName, test.failureMessages[0] ?? ''].map(firstLine).join(' › ')))
      if (status === 'failed' && broken.length === 0) failures.push([name, message].map(firstLine).join(' › '))
    }
  } catch (error) {
    failures.push(`${project} tests left no report: ${String(error)}`)
  }
  if (code !== 0 && failures.length === known) failures.push(`${project} tests ended with ${code}`)
}

await check('types', 'tsc', ['-b'])
await check('format and lint', 'biome', ['check', '--error-on-warnings', '.'])
await check('promises', 'oxlint', ['--type-aware', '--deny-warnings', 'src', 'sandbox', 'scripts', 'test'])
await check('unused code', 'knip', [])
await suite('unit')

if (!process.argv.includes('--unit')) {
  console.log('\n── production build')
  const built = await build().then(
    () => true,
    (error: unknown) => {
      console.error(error)
      return false
    },
  )
  if (built) {
    await suite('worker')
    await check('payment chaos', process.execPath, ['--disable-warning=ExperimentalWarning', 'test/chaos/run.ts', '--seed', '1'])
    const chromium = findChromium()
    if ('path' in chromium) await suite('journeys', { CHROMIUM: chromium.path })
    else {
      console.error(chromium.advice)
      failures.push('journeys: no Chromium')
    }
  } else failures.push('production build')
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
