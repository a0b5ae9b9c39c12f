import { expect, test } from 'vitest'
import { colourRoles, type Font, type Theme } from '../../shared/market/theme.ts'
import { themeCss } from './theme-css.ts'

const font: Font = { title: 'Source Sans 3', url: '/assets/fonts/a.woff2', format: 'woff2', weight: '200 900' }
const fonts = { regular: font, semibold: font, bold: font, extended: [] }
const mark = { src: '/assets/a.svg', alt: 'A', width: 1, height: 1 }
const theme: Theme = {
  name: 'Test',
  scheme: 'light',
  primaryFonts: fonts,
  secondaryFonts: fonts,
  radii: [4, 12, 20],
  look: { hero: 'corner', regions: 'mosaic', cards: 'plain', header: 'bar' },
  headingWeight: 600,
  favicon: '/assets/a.svg',
  logo: mark,
  squareLogo: mark,
  colors: Object.fromEntries(colourRoles.map((role) => [role, '#12345680'])) as Theme['colors'],
}

test('turns colours into red, green, blue and alpha', () => {
  expect(themeCss(theme)).toContain('--colour-accent:18 52 86;--colour-accent-alpha:0.502')
})

test('declares one face for a file however many weights name it', () => {
  expect(themeCss(theme).match(/@font-face/g)).toHaveLength(2)
})
