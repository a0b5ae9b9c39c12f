import { colourRoles, type DisplayFontSet, type Font, fontsOf, rgbaOf, type Theme } from '../../shared/market/theme.ts'

const generic = (family: string) =>
  /serif|fraunces|cormorant|garamond|playfair|lora/i.test(family) && !/sans/i.test(family) ? 'serif' : 'sans-serif'
const quoted = (name: string) => `"${name}"`

const face = ({ title, url, format, weight, unicodeRange }: Font): string =>
  `@font-face{font-family:${quoted(title)};src:url("${url}") format("${format}");font-weight:${weight};font-display:swap${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`

function fallbackFace({ regular, fallback }: DisplayFontSet): string {
  if (!fallback) return ''
  const { local, sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fallback
  return `@font-face{font-family:${quoted(`${regular.title} fallback`)};src:${local.map((name) => `local(${quoted(name)})`).join(',')};size-adjust:${sizeAdjust};ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride}}`
}

const family = ({ regular, fallback }: DisplayFontSet) =>
  [quoted(regular.title), ...(fallback ? [quoted(`${regular.title} fallback`)] : []), generic(regular.title)].join(',')

function faces(set: DisplayFontSet): string[] {
  const fonts = new Map(fontsOf(set).map((font) => [`${font.url} ${font.weight}`, font]))
  return [...[...fonts.values()].map(face), fallbackFace(set)]
}

/** The first stylesheet of every page, so it also fixes the order of the cascade layers, whatever order the chunks arrive in. */
const layers = '@layer reset,tokens,base,ui,page;'

/** A theme as one stylesheet of custom properties (red, green, blue and alpha, as `rgb()` reads them). Every value passed the theme's strict grammar. */
export function themeCss(theme: Theme): string {
  const colours = colourRoles.map((role) => {
    const { red, green, blue, alpha } = rgbaOf(theme.colors[role])
    return `--colour-${role}:${red} ${green} ${blue}${alpha < 1 ? ` / ${alpha}` : ''}`
  })
  const [small, medium, large] = theme.radii
  const root = [
    `color-scheme:${theme.scheme}`,
    ...colours,
    `--font-text:${family(theme.primaryFonts)}`,
    `--font-display:${family(theme.secondaryFonts)}`,
    `--heading-weight:${theme.headingWeight}`,
    `--radius-small:${small}px`,
    `--radius-medium:${medium}px`,
    `--radius-large:${large}px`,
  ]
  return `${layers}${[...faces(theme.primaryFonts), ...faces(theme.secondaryFonts)].join('')}:root{${root.join(';')}}\n`
}
