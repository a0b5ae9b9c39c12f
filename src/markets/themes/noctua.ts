import type { Theme } from '../../shared/market/theme.ts'
import { brandMarks } from './brand-marks.ts'
import { toFontSet } from './font-sets.ts'
import { brandFonts } from './fonts.ts'

/** Night travel: aubergine dark, candle brass. */
export const noctuaTheme: Theme = {
  scheme: 'dark',
  primaryFonts: toFontSet(brandFonts.noctua.text),
  secondaryFonts: toFontSet(brandFonts.noctua.display),
  colors: {
    surface: '#17141d',
    'surface-raised': '#221d2b',
    'surface-deep': '#0d0b12',
    ink: '#f2ecdf',
    'ink-on-deep': '#f2ecdf',
    muted: '#b3a9b6',
    line: '#3a3345',
    'line-strong': '#857a90',
    accent: '#dcae5f',
    'accent-ink': '#1c1408',
    'accent-soft': '#3b2f1e',
    link: '#e6c285',
    positive: '#86cfa2',
    'positive-soft': '#1d3428',
    warning: '#e9bd66',
    'warning-soft': '#3a2e14',
    critical: '#f29a90',
    'critical-soft': '#431f22',
    focus: '#f0cd8c',
  },
  radii: [0, 2, 4],
  headingWeight: 500,
  look: { hero: 'veil', regions: 'filmstrip', cards: 'board', header: 'centred' },
  ...brandMarks.noctua,
}
