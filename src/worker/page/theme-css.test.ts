import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourRoles, type Font, type Theme } from '../../shared/market/theme.ts'
import { contrastFindings } from '../../shared/release/contrast.ts'
import { themeCss } from './theme-css.ts'

const font: Font = { title: 'Source Sans 3', url: '/assets/fonts/a.woff2', format: 'woff2', weight: '200 900' }
const fonts = { regular: font, semibold: font, bold: font, extended: [] }
const mark = { src: '/assets/a.svg', alt: 'A', width: 1, height: 1 }
const theme: Theme = {
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

test('turns colours into what rgb() reads: red, green, blue, and alpha where something shines through', () => {
  const css = themeCss({ ...theme, colors: { ...theme.colors, surface: '#123456' } })
  expect([css.includes('--colour-accent:18 52 86 / 0.502;'), css.includes('--colour-surface:18 52 86;')]).toEqual([true, true])
})

test('a stylesheet adds transparency of its own to colours alone that a theme may not make transparent', () => {
  const sheets = globSync('src/client/**/*.css').map((path) => readFileSync(path, 'utf8'))
  const thinned = new Set(sheets.flatMap((css) => [...css.matchAll(/rgb\(var\(--colour-([\w-]+)\) *\//g)].map(([, role]) => role)))
  const opaque = new Set(
    contrastFindings({ colors: theme.colors }).flatMap(({ pair }) => /^anything on the transparent (.+)$/.exec(pair)?.[1] ?? []),
  )
  expect([...thinned].filter((role) => !opaque.has(role ?? ''))).toEqual([])
})

test('declares one face for a file however many weights name it', () => {
  expect(themeCss(theme).match(/@font-face/g)).toHaveLength(2)
})
