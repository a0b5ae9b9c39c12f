import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { findChromium } from '../local/chromium.ts'
import { isServedTest, servedTestsFor } from './areas.ts'
import { isFresh } from './build.ts'
import { check, suite } from './commands.ts'
import type { TestOptions } from './options.ts'
import { emptyPart, type Part } from './part.ts'
import { choose } from './word.ts'

const env = { NODE_ENV: 'production' }
const testFiles = globSync(['src/**/*.test.{ts,tsx}', 'sandbox/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'])
const isJourney = (file: string): boolean => file.startsWith('test/journeys/')
const node = (script: string, ...args: string[]) => ({
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', script, ...args],
})

export const partsOf = (options: TestOptions): Promise<Part[]> => {
  if (options.only !== undefined) return only(options.only, options)
  if (options.changedSince !== undefined) return changed(options.changedSince, options)
  return everything(options)
}

async function checks(): Promise<Part[]> {
  const types = await check('types', { command: 'tsc', args: ['-b'] })
  const format = await check('format and lint', { command: 'biome', args: ['check', '--error-on-warnings', '.'] })
  const promises = await check('promises', {
    command: 'oxlint',
    args: ['--type-aware', '--deny-warnings', 'src', 'sandbox', 'scripts', 'test'],
  })
  return [types, format, promises, await check('unused code', { command: 'knip', args: [] })]
}

const vite = node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
const buildShop = () => check('production build', { ...vite, env })
/** The bench of all components is no part of the production build. */
const buildBench = () => check('bench build', { ...vite, env: { ...env, KIT: '1' } })

/** `args`: which of the journeys. */
async function journeys(args: readonly string[], more: Record<string, string>): Promise<Part> {
  const chromium = findChromium()
  if ('path' in chromium) return suite('journeys', args, { env: { CHROMIUM: chromium.path, ...more }, isAlone: true })
  console.error(chromium.advice)
  return { ...emptyPart('journeys'), failures: ['journeys: no Chromium'] }
}

/** A shard has its own trials of the thousand. */
function chaosArgs(isFull: boolean, shard: TestOptions['shard']): string[] {
  const trials = isFull ? 1000 : 200
  if (!shard) return ['--seed', '1', '--trials', String(trials)]
  const share = Math.ceil(trials / shard.of)
  return ['--seed', '1', '--trials', String(share), '--first', String(share * (shard.nth - 1))]
}

/** Tests of the worker wait as much as they reckon: a third one keeps both cores busy. */
const workerTestsAtOnce = process.env.TEST_WORKERS ?? '3'

/** Checks and unit tests beside the builds; then worker tests, with payments under chaos from the builds on; then the journeys. Both cores are busy throughout. */
async function everything({ isUnit, isFull, shard }: TestOptions): Promise<Part[]> {
  const share = shard ? [`--shard=${shard.nth}/${shard.of}`] : []
  const full: Record<string, string> = isFull ? { FULL: '1' } : {}
  const read = async () => [...(await checks()), await suite('unit', share)]
  if (isUnit) return read()
  const building = (async () => [await buildShop(), await buildBench()])()
  const chaos = building.then(async (builds) =>
    hasFailed(builds) ? [] : [await check('payment chaos', node('test/chaos/run.ts', ...chaosArgs(isFull, shard)))],
  )
  const [first, builds] = await Promise.all([read(), building])
  if (hasFailed(builds)) return [...first, ...builds]
  const worker = await suite('worker', share, { env: { ...full, TEST_WORKERS: workerTestsAtOnce } })
  return [...first, ...builds, worker, ...(await chaos), await journeys(share, full)]
}

const hasFailed = (parts: readonly Part[]): boolean => parts.some(({ failures }) => failures.length > 0)

/** What served tests need: a build that is as new as the code. */
async function freshBuilds(files: readonly string[]): Promise<Part[]> {
  const builds: Part[] = []
  if (files.some(isServedTest) && !isFresh('dist')) builds.push(await buildShop())
  if (files.some((file) => file.endsWith('/kit.test.ts')) && !isFresh('dist-kit')) builds.push(await buildBench())
  return builds
}

/** Test files by their project, one after the other. */
async function suites(files: readonly string[], args: readonly string[], { isFull }: TestOptions): Promise<Part[]> {
  const builds = await freshBuilds(files)
  if (hasFailed(builds)) return builds
  const more: Record<string, string> = { ...(isFull && { FULL: '1' }), ...(files.length === 1 && { TEST_WORKERS: '1' }) }
  const unit = files.filter((file) => !isServedTest(file))
  const worker = files.filter((file) => isServedTest(file) && !isJourney(file))
  const browser = files.filter(isJourney)
  return [
    ...builds,
    ...(unit.length > 0 ? [await suite('unit', [...unit, ...args], { isAlone: true })] : []),
    ...(worker.length > 0 ? [await suite('worker', [...worker, ...args], { env: more, isAlone: true })] : []),
    ...(browser.length > 0 ? [await journeys([...browser, ...args], more)] : []),
  ]
}

async function only(word: string, wanted: TestOptions): Promise<Part[]> {
  const { files, pattern } = choose(
    word,
    testFiles.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  )
  const found = await suites(files, pattern === undefined ? [] : ['-t', pattern], wanted)
  const isFound = found.some(({ tests, failures }) => tests.some(({ milliseconds }) => milliseconds > 0) || failures.length > 0)
  return isFound ? found : [...found, { ...emptyPart('only'), failures: [`no test and no test file is called “${word}”`] }]
}

function git(...args: string[]): string[] {
  const { stdout, status, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}

/** Checks, the unit tests that import what has changed, and the served tests of its areas. */
async function changed(since: string, wanted: TestOptions): Promise<Part[]> {
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  const first = [...(await checks()), await suite('unit', ['--changed', since, '--passWithNoTests'])]
  const served = servedTestsFor(files, testFiles.filter(isServedTest))
  return [...first, ...(await suites(served, [], wanted))]
}
