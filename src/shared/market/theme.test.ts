import { expect, test } from 'vitest'
import { tidemarkTheme } from '../../markets/themes/tidemark.ts'
import { font, hexColour, rgbaOf, theme } from './theme.ts'

test.each([
  ['abc', { red: 170, green: 187, blue: 204, alpha: 1 }],
  ['#ABC', { red: 170, green: 187, blue: 204, alpha: 1 }],
  ['#abc0', { red: 170, green: 187, blue: 204, alpha: 0 }],
  ['12a4ff', { red: 18, green: 164, blue: 255, alpha: 1 }],
  ['#12a4ff80', { red: 18, green: 164, blue: 255, alpha: 0.502 }],
])('the colour %s is read', (hex, rgba) => {
  expect(hexColour.parse(hex)).toBe(hex)
  expect(rgbaOf(hex)).toEqual(rgba)
})

test.each(['', '#', '#ab', '#abcde', '#abcdef1', '#abcdef123', '#abcdeg', '##abc', 'red', 'rgb(0,0,0)', ' #abc', '#abc\n'])(
  '“%s” is no colour, and is told so',
  (hex) => {
    const messages = hexColour.safeParse(hex).error?.issues.map(({ message }) => message)
    expect(messages).toEqual(['Expected a valid hex string'])
  },
)

test('a theme with a colour that is none names its place', () => {
  const issues = theme.safeParse({ ...tidemarkTheme, colors: { ...tidemarkTheme.colors, ink: '#12345' } }).error?.issues
  expect(issues).toMatchObject([{ path: ['colors', 'ink'], message: 'Expected a valid hex string' }])
})

test('a display family may have a regular and a bold file alone, the text family may not', () => {
  const { semibold, ...two } = tidemarkTheme.secondaryFonts
  expect(theme.safeParse({ ...tidemarkTheme, secondaryFonts: two }).success).toBe(true)
  expect(theme.safeParse({ ...tidemarkTheme, primaryFonts: two }).success).toBe(false)
})

const text = { title: 'Brand Sans', url: '/assets/fonts/brand-400.woff2', format: 'woff2' }

test.each(['woff2', 'woff', 'truetype', 'opentype'])('a font of the format %s is taken, at the usual weight', (format) =>
  expect(font.parse({ ...text, format })).toEqual({ ...text, format, weight: '400' }),
)

test.each([
  ['title', ''],
  ['title', 'Brand"; } body { display: none'],
  ['url', ''],
  ['url', 'http://fonts.example/text.woff2'],
  ['url', '//fonts.example/text.woff2'],
  ['url', '/assets/other/text.woff2'],
  ['url', 'https://fonts.example/text.woff2")'],
  ['url', 'data:font/woff2;base64,AAAA'],
  ['format', 'svg'],
  ['format', undefined],
])('a font whose %s is “%s” is refused', (name, value) => {
  expect(font.safeParse({ ...text, [name]: value }).error?.issues.map(({ path }) => path)).toEqual([[name]])
})

test.each([
  ['favicon', 'javascript:alert(1)', ['favicon']],
  ['favicon', undefined, ['favicon']],
  ['logo', { ...tidemarkTheme.logo, src: 'http://logos.example/logo.svg' }, ['logo', 'src']],
  ['logo', { ...tidemarkTheme.logo, alt: '' }, ['logo', 'alt']],
  ['squareLogo', { ...tidemarkTheme.squareLogo, alt: '' }, ['squareLogo', 'alt']],
  ['squareLogo', undefined, ['squareLogo']],
])('a theme whose %s is %j is refused', (name, value, path) => {
  expect(theme.safeParse({ ...tidemarkTheme, [name]: value }).error?.issues.map((issue) => issue.path)).toEqual([path])
})
