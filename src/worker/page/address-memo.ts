import type { Pointer } from '../../shared/release/pointer.ts'

export type KnownAddress = { key: string; asPayload: boolean }

const atMost = 2000
const memos = new WeakMap<Pointer, Map<string, KnownAddress>>()

/** Which kept page an address leads to, as long as this pointer is live: spares the usual visitor the way there. */
export const recallAddress = (pointer: Pointer, address: string): KnownAddress | undefined => memos.get(pointer)?.get(address)

/** Not while a release waits to take over by itself: then the moment of the request counts too. */
export function rememberAddress(pointer: Pointer, address: string, known: KnownAddress): void {
  if (pointer.schedule.length > 0) return
  const memo = memos.get(pointer) ?? new Map<string, KnownAddress>()
  if (memo.size >= atMost) memo.clear()
  memo.set(address, known)
  memos.set(pointer, memo)
}
