/** How many tests run side by side: one for each core of a usual CI machine. Each has a server, a port and state of its own. */
export const testWorkers = Number(process.env.TEST_WORKERS ?? 2)

/** What belongs to the worker process that this runs in; Vitest numbers them from 1. */
export const ofThisWorker = <T>(all: readonly T[]): T => {
  const own = all[Number(process.env.VITEST_POOL_ID ?? '1') - 1]
  if (own === undefined) throw new Error(`There is no server for test worker ${process.env.VITEST_POOL_ID}`)
  return own
}
