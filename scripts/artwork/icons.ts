import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { empty, hashOf, write } from './generated.ts'
import { iconAliases, iconNames } from './icons/names.ts'

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
const unknown = [...iconNames, ...Object.values(iconAliases)].filter((name) => !existsSync(join(folder, `${name}.svg`)))
if (unknown.length > 0) throw new Error(`lucide-static draws no ${unknown.join(', ')}`)

const shapes = (name: string) => {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8')
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>')
}
const drawn = [...iconNames.map((name) => [name, name] as const), ...Object.entries(iconAliases)].sort(([a], [b]) => (a < b ? -1 : 1))
const symbols = drawn.map(
  ([name, source]) =>
    `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shapes(source)}</symbol>`,
)
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
const set = hashOf(sprite)

empty('public/assets/icons')
write(`public/assets/icons/${set}.svg`, sprite)
write('public/assets/icons/LICENSE.txt', readFileSync(join(folder, '../LICENSE'), 'utf8'))
write(
  'src/shared/artwork/icon-names.ts',
  [
    `export const iconSprite = '/assets/icons/${set}.svg'`,
    '',
    `export const iconNames = [\n${drawn.map(([name]) => `  '${name}',`).join('\n')}\n] as const`,
    '',
    'export type IconName = (typeof iconNames)[number]',
    '',
    'const known: ReadonlySet<string> = /* @__PURE__ */ new Set(iconNames)',
    '',
    'export const isIconName = (name: string): name is IconName => known.has(name)',
    '',
  ].join('\n'),
)
console.log(`${drawn.length} icons, ${(sprite.length / 1024).toFixed(1)} kB`)
