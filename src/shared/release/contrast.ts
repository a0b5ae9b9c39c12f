import { type ColourRole, type Rgba, rgbaOf, type Theme } from '../market/theme.ts'

type Opaque = Omit<Rgba, 'alpha'>

const channel = (value: number) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = ({ red, green, blue }: Opaque): number => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

/** One colour laid over another, as a browser does it in sRGB. */
function over(front: Opaque, alpha: number, back: Opaque): Opaque {
  const at = (name: keyof Opaque) => front[name] * alpha + back[name] * (1 - alpha)
  return { red: at('red'), green: at('green'), blue: at('blue') }
}

function ratioOf(one: Opaque, other: Opaque): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2 contrast ratio of a colour on an opaque one, 1 to 21; what is transparent is laid over it first. */
export function contrastRatio(front: string, back: string): number {
  const ground = rgbaOf(back)
  const { alpha, ...ink } = rgbaOf(front)
  return ratioOf(over(ink, alpha, ground), ground)
}

const text = 4.5
const control = 3

/** Which role is read or seen on which, and how far apart they must be (WCAG 1.4.3 and 1.4.11). */
export const contrastPairs: readonly (readonly [ColourRole, ColourRole, number])[] = [
  ['ink', 'surface', text],
  ['ink', 'surface-raised', text],
  ['ink', 'accent-soft', text],
  ['ink', 'positive-soft', text],
  ['ink', 'warning-soft', text],
  ['ink', 'critical-soft', text],
  ['muted', 'surface', text],
  ['muted', 'surface-raised', text],
  ['muted', 'accent-soft', text],
  ['accent-ink', 'accent', text],
  ['link', 'surface', text],
  ['link', 'surface-raised', text],
  ['link', 'accent-soft', text],
  ['focus', 'accent-soft', control],
  ['ink-on-deep', 'surface-deep', text],
  ['positive', 'surface', text],
  ['positive', 'surface-raised', text],
  ['positive', 'positive-soft', text],
  ['warning', 'surface', text],
  ['warning', 'surface-raised', text],
  ['warning', 'warning-soft', text],
  ['critical', 'surface', text],
  ['critical', 'surface-raised', text],
  ['critical', 'critical-soft', text],
  ['accent', 'surface', control],
  ['accent', 'surface-raised', control],
  ['line-strong', 'surface', control],
  ['line-strong', 'surface-raised', control],
  ['focus', 'surface', control],
  ['focus', 'surface-raised', control],
]

/** What words or controls stand on: a theme that lets something shine through there promises nothing. */
const grounds = [...new Set(contrastPairs.map(([, back]) => back))]

/** The thinnest veil of `surface-deep` that words are put on over a picture (`--veil` in tokens.css), and how a button darkens under the pointer. */
export const veil = 0.78
const hover = 0.88

const white: Opaque = { red: 255, green: 255, blue: 255 }
const black: Opaque = { red: 0, green: 0, blue: 0 }

/** Grounds that are made of two colours. */
function mixedFindings(colors: Theme['colors']): ContrastFinding[] {
  const [deep, onDeep, accent, accentInk, ink] = (['surface-deep', 'ink-on-deep', 'accent', 'accent-ink', 'ink'] as const).map((role) =>
    rgbaOf(colors[role]),
  ) as [Rgba, Rgba, Rgba, Rgba, Rgba]
  const worst = Math.min(...[white, black].map((picture) => ratioOf(onDeep, over(deep, veil, picture))))
  return [
    { pair: 'ink-on-deep on a veil of surface-deep', ratio: worst, needed: text },
    { pair: 'accent-ink on accent under the pointer', ratio: ratioOf(accentInk, over(accent, hover, ink)), needed: text },
  ]
}

type ContrastFinding = { pair: string; ratio: number; needed: number }

/** Every pair of a theme that is too close, and every ground that is not opaque (ratio 1: what shines through may be anything). */
export const contrastFindings = ({ colors }: Pick<Theme, 'colors'>): ContrastFinding[] =>
  [
    ...contrastPairs.map(([front, back, needed]) => ({
      pair: `${front} on ${back}`,
      ratio: contrastRatio(colors[front], colors[back]),
      needed,
    })),
    ...mixedFindings(colors),
    ...grounds
      .filter((role) => rgbaOf(colors[role]).alpha < 1)
      .map((role) => ({ pair: `anything on the transparent ${role}`, ratio: 1, needed: text })),
  ]
    .map((measured) => ({ ...measured, ratio: Math.floor(measured.ratio * 100) / 100 }))
    .filter(({ ratio, needed }) => ratio < needed)
