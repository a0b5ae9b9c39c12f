/** A test with the time it took. */
export type TimedTest = { name: string; milliseconds: number }

/** A part of the run, as it is told at the end. */
export type Part = {
  name: string
  seconds: number
  passed: number
  /** What failed, each with its first words. */
  failures: string[]
  tests: TimedTest[]
  /** Tests that failed at first and passed at the second try, each with what went wrong. */
  secondTries: string[]
}

export const emptyPart = (name: string): Part => ({ name, seconds: 0, passed: 0, failures: [], tests: [], secondTries: [] })
