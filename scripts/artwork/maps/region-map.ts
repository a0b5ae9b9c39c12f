import { project, worldWidth } from '../../../src/shared/geo/projection.ts'
import { area, type Box, clipLine, clipRing, pathOf, simplify, unroll } from './outline.ts'
import type { Region } from './regions.ts'
import { borderArcs, type Country, type Point, ringOf, type World } from './topology.ts'

const leftOut = new Set(['Antarctica'])

function countryPath(country: Country, arcs: World['arcs'], box: Box, speck: number): string {
  return country.polygons
    .flatMap((polygon) => {
      const rings = polygon.map((indices) => unroll(ringOf(indices, arcs), worldWidth))
      return [0, -worldWidth, worldWidth].flatMap((shift) => {
        const [outer, ...holes] = rings.map((ring) =>
          clipRing(
            ring.map(([x, y]): Point => [x + shift, y]),
            box,
          ),
        )
        return outer === undefined || area(outer) < speck ? [] : [outer, ...holes.filter((hole) => area(hole) >= speck)]
      })
    })
    .map((ring) => pathOf(ring, true))
    .join('')
}

export function regionMap(region: Region, world: World): string {
  const northWest = project({ lat: region.north, lon: region.west })
  const southEast = project({ lat: region.south, lon: region.east })
  const box: Box = { left: northWest.x, top: northWest.y, right: southEast.x, bottom: southEast.y }
  const arcs = world.arcs.map((arc) => simplify(arc, region.tolerance))
  const shown = world.countries.filter((country) => !leftOut.has(country.name))
  const land = shown.flatMap((country) => {
    const path = countryPath(country, arcs, box, region.speck)
    const id = country.id === '' ? '' : ` id="n${country.id}"`
    return path === '' ? [] : [`<path${id} vector-effect="non-scaling-stroke" d="${path}"/>`]
  })
  const borders = borderArcs(shown).flatMap((arc) => clipLine(arcs[arc] ?? [], box).map((line) => pathOf(line, false)))
  const view = [box.left, box.top, box.right - box.left, box.bottom - box.top].map(Math.round).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">`,
    `<g id="land" fill="currentColor" stroke="currentColor" stroke-width=".5" stroke-linejoin="round">${land.join('')}</g>`,
    `<path id="borders" fill="none" stroke="currentColor" stroke-linejoin="round" vector-effect="non-scaling-stroke" d="${borders.join('')}"/>`,
    '</svg>\n',
  ].join('\n')
}
