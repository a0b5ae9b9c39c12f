import { joinPieces, type Piece } from './pieces.ts'

/** A rendered document in pieces: nonces stand in `scripts` alone, its payload is the last script. */
export type Document = { head: readonly Piece[]; scripts: string; body: readonly Piece[]; payload: readonly Piece[]; after: Piece }

/** A finished page as bytes, with the places where each answer gets its own nonce, and where its payload stands. */
export type CachedPage = {
  bytes: Uint8Array<ArrayBuffer>
  nonces: readonly number[]
  payload: readonly [number, number]
  storedAt: number /** Value of X-Robots-Tag. */
  robots?: string
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Keeps a page as it was rendered with its first answer's nonce. */
export function keep({ head, scripts, body, payload, after }: Document, nonce: string, storedAt: number, robots?: string): CachedPage {
  const [start = '', ...atNonces] = scripts.split(nonce)
  const first = head.length + 1
  const payloadAt = first + atNonces.length + body.length
  const { bytes, starts } = joinPieces([...head, start, ...atNonces.map((text) => nonce + text), ...body, ...payload, after])
  const startOf = (index: number) => starts[index] ?? bytes.length
  return {
    bytes,
    nonces: starts.slice(first, first + atNonces.length),
    payload: [startOf(payloadAt), startOf(payloadAt + payload.length)],
    storedAt,
    robots,
  }
}

export const documentBytes = ({ head, scripts, body, payload, after }: Document): Uint8Array<ArrayBuffer> =>
  joinPieces([...head, scripts, ...body, ...payload, after]).bytes

/** A copy of the page's bytes with this answer's nonce set in. */
export function stamp({ bytes, nonces }: CachedPage, nonce: string): Uint8Array<ArrayBuffer> {
  const stamped = new Uint8Array(bytes)
  const value = encoder.encode(nonce)
  for (const at of nonces) stamped.set(value, at)
  return stamped
}

export const payloadOf = ({ bytes, payload: [start, end] }: CachedPage): string => decoder.decode(bytes.subarray(start, end))
