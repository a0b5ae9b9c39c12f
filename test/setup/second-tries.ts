import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

/** A test that passed only at its second try is told with what went wrong at the first: it is to be mended, not to be forgotten. */
export default class SecondTries implements Reporter {
  readonly #told = new Map<string, string[]>()

  onTestCaseResult(test: TestCase): void {
    const { name } = test.project
    const told = this.#told.get(name) ?? []
    this.#told.set(name, told)
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    told.push(`${test.module.relativeModuleId} › ${test.fullName}: ${first?.message.split('\n')[0] ?? ''}`)
  }

  onTestRunEnd(): void {
    for (const [project, told] of this.#told) writeFileSync(`.cache/test-results/${project}-second-tries.json`, JSON.stringify(told))
  }
}
