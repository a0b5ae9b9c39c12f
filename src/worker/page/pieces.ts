/** Text that still has to be encoded, or bytes that were encoded before. */
export type Piece = string | Uint8Array

const encoder = new TextEncoder()
let scratch = new Uint8Array(512 * 1024)

const bytesAtMost = (piece: Piece) => (typeof piece === 'string' ? piece.length * 3 : piece.length)

/** All pieces as one array of bytes, each text encoded once, and where each piece begins. */
export function joinPieces(pieces: readonly Piece[]): { bytes: Uint8Array<ArrayBuffer>; starts: number[] } {
  const atMost = pieces.reduce((sum, piece) => sum + bytesAtMost(piece), 0)
  if (scratch.length < atMost) scratch = new Uint8Array(atMost)
  const starts: number[] = []
  let at = 0
  for (const piece of pieces) {
    starts.push(at)
    if (typeof piece === 'string') at += encoder.encodeInto(piece, scratch.subarray(at)).written
    else {
      scratch.set(piece, at)
      at += piece.length
    }
  }
  return { bytes: scratch.slice(0, at), starts }
}
