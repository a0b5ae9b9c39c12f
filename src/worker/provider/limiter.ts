/** At most so many at once, in order (rule 30). */
export function createLimiter(most: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
