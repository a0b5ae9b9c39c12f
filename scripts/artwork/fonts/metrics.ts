import { createRequire } from 'node:module'

type Face = {
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  variationAxes: Record<string, { min: number; max: number }>
  getVariation(settings: Record<string, number>): Face
  layout(text: string): { advanceWidth: number }
}

const require = createRequire(import.meta.url)
const { create } = require('fontkit') as { create(bytes: Buffer): Face }
const { decompress } = require('wawoff2') as { decompress(bytes: Buffer): Promise<Uint8Array> }

const letters: Record<string, number> = {
  a: 817,
  b: 149,
  c: 278,
  d: 425,
  e: 1270,
  f: 223,
  g: 202,
  h: 609,
  i: 697,
  j: 15,
  k: 77,
  l: 403,
  m: 241,
  n: 675,
  o: 751,
  p: 193,
  q: 10,
  r: 599,
  s: 633,
  t: 906,
  u: 276,
  v: 98,
  w: 236,
  x: 15,
  y: 197,
  z: 7,
  ' ': 1850,
}

/** Mean advance of running text, as a share of the em. */
function averageWidth(face: Face): number {
  const entries = Object.entries(letters)
  const total = entries.reduce((sum, [, count]) => sum + count, 0)
  return entries.reduce((sum, [letter, count]) => sum + count * face.layout(letter).advanceWidth, 0) / total / face.unitsPerEm
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

export async function fallbackFor(font: Buffer, setAt: Record<string, number>, fallbackWidth: number) {
  const face = create(Buffer.from(await decompress(font)))
  const scale = averageWidth(face.getVariation(setAt)) / fallbackWidth
  const share = (units: number) => percent(Math.abs(units) / face.unitsPerEm / scale)
  const weight = face.variationAxes.wght
  return {
    weightRange: weight === undefined ? '400' : `${weight.min} ${weight.max}`,
    sizeAdjust: percent(scale),
    ascentOverride: share(face.ascent),
    descentOverride: share(face.descent),
    lineGapOverride: share(face.lineGap),
  }
}
