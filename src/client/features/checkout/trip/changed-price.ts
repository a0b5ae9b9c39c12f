import { useSyncExternalStore } from 'react'
import type { PriceSummary } from '../../../../shared/checkout/trip/price.ts'

/** What the price that a page came with has become on it; another page comes with its own. */
const changed = new WeakMap<PriceSummary, PriceSummary>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentPrice = (price: PriceSummary): PriceSummary => changed.get(price) ?? price

export function changePrice(price: PriceSummary, to: PriceSummary): void {
  changed.set(price, to)
  for (const listener of listeners) listener()
}

export const useCurrentPrice = (price: PriceSummary): PriceSummary =>
  useSyncExternalStore(
    subscribe,
    () => currentPrice(price),
    () => price,
  )
