/** FNV-1a over the text, twice with different seeds, as eight base-36 digits: enough to tell releases apart, not a signature. */
export function digestOf(text: string): string {
  const run = (seed: number) => {
    let hash = seed
    for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
    return (hash >>> 0).toString(36).padStart(7, '0').slice(-4)
  }
  return run(0x811c9dc5) + run(0x1b873593)
}

/** Sorts by time of publishing, and names the content: `20261121T024000-1x9k2m3p`. */
export const releaseIdOf = (content: string, moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}-${digestOf(content)}`
