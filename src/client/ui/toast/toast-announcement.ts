let words = ''
const listeners = new Set<() => void>()

/** What the permanent live region says; empty until the first toast. */
export const announcement = () => words

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same words twice are two announcements. */
export function announce(text: string): void {
  words = text === words ? `${text}\u00a0` : text
  for (const listener of listeners) listener()
}
