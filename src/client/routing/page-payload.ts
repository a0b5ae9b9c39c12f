import type { Page } from '../../shared/page.ts'
import type { Place } from '../../shared/place.ts'

export type Arrival = { kind: 'page'; page: Page } | { kind: 'redirect'; to: string } | { kind: 'leave' }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const payloadAddress = ({ pathname, search }: URL) => `${pathname === '/' ? '' : pathname}/_payload.json${search}`

/** Our own answer of our own build is trusted as it is; anything else is left to a full load. */
const isPage = (value: unknown, { build, release }: Place): value is Page =>
  isRecord(value) &&
  isRecord(value.place) &&
  value.place.build === build &&
  value.place.release === release &&
  typeof value.route === 'string'

/** A page's payload, from the same handler and loader as its HTML. Errors, redirects elsewhere and other builds mean a full load. */
export async function fetchPage(url: URL, place: Place, signal?: AbortSignal): Promise<Arrival> {
  const answer = await fetch(payloadAddress(url), { headers: { Accept: 'application/json' }, signal: signal ?? null })
  if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith('application/json')) return { kind: 'leave' }
  const value: unknown = await answer.json()
  if (isRecord(value) && typeof value.redirect === 'string') return { kind: 'redirect', to: value.redirect }
  return isPage(value, place) ? { kind: 'page', page: value } : { kind: 'leave' }
}
