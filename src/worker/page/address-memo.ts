import type { LiveRelease } from '../../shared/release/live-release.ts'

export type KnownAddress = { key: string; asPayload: boolean }

const atMost = 2000
const memos = new WeakMap<LiveRelease, Map<string, KnownAddress>>()

/** Which kept page an address leads to, as long as this live release is live: spares the usual visitor the way there. */
export const recallAddress = (liveRelease: LiveRelease, address: string): KnownAddress | undefined => memos.get(liveRelease)?.get(address)

/** Not while a release waits to take over by itself: then the moment of the request counts too. */
export function rememberAddress(liveRelease: LiveRelease, address: string, known: KnownAddress): void {
  if (liveRelease.schedule.length > 0) return
  const memo = memos.get(liveRelease) ?? new Map<string, KnownAddress>()
  if (memo.size >= atMost) memo.clear()
  memo.set(address, known)
  memos.set(liveRelease, memo)
}
