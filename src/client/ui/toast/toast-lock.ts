const lockMs = 390

/** After a toast that cleared the others, another of its kind is dropped for 390 ms. */
export function createToastLock(): () => boolean {
  let lockedUntil = Number.NEGATIVE_INFINITY
  return () => {
    const now = Date.now()
    if (now < lockedUntil) return false
    lockedUntil = now + lockMs
    return true
  }
}
