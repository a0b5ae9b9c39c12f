import type { Theme } from '../../shared/market/theme.ts'
import { brandMarks } from './brand-marks.ts'
import { toFontSet } from './font-sets.ts'
import { brandFonts } from './fonts.ts'

/** Winter light: cold white, midnight blue, a green that glows only on the button. */
export const nordlysTheme: Theme = {
  scheme: 'light',
  primaryFonts: toFontSet(brandFonts.nordlys.text),
  secondaryFonts: toFontSet(brandFonts.nordlys.display),
  colors: {
    surface: '#f3f7fa',
    'surface-raised': '#ffffff',
    'surface-deep': '#0b1d3a',
    ink: '#0e1b30',
    'ink-on-deep': '#e9f3fb',
    muted: '#4d5c72',
    line: '#d5e0ea',
    'line-strong': '#75869b',
    accent: '#00765d',
    'accent-ink': '#ffffff',
    'accent-soft': '#d9f2e9',
    link: '#1c4fa0',
    positive: '#126b48',
    'positive-soft': '#daf1e6',
    warning: '#7d5400',
    'warning-soft': '#fcefcf',
    critical: '#aa1f3a',
    'critical-soft': '#fbe3e7',
    focus: '#1c4fa0',
  },
  radii: [8, 18, 28],
  headingWeight: 700,
  look: { hero: 'split', regions: 'index', cards: 'framed', header: 'pill' },
  ...brandMarks.nordlys,
}
