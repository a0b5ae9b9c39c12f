import { existsSync, readFileSync } from 'node:fs'
import { emptyPart, type Part } from './part.ts'

/** Of Vitest's own JSON report, what is counted and told. */
type Report = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[]
  }[]
}

const shortened = (text: string): string => (text.split('\n')[0] ?? '').replace(`${process.cwd()}/`, '')

/** What a run of Vitest came to; a run without a report, or that ended badly without a failing test, is a failure by itself. */
export function readReport(name: string, code: number, files: { report: string; secondTries: string }): Part {
  const part = emptyPart(name)
  if (!existsSync(files.report)) return { ...part, failures: [`${name} tests ended with ${code} and left no report`] }
  const report: Report = JSON.parse(readFileSync(files.report, 'utf8'))
  part.passed = report.numPassedTests
  for (const { name: file, status, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    part.failures.push(...failed.map((test) => [file, test.fullName, test.failureMessages[0] ?? ''].map(shortened).join(' › ')))
    if (status === 'failed' && failed.length === 0) part.failures.push([file, message].map(shortened).join(' › '))
    for (const { fullName, duration } of assertionResults)
      part.tests.push({ name: `${shortened(file)} › ${fullName}`, milliseconds: duration ?? 0 })
  }
  if (code !== 0 && part.failures.length === 0) part.failures.push(`${name} tests ended with ${code}`)
  if (existsSync(files.secondTries)) part.secondTries = JSON.parse(readFileSync(files.secondTries, 'utf8')) as string[]
  return part
}
