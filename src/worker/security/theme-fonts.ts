import { fontsOf, type Theme } from '../../shared/market/theme.ts'
import { originOf } from './csp.ts'

const known = new WeakMap<Theme, readonly string[]>()

/** Where a theme's fonts come from besides the shop itself: its pages may load them from there, and from nowhere else. */
export function fontOriginsOf(theme: Theme): readonly string[] {
  const found = known.get(theme)
  if (found) return found
  const fonts = [theme.primaryFonts, theme.secondaryFonts].flatMap(fontsOf)
  const origins = [...new Set(fonts.flatMap(({ url }) => originOf(url) ?? []))]
  known.set(theme, origins)
  return origins
}
