const marker = 'reloaded-at'
const throttleMs = 10_000

/** A chunk that cannot be loaded means a newer build: one reload, and not again within ten seconds (§8). */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(marker))
    if (Date.now() - last < throttleMs) return false
    sessionStorage.setItem(marker, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}
