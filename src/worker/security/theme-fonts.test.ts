import { expect, test } from 'vitest'
import { tidemarkTheme } from '../../markets/themes/tidemark.ts'
import { contentSecurityPolicy } from './csp.ts'
import { fontOriginsOf } from './theme-fonts.ts'

const at = (url: string) => ({ ...tidemarkTheme.primaryFonts.regular, url })

test('fonts of the shop itself need no other origin', () => {
  expect(fontOriginsOf(tidemarkTheme)).toEqual([])
  expect(contentSecurityPolicy('abc', { fonts: fontOriginsOf(tidemarkTheme) })).toContain("font-src 'self';")
})

test('a theme with fonts elsewhere opens exactly those origins, once each', () => {
  const set = { ...tidemarkTheme.primaryFonts, regular: at('https://fonts.example/a.woff2'), bold: at('https://fonts.example/b.woff2') }
  const theme = { ...tidemarkTheme, primaryFonts: set, secondaryFonts: { ...set, extended: [at('https://more.example/c.woff2')] } }
  expect(fontOriginsOf(theme)).toEqual(['https://fonts.example', 'https://more.example'])
  expect(contentSecurityPolicy('abc', { fonts: fontOriginsOf(theme) })).toContain(
    "font-src 'self' https://fonts.example https://more.example;",
  )
})
