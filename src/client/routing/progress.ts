export const throttleMs = 200
const durationMs = 2000
const hideMs = 500
const resetMs = 400
const tickMs = 100

/** The page-loading bar: start, set, finish, clear. Nothing is shown for what takes less than the throttle. */
export function createProgress(bar: HTMLElement) {
  let timers: ReturnType<typeof setTimeout>[] = []
  let isMoving = false
  const later = (work: () => void, ms: number) => timers.push(setTimeout(work, ms))
  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const set = (share: number) => bar.style.setProperty('--progress', String(Math.min(1, Math.max(0, share))))
  const clear = () => {
    stop()
    isMoving = false
    bar.dataset.state = 'resting'
    set(0)
  }
  return {
    set,
    clear,
    start() {
      clear()
      later(() => {
        isMoving = true
        bar.dataset.state = 'moving'
        const startedAt = performance.now()
        const tick = () => {
          const passed = performance.now() - startedAt
          set(1 - Math.exp(-passed / (durationMs / 2)))
          later(tick, tickMs)
        }
        tick()
      }, throttleMs)
    },
    finish() {
      stop()
      if (!isMoving) return clear()
      set(1)
      later(() => {
        bar.dataset.state = 'resting'
        later(clear, resetMs)
      }, hideMs)
    },
  }
}
