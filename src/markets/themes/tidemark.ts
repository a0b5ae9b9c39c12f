import type { Theme } from '../../shared/market/theme.ts'
import { brandMarks } from './brand-marks.ts'
import { toFontSet } from './font-sets.ts'
import { brandFonts } from './fonts.ts'

/** Warm paper, deep sea ink, one coral-rust accent: a well-kept travel journal. */
export const tidemarkTheme: Theme = {
  scheme: 'light',
  primaryFonts: toFontSet(brandFonts.tidemark.text),
  secondaryFonts: toFontSet(brandFonts.tidemark.display),
  colors: {
    surface: '#fbf8f2',
    'surface-raised': '#ffffff',
    'surface-deep': '#12313b',
    ink: '#16262c',
    'ink-on-deep': '#f6f0e4',
    muted: '#48565a',
    line: '#e3dccd',
    'line-strong': '#868678',
    accent: '#b5431f',
    'accent-ink': '#ffffff',
    'accent-soft': '#f8e4d8',
    link: '#0f5a6b',
    positive: '#1f6a45',
    'positive-soft': '#e0f0e4',
    warning: '#855600',
    'warning-soft': '#fbeecb',
    critical: '#a92323',
    'critical-soft': '#fbe4e0',
    focus: '#0f5a6b',
  },
  radii: [4, 12, 20],
  headingWeight: 560,
  look: { hero: 'corner', regions: 'mosaic', cards: 'plain', header: 'bar' },
  ...brandMarks.tidemark,
}
