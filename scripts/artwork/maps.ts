import { empty, hashOf, write } from './generated.ts'
import { regionMap } from './maps/region-map.ts'
import { regions } from './maps/regions.ts'
import { readWorld } from './maps/topology.ts'

const worlds = { '50m': readWorld('50m'), '110m': readWorld('110m') }
const maps = regions.map((region) => ({ name: region.name, svg: regionMap(region, worlds[region.resolution]) }))
const set = hashOf(...maps.map((map) => map.svg))

const boxOf = (svg: string): string => {
  const [x, y, width, height] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? []
  return `x: ${x}, y: ${y}, width: ${width}, height: ${height}`
}

empty('public/assets/maps')
for (const { name, svg } of maps) {
  write(`public/assets/maps/${set}/${name}.svg`, svg)
  console.log(name.padEnd(16), `${(svg.length / 1024).toFixed(1)} kB`)
}
write(
  'src/shared/geo/map-files.ts',
  [
    `export const mapSet = '${set}'`,
    '',
    `export const mapRegions = [\n${maps.map(({ name }) => `  '${name}',\n`).join('')}] as const`,
    '',
    'export type MapRegion = (typeof mapRegions)[number]',
    '',
    '/** What each file shows, in map units. */',
    'export const mapBoxes: Readonly<Record<MapRegion, { x: number; y: number; width: number; height: number }>> = {',
    ...maps.map(({ name, svg }) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: { ${boxOf(svg)} },`),
    '}',
    '',
  ].join('\n'),
)
