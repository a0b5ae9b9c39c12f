import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build } from './local/build.ts'
import { findChromium } from './local/chromium.ts'

/** `npm test`: checks, unit tests, then worker tests, a thousand payments under chaos and browser journeys against the production build. The last line counts everything. */
const results = '.cache/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
let passed = 0
let failed = 0

const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('exit', (code) => done(code ?? 1))
    child.on('error', () => done(1))
  })

async function check(name: string, command: string, args: string[]): Promise<void> {
  console.log(`\n── ${name}`)
  if ((await run(command, args)) === 0) passed += 1
  else failed += 1
}

async function suite(project: string, env: Record<string, string> = {}): Promise<void> {
  console.log(`\n── ${project} tests`)
  const file = `${results}/${project}.json`
  const reporters = ['dot', 'json', './test/setup/second-tries.ts'].map((name) => `--reporter=${name}`)
  const code = await run('vitest', ['run', '--project', project, ...reporters, `--outputFile.json=${file}`], env)
  try {
    const report: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number } = JSON.parse(readFileSync(file, 'utf8'))
    passed += report.numPassedTests
    failed += report.numFailedTests
    if (code !== 0 && report.numFailedTests === 0) failed += 1
  } catch {
    failed += 1
  }
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
    await check('payment chaos', process.execPath, ['--disable-warning=ExperimentalWarning', 'test/chaos/run.ts'])
    const chromium = findChromium()
    if ('path' in chromium) await suite('journeys', { CHROMIUM: chromium.path })
    else {
      console.error(chromium.advice)
      failed += 1
    }
  } else failed += 1
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
