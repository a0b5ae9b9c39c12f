import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { project } from '../../../src/shared/geo/projection.ts'

export type Point = readonly [number, number]
type Geometry =
  | { type: 'Polygon'; id?: string; properties: { name: string }; arcs: number[][] }
  | { type: 'MultiPolygon'; id?: string; properties: { name: string }; arcs: number[][][] }
type Topology = {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { countries: { geometries: Geometry[] } }
}
export type Country = { id: string; name: string; polygons: number[][][] }
export type World = { arcs: Point[][]; countries: Country[] }

export function readWorld(resolution: '50m' | '110m'): World {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${resolution}.json`)
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology
  const { scale, translate } = topology.transform
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Point => {
      x += dx
      y += dy
      const point = project({ lon: x * scale[0] + translate[0], lat: y * scale[1] + translate[1] })
      return [point.x, point.y]
    })
  })
  const countries = topology.objects.countries.geometries.map((geometry) => ({
    id: geometry.id ?? '',
    name: geometry.properties.name,
    polygons: geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs,
  }))
  return { arcs, countries }
}

export function ringOf(arcIndices: readonly number[], arcs: readonly Point[][]): Point[] {
  return arcIndices.flatMap((index) => {
    const arc = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? [])
    return arc.slice(0, -1)
  })
}

/** Arcs that two different countries share. */
export function borderArcs(countries: readonly Country[]): number[] {
  const owners = new Map<number, Set<string>>()
  for (const country of countries) {
    for (const index of country.polygons.flat(2)) {
      const arc = index < 0 ? ~index : index
      owners.set(arc, (owners.get(arc) ?? new Set()).add(country.name))
    }
  }
  return [...owners].filter(([, names]) => names.size > 1).map(([arc]) => arc)
}
