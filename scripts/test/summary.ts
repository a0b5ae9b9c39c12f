import type { Part } from './part.ts'

/** More tests than this that pass only at their second try fail the run. */
export const mostSecondTries = 3
const slowest = 10
const worthTellingMs = 100

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`
const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []

/** What the end of a run tells: second tries, the slowest tests, the time of each part, what failed; the last line counts everything. */
export function summarise(parts: readonly Part[], seconds: number): { text: string; isGreen: boolean } {
  const secondTries = parts.flatMap((part) => part.secondTries)
  const failures = parts.flatMap((part) => part.failures)
  if (secondTries.length > mostSecondTries)
    failures.push(`${secondTries.length} tests passed only at the second try; ${mostSecondTries} at most may`)
  const tests = parts
    .flatMap((part) => part.tests)
    .filter(({ milliseconds }) => milliseconds >= worthTellingMs)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  const lines = [
    ...listed('Passed only at the second try:', secondTries),
    ...listed(
      'Slowest tests:',
      tests.slice(0, slowest).map(({ name, milliseconds }) => `${inSeconds(milliseconds / 1000)}  ${name}`),
    ),
    ...listed('Time:', [
      ...parts.filter(({ seconds: took }) => took > 0).map((part) => `${inSeconds(part.seconds)}  ${part.name}`),
      `${inSeconds(seconds)}  altogether`,
    ]),
    ...listed('Failed:', failures),
    '',
    `${passed} passed, ${failures.length} failed`,
  ]
  return { text: lines.join('\n'), isGreen: failures.length === 0 }
}
