const marker = 'reloaded-at'
const throttleMs = 10_000

/** A chunk that cannot be loaded means a newer build: one reload, and not again within ten seconds (rule 17). Without a network it means nothing, and a reload would lose what was typed. */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false
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
