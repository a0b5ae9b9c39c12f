import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noctuaTheme } from '../../markets/themes/noctua.ts'
import { nordlysTheme } from '../../markets/themes/nordlys.ts'
import { tidemarkTheme } from '../../markets/themes/tidemark.ts'
import { contrastFindings, contrastRatio, veil } from './contrast.ts'

test('contrast runs from 1 to 21 and does not care for order', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#ffffff', '#000')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '777')).toBe(1)
})

test('a ratio just below the need is found and names its pair', () => {
  const colors = { ...tidemarkTheme.colors, surface: '#ffffff', muted: '#777777' }
  expect(contrastFindings({ colors })).toContainEqual({ pair: 'muted on surface', ratio: 4.47, needed: 4.5 })
})

test('a ratio just above the need passes', () => {
  const colors = { ...tidemarkTheme.colors, surface: '#ffffff', 'surface-raised': '#ffffff', muted: '#767676' }
  expect(contrastFindings({ colors }).map(({ pair }) => pair)).not.toContain('muted on surface')
})

test.each([tidemarkTheme, nordlysTheme, noctuaTheme])('the theme $name can be read', (theme) => {
  expect(contrastFindings(theme)).toEqual([])
})

/** Rule 96 (WCAG 1.4.6): `muted` is used for whole paragraphs too. */
test.each(['ink', 'muted', 'link'] as const)('text in the default theme stands out by 7:1 in %s', (role) => {
  for (const ground of ['surface', 'surface-raised'] as const)
    expect(contrastRatio(tidemarkTheme.colors[role], tidemarkTheme.colors[ground])).toBeGreaterThanOrEqual(7)
})

test('what is transparent is laid over its ground before it is measured', () => {
  expect(contrastRatio('#00000080', '#ffffff')).toBeCloseTo(contrastRatio('#7f7f7f', '#fff'), 1)
  expect(contrastRatio('#0000', '#ffffff')).toBe(1)
  const colors = { ...tidemarkTheme.colors, muted: `${tidemarkTheme.colors.muted}99` }
  expect(contrastFindings({ colors }).map(({ pair }) => pair)).toContain('muted on surface')
})

test('a ground that something shines through is refused by name', () => {
  const colors = { ...tidemarkTheme.colors, 'accent-soft': '#f8e4d8cc' }
  expect(contrastFindings({ colors })).toContainEqual({ pair: 'anything on the transparent accent-soft', ratio: 1, needed: 4.5 })
})

test('words over a picture are measured on their veil, whatever the picture', () => {
  const colors = { ...tidemarkTheme.colors, 'surface-deep': '#4a5a60' }
  expect(contrastFindings({ colors }).map(({ pair }) => pair)).toContain('ink-on-deep on a veil of surface-deep')
})

test('the veil of the styles is the one that is measured', () => {
  const tokens = readFileSync(new URL('../../client/styles/tokens.css', import.meta.url), 'utf8')
  expect(Number(/--veil: ([\d.]+);/.exec(tokens)?.[1])).toBe(veil)
})

test('a button stays readable under the pointer', () => {
  const colors = { ...tidemarkTheme.colors, ink: '#ffffff', accent: '#c0451c' }
  expect(contrastFindings({ colors }).map(({ pair }) => pair)).toContain('accent-ink on accent under the pointer')
})
