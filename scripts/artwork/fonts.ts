import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { families, localFonts } from './fonts/families.ts'
import { fallbackFor } from './fonts/metrics.ts'
import { narrow } from './fonts/subset.ts'
import { empty, hashOf, write } from './generated.ts'

const require = createRequire(import.meta.url)
const quoted = (text: string) => `'${text}'`

empty('public/assets/fonts')
const entries: string[] = []
for (const { key, family, source, file, kept, fallback, setAt } of families) {
  const folder = dirname(require.resolve(`@fontsource-variable/${source}/package.json`))
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const subset = async (name: 'latin' | 'latin-ext') => {
    const whole = readFileSync(join(folder, `files/${source}-${name}-${file}-normal.woff2`))
    const bytes = kept ? await narrow(whole, ranges[name] ?? '', kept) : whole
    const url = `/assets/fonts/${source}-${name}-${hashOf(bytes)}.woff2`
    write(`public${url}`, bytes)
    console.log(`${family} ${name}: ${(bytes.length / 1024).toFixed(1)} kB`)
    const entry = `{
    url: '${url}',
    unicodeRange:
      '${ranges[name]}',
  }`
    return { bytes, entry }
  }
  write(`public/assets/fonts/${source}-LICENSE.txt`, readFileSync(join(folder, 'LICENSE')))
  const [latin, latinExt] = [await subset('latin'), await subset('latin-ext')]
  const { local, averageWidth } = localFonts[fallback]
  const fit = await fallbackFor(latin.bytes, setAt, averageWidth)
  entries.push(`export const ${key}: ThemeFont = {
  family: '${family}',
  latin: ${latin.entry},
  latinExt: ${latinExt.entry},
  weightRange: '${fit.weightRange}',
  generic: '${fallback === 'serif' ? 'serif' : 'sans-serif'}',
  fallback: {
    local: [${local.map(quoted).join(', ')}],
    sizeAdjust: '${fit.sizeAdjust}',
    ascentOverride: '${fit.ascentOverride}',
    descentOverride: '${fit.descentOverride}',
    lineGapOverride: '${fit.lineGapOverride}',
  },
}
`)
}

write(
  'src/markets/themes/fonts.ts',
  `export type ThemeFont = {
  family: string
  latin: { url: string; unicodeRange: string }
  latinExt: { url: string; unicodeRange: string }
  weightRange: string
  generic: 'serif' | 'sans-serif'
  fallback: { local: readonly string[]; sizeAdjust: string; ascentOverride: string; descentOverride: string; lineGapOverride: string }
}

${entries.join('\n')}
/** What each brand sets its headings and its text in. */
export const brandFonts = {
  tidemark: { display: fraunces, text: sourceSans },
  nordlys: { display: schibstedGrotesk, text: figtree },
  noctua: { display: cormorant, text: instrumentSans },
} as const
`,
)
