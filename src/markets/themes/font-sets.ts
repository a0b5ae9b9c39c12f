import type { Font, FontSet } from '../../shared/market/theme.ts'
import type { ThemeFont } from './fonts.ts'

/** A variable family as the regular, semibold and bold of a theme: one file, one face, the whole range of weights. */
export function toFontSet({ family, latin, latinExt, weightRange, fallback }: ThemeFont): FontSet {
  const file = ({ url, unicodeRange }: ThemeFont['latin']): Font => ({
    title: family,
    url,
    format: 'woff2',
    weight: weightRange,
    unicodeRange,
  })
  const face = file(latin)
  return { regular: face, semibold: face, bold: face, extended: [file(latinExt)], fallback: { ...fallback, local: [...fallback.local] } }
}
