import type { Reporter, TestCase } from 'vitest/node'

/** A journey that passed at its second try is said aloud, with what went wrong at the first: it is to be mended, not to be forgotten. */
export default class SecondTries implements Reporter {
  readonly #told: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    this.#told.push(`  ${test.module.relativeModuleId} › ${test.fullName}\n    ${first?.message ?? ''}`)
  }

  onTestRunEnd(): void {
    if (this.#told.length > 0) console.log(`\n${this.#told.length} passed at the second try:\n${this.#told.join('\n')}`)
  }
}
