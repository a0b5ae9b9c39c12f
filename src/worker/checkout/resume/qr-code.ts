import { encode } from 'uqr'
import type { QrCode } from '../../../shared/checkout/resume/resume.ts'

/** The quiet edge that readers ask for, in modules. */
const border = 4

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border })
  const path = data.map((row, y) => rowPath(row, y)).join('')
  return { size, path }
}

const rowPath = (row: readonly boolean[], y: number): string =>
  [...row.map(Number).join('').matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y + 0.5}h${run.length}`).join('')
