import type { Point } from './topology.ts'

export type Box = { left: number; top: number; right: number; bottom: number }

export function area(ring: readonly Point[]): number {
  return (
    Math.abs(
      ring.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = ring[(index + 1) % ring.length] as Point
        return sum + x * nextY - nextX * y
      }, 0),
    ) / 2
  )
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Douglas and Peucker: whole arcs at a time, so that neighbours keep one border. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0]
  const last = line.at(-1)
  if (first === undefined || last === undefined || line.length < 3) return [...line]
  let farthest = 0
  let most = 0
  for (let index = 1; index < line.length - 1; index++) {
    const away = distance(line[index] as Point, first, last)
    if (away > most) [farthest, most] = [index, away]
  }
  if (most <= tolerance) return [first, last]
  return [...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplify(line.slice(farthest), tolerance)]
}

/** Sutherland and Hodgman against the four sides. */
export function clipRing(ring: readonly Point[], box: Box): Point[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, box.left, 1],
    [0, box.right, -1],
    [1, box.top, 1],
    [1, box.bottom, -1],
  ]
  return sides.reduce<Point[]>(
    (points, [axis, limit, sign]) => {
      const inside = (point: Point) => (point[axis] - limit) * sign >= 0
      return points.flatMap((point, index) => {
        const before = points.at(index - 1) as Point
        const kept: Point[] = []
        if (inside(point) !== inside(before)) {
          const share = (limit - before[axis]) / (point[axis] - before[axis])
          kept.push([before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])])
        }
        if (inside(point)) kept.push(point)
        return kept
      })
    },
    [...ring],
  )
}

/** Liang and Barsky: the share of a step that lies within the box. */
function within([ax, ay]: Point, [bx, by]: Point, box: Box): [from: number, to: number] | undefined {
  let [from, to] = [0, 1]
  const sides = [
    [ax - bx, ax - box.left],
    [bx - ax, box.right - ax],
    [ay - by, ay - box.top],
    [by - ay, box.bottom - ay],
  ] as const
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return undefined
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  return from < to ? [from, to] : undefined
}

export function clipLine(line: readonly Point[], box: Box): Point[][] {
  const runs: Point[][] = []
  line.slice(1).forEach((end, index) => {
    const start = line[index] as Point
    const share = within(start, end, box)
    if (share === undefined) return
    const at = (part: number): Point => [start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])]
    const run = runs.at(-1)
    if (run !== undefined && share[0] === 0 && run.at(-1) === start) run.push(share[1] === 1 ? end : at(share[1]))
    else runs.push([at(share[0]), share[1] === 1 ? end : at(share[1])])
  })
  return runs
}

/** A ring that jumps from 180° E to 180° W goes on past the edge instead. */
export function unroll(ring: readonly Point[], width: number): Point[] {
  let turns = 0
  return ring.map(([x, y], index) => {
    const step = x - (ring[index - 1]?.[0] ?? x)
    if (step > width / 2) turns--
    if (step < -width / 2) turns++
    return [x + turns * width, y]
  })
}

export function pathOf(points: readonly Point[], close: boolean): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const [start, ...rest] = whole.filter(
    (point, index) => index === 0 || point[0] !== whole[index - 1]?.[0] || point[1] !== whole[index - 1]?.[1],
  )
  if (start === undefined || rest.length < (close ? 2 : 1)) return ''
  let [x, y] = start
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${start[0]} ${start[1]}l${steps.join(' ').replaceAll(' -', '-')}${close ? 'z' : ''}`
}
