import type { Axes } from './subset.ts'

export type Family = {
  key: string
  family: string
  source: string
  file: string
  fallback: keyof typeof localFonts
  /** What is kept of its axes: an axis that stands still halves the file. At 40 optical points headings of every size look as they do with the axis. */
  kept?: Axes
  /** The place on its axes where it is mostly set: the fallback is fitted there. */
  setAt: Record<string, number>
}

/** Faces of one width metric that visitors have installed, and the free face to measure them by. */
export const localFonts = {
  sans: { local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'], averageWidth: 0.44625 },
  serif: { local: ['Times New Roman', 'Times', 'Liberation Serif', 'Tinos'], averageWidth: 0.40443 },
}

export const families: readonly Family[] = [
  {
    key: 'fraunces',
    family: 'Fraunces',
    source: 'fraunces',
    file: 'opsz',
    kept: { opsz: 40, wght: { min: 400, max: 700 } },
    fallback: 'serif',
    setAt: { wght: 500 },
  },
  { key: 'sourceSans', family: 'Source Sans 3', source: 'source-sans-3', file: 'wght', fallback: 'sans', setAt: { wght: 400 } },
  {
    key: 'schibstedGrotesk',
    family: 'Schibsted Grotesk',
    source: 'schibsted-grotesk',
    file: 'wght',
    fallback: 'sans',
    setAt: { wght: 700 },
  },
  { key: 'figtree', family: 'Figtree', source: 'figtree', file: 'wght', fallback: 'sans', setAt: { wght: 400 } },
  { key: 'cormorant', family: 'Cormorant', source: 'cormorant', file: 'wght', fallback: 'serif', setAt: { wght: 600 } },
  { key: 'instrumentSans', family: 'Instrument Sans', source: 'instrument-sans', file: 'wght', fallback: 'sans', setAt: { wght: 400 } },
]
