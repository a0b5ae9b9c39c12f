import { z } from 'zod'

/** 3, 4, 6 or 8 hex digits with optional #. */
export const hexColour = z.string().regex(/^#?(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'Expected a valid hex string')

export type Rgba = { red: number; green: number; blue: number; alpha: number }

/** Red, green and blue 0–255 and alpha 0–1 of a hex colour that passed {@link hexColour}. */
export function rgbaOf(hex: string): Rgba {
  const digits = hex.replace('#', '')
  const short = digits.length <= 4
  const at = (index: number) =>
    Number.parseInt(short ? (digits[index] ?? 'f').repeat(2) : digits.slice(index * 2, index * 2 + 2) || 'ff', 16)
  return { red: at(0), green: at(1), blue: at(2), alpha: Math.round((at(3) / 255) * 1000) / 1000 }
}

/** The roles a theme colours. Contrast between the pairs is checked when a theme is published. */
export const colourRoles = [
  'surface',
  'surface-raised',
  'surface-deep',
  'ink',
  'ink-on-deep',
  'muted',
  'line',
  'line-strong',
  'accent',
  'accent-ink',
  'accent-soft',
  'link',
  'positive',
  'positive-soft',
  'warning',
  'warning-soft',
  'critical',
  'critical-soft',
  'focus',
] as const
export type ColourRole = (typeof colourRoles)[number]

const fontUrl = z.string().regex(/^(?:\/assets\/fonts\/[\w.-]+|https:\/\/[\w.-]+\/[\w./-]+)$/)
const fontName = z.string().regex(/^[\w -]{1,60}$/)

/** A font file; weight and style place it in its family. */
export const font = z.object({
  title: fontName,
  url: fontUrl,
  format: z.enum(['woff2', 'woff', 'truetype', 'opentype']),
  weight: z
    .string()
    .regex(/^\d{3}(?: \d{3})?$/)
    .default('400'),
  unicodeRange: z
    .string()
    .regex(/^U\+[\dA-Fa-f?-]+(?:, ?U\+[\dA-Fa-f?-]+)*$/)
    .optional(),
})
export type Font = z.infer<typeof font>

const percentage = z.string().regex(/^\d{1,3}(?:\.\d{1,4})?%$/)
const fontSet = z.object({
  regular: font,
  semibold: font,
  bold: font,
  /** Further files of the same family, such as the extended Latin range. */
  extended: z.array(font).default([]),
  /** A local font adjusted to the family's metrics, so that nothing moves when the web font arrives. */
  fallback: z
    .object({
      local: z.array(fontName).min(1),
      sizeAdjust: percentage,
      ascentOverride: percentage,
      descentOverride: percentage,
      lineGapOverride: percentage,
    })
    .optional(),
})
/** The secondary family has a regular and a bold one, and may have more. */
const displayFontSet = fontSet.extend({ semibold: font.optional() })
export type FontSet = z.infer<typeof fontSet>
export type DisplayFontSet = z.infer<typeof displayFontSet>

/** Every file of a family. */
export const fontsOf = ({ regular, semibold, bold, extended }: DisplayFontSet): Font[] => [
  regular,
  ...(semibold ? [semibold] : []),
  bold,
  ...extended,
]

const assetPath = z.string().regex(/^(?:\/assets\/[\w./-]+|https:\/\/[\w.-]+\/[\w./-]+)$/)
const brandMark = z.object({
  src: assetPath,
  alt: z.string().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

/** How a brand composes its pages: the same parts stand differently, so that another brand looks like another company. */
export const look = z.object({
  hero: z.enum(['corner', 'split', 'veil']),
  regions: z.enum(['mosaic', 'index', 'filmstrip']),
  cards: z.enum(['plain', 'framed', 'board']),
  header: z.enum(['bar', 'pill', 'centred']),
})
const usualLook: z.infer<typeof look> = { hero: 'corner', regions: 'mosaic', cards: 'plain', header: 'bar' }

/** The look of a brand. Primary fonts set text, secondary fonts set display and headings. */
export const theme = z.object({
  scheme: z.enum(['light', 'dark']),
  primaryFonts: fontSet,
  secondaryFonts: displayFontSet,
  colors: z.record(z.enum(colourRoles), hexColour),
  /** Corner radii in px: small (fields), medium (cards), large (panels). */
  radii: z.tuple([z.number().min(0).max(40), z.number().min(0).max(40), z.number().min(0).max(60)]),
  headingWeight: z.number().int().min(300).max(900).default(600),
  look: look.default(usualLook),
  favicon: assetPath,
  logo: brandMark,
  squareLogo: brandMark,
})
export type Theme = z.infer<typeof theme>
