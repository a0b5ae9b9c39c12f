import { seenHeader } from '../../../../shared/checkout/steps/seen.ts'

/** A page that was told about a newer state has seen it: its next save is meant. By what the page had seen at first. */
const told = new Map<string, string>()
const event = 'checkout-step-changed'

export const seenBy = (seen: string): Record<string, string> => (seen ? { [seenHeader]: told.get(seen) ?? seen } : {})

export function seesNow(seen: string, now: string): void {
  told.set(seen, now)
  dispatchEvent(new Event(event))
}

export function onStepChanged(tell: () => void): () => void {
  addEventListener(event, tell)
  return () => removeEventListener(event, tell)
}
