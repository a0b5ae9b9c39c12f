import { createRequire } from 'node:module'

/** Where a face stands on its axes, or what it keeps of them. */
export type Axes = Record<string, number | { min: number; max: number }>

type Options = { targetFormat: 'woff2'; variationAxes: Axes }

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font') as (font: Buffer, text: string, options: Options) => Promise<Buffer>

/** The characters of `U+0000-00FF,U+0131`. */
function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
    })
    .join('')
}

/** The same characters of a face with less of its axes. */
export const narrow = (font: Buffer, ranges: string, axes: Axes): Promise<Buffer> =>
  subsetFont(font, charactersOf(ranges), { targetFormat: 'woff2', variationAxes: axes })
