const pollMs = 60_000
const jitterMs = 20_000

/** Asks at most once a minute, and only while the page is visible (rule 17). */
export function watchLatestBuild(own: string): { isOutdated: () => boolean } {
  let outdated = false
  const ask = async () => {
    if (document.visibilityState === 'visible') {
      try {
        const answer: unknown = await (await fetch('/latest.json', { signal: AbortSignal.timeout(10_000) })).json()
        if (typeof answer === 'object' && answer && 'build' in answer && typeof answer.build === 'string') outdated = answer.build !== own
      } catch {
        // Asked again in a minute.
      }
    }
    if (!outdated) setTimeout(ask, pollMs + Math.random() * jitterMs)
  }
  setTimeout(ask, pollMs + Math.random() * jitterMs)
  return { isOutdated: () => outdated }
}
