/** Called when a list of this device changes: in another tab, or here (`kept-tours.ts` says so with the same event). */
export function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** The list as it stands in an address; null where this browser keeps nothing. */
export function savedTours(): string | null {
  try {
    return /^(t\d{7},?)+$/.exec(localStorage['saved-tours'])?.[0] ?? ''
  } catch {
    return null
  }
}

/** What the server knows of it. */
export const unknownTours = (): string | null => ''
