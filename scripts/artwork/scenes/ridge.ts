import { lighten, mix } from './colour.ts'
import type { Material } from './mood.ts'
import { creasedNoise, layeredNoise, smoothNoise } from './noise.ts'
import { add, at, colourOf, fadeDown, fill, height, line, nameIn, type Point, type Sheet, shape, width } from './sheet.ts'

export type Envelope = (share: number) => number
export type Ridge = { points: Point[]; base: number; colour: string }

export const flat: Envelope = () => 1
export const peak =
  (centre: number, spread: number): Envelope =>
  (share) =>
    Math.exp(-(((share - centre) / spread) ** 2))
/** Low in the middle, rising to both sides. */
export const valley =
  (centre: number, spread: number): Envelope =>
  (share) =>
    Math.min(1, (Math.abs(share - centre) / spread) ** 1.3)
export const leftward =
  (end: number): Envelope =>
  (share) =>
    Math.max(0, 1 - share / end) ** 0.8
export const rightward =
  (start: number): Envelope =>
  (share) =>
    Math.max(0, (share - start) / (1 - start)) ** 0.8
export const either =
  (...parts: Envelope[]): Envelope =>
  (share) =>
    Math.max(...parts.map((part) => part(share)))

export type RidgeShape = {
  y: number
  rise: number
  envelope?: Envelope
  /** Pixels from one summit to the next. */
  stride?: number
  rough?: number
  octaves?: number
  creased?: boolean
  /** How much of the rise is noise; the rest follows the envelope. */
  relief?: number
  step?: number
}

function ridgePoints(
  sheet: Sheet,
  { y, rise, envelope = flat, stride = 420, rough = 0.48, octaves = 5, creased = false, relief = 0.65, step = 8 }: RidgeShape,
): Point[] {
  const noise = (creased ? creasedNoise : layeredNoise)(sheet.random, octaves, rough)
  const start = sheet.random.between(0, 200)
  const points: Point[] = []
  for (let x = -step * 3; x <= width + step * 3; x += step) {
    const stretched = (noise(start + x / stride) - 0.5) * 1.5 + 0.5
    points.push([x, y - rise * envelope(x / width) * (1 - relief + relief * stretched)])
  }
  return points
}

export type RidgeLook = {
  depth: number
  material: Material | `#${string}` /** Share of haze at the foot. */
  foot?: number
  until?: number
}

export function ridge(sheet: Sheet, form: RidgeShape, { depth, material, foot = 0.35, until = height }: RidgeLook): Ridge {
  const points = ridgePoints(sheet, form)
  const colour = colourOf(sheet, material, depth)
  const top = Math.min(...points.map(([, y]) => y))
  const bottom = Math.max(form.y, top + 60)
  const paint = fadeDown(sheet, top, bottom, [
    [0, colour],
    [0.35, colour],
    [1, mix(colour, sheet.mood.haze, foot)],
  ])
  add(sheet, fill(`${line(points)}L${width + 30} ${until}L-30 ${until}Z`, paint))
  return { points, base: form.y, colour }
}

function summits(points: readonly Point[], reach: number): number[] {
  return points.flatMap(([, y], index) => {
    const around = points.slice(Math.max(0, index - reach), index + reach + 1)
    return around.every(([, other]) => other >= y) && Math.max(...around.map(([, other]) => other)) - y > 14 ? [index] : []
  })
}

/** The side of every summit that lies away from the light, and a few grooves such as a woodcut has. */
export function shadeSides(
  sheet: Sheet,
  made: Ridge,
  {
    side,
    colour = sheet.mood.shade,
    opacity = 0.35,
    reach = 7,
    length = 0.85,
    grooves = 46,
  }: { side: 'left' | 'right'; colour?: string; opacity?: number; reach?: number; length?: number; grooves?: number },
) {
  const { points, base } = made
  const { random } = sheet
  const way = side === 'right' ? 1 : -1
  const top = Math.min(...points.map(([, y]) => y))
  let d = ''
  const peaks = [
    ...summits(points, reach * 4).map((index) => ({ index, slack: Math.max(34, (base - (points[index] as Point)[1]) * 0.24) })),
    ...summits(points, reach).map((index) => ({ index, slack: 3 })),
  ]
  for (const { index, slack } of peaks) {
    const summit = points[index] as Point
    let end = index
    let lowest = summit[1]
    while (points[end + way] !== undefined && (points[end + way] as Point)[1] >= lowest - slack) {
      end += way
      lowest = Math.max(lowest, (points[end] as Point)[1])
    }
    const along = Array.from({ length: Math.abs(end - index) + 1 }, (_, step) => points[index + step * way] as Point)
    const last = along.at(-1) as Point
    const across = Math.abs(last[0] - summit[0])
    const drop = Math.min((base - summit[1]) * length * random.between(0.55, 1), across * 3)
    if (across < 36 || drop < 30) continue
    const foot: Point = [summit[0] + way * across * random.between(0.45, 0.8), summit[1] + drop]
    const jagged = (from: Point, to: Point, swing: number) => {
      const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 30))
      return Array.from({ length: count - 1 }, (_, step): Point => {
        const share = (step + 1) / count
        return [
          from[0] + (to[0] - from[0]) * share + (step % 2 === 0 ? 1 : -1) * swing * random.between(0.3, 1) * Math.sin(Math.PI * share),
          from[1] + (to[1] - from[1]) * share + random.between(-6, 6),
        ]
      })
    }
    d += shape([
      ...along,
      ...(foot[1] > last[1] + 30 ? jagged(last, foot, 12) : []),
      foot,
      ...jagged(summit, foot, Math.min(24, across * 0.3)).reverse(),
    ])
  }
  const clip = nameIn(sheet, 'ridge')
  sheet.defs.push(`<clipPath id="${clip}"><path d="${line(points)}L${width + 30} ${height}L-30 ${height}Z"/></clipPath>`)
  if (d !== '')
    add(
      sheet,
      `<g clip-path="url(#${clip})">`,
      fill(
        d,
        fadeDown(sheet, top, base, [
          [0, colour, opacity * 0.85],
          [0.5, colour, opacity * 0.65],
          [1, colour, opacity * 0.1],
        ]),
      ),
      '</g>',
    )
  carve(sheet, made, grooves, opacity * 0.55)
}

/** Slivers that run down with the slope. */
export function carve(sheet: Sheet, { points, base }: Ridge, count: number, opacity: number, colour = sheet.mood.shade) {
  const { random } = sheet
  let [dark, bright] = ['', '']
  for (let groove = 0; groove < count; groove++) {
    const index = 4 + Math.floor(random.next() * (points.length - 8))
    const [x, y] = points[index] as Point
    const room = base - y
    if (room < 50) continue
    const slope =
      ((points[index + 4] as Point)[1] - (points[index - 4] as Point)[1]) /
      ((points[index + 4] as Point)[0] - (points[index - 4] as Point)[0])
    const start = y + room * random.between(0.08, 0.55)
    const long = room * random.between(0.1, 0.26)
    const drift = Math.sign(slope) * Math.min(0.55, Math.abs(slope)) * long
    const thick = random.between(3, 8)
    const sliver = `M${at(x)} ${at(start)}q${at(drift * 0.5 + thick)} ${at(long * 0.4)} ${at(drift)} ${at(long)}q${at(-drift * 0.6 - thick * 0.3)} ${at(-long * 0.5)} ${at(-drift)} ${at(-long)}Z`
    if (random.chance(0.55)) dark += sliver
    else bright += sliver
  }
  add(
    sheet,
    fill(dark, colour, Math.round(opacity * 100) / 100),
    fill(bright, lighten(sheet.mood.haze, 0.4), Math.round(opacity * 80) / 100),
  )
}

/** Snow above a line, running down in tongues. */
export function snowCaps(
  sheet: Sheet,
  { points }: Ridge,
  { above, depth = 0.2, tongue = 0.8 }: { above: number; depth?: number; tongue?: number },
) {
  const noise = smoothNoise(sheet.random)
  const fine = smoothNoise(sheet.random)
  const colour = lighten(colourOf(sheet, 'snow', depth), sheet.mood.night ? 0.12 : 0.25)
  let d = ''
  let run: Point[] = []
  const close = () => {
    if (run.length > 2) {
      const lower = run.map(
        ([x, y]): Point => [
          x,
          y + Math.min(above - y, 90 + (above - y) * 0.3) * (0.14 + tongue * (0.6 * noise(x / 52) + 0.4 * fine(x / 17))),
        ],
      )
      d += shape([...run, ...lower.reverse()])
    }
    run = []
  }
  for (const point of points) {
    if (point[1] < above) run.push(point)
    else close()
  }
  close()
  if (d !== '') add(sheet, fill(d, colour, 0.95))
}

export function heightAt({ points }: Ridge, x: number): number {
  const index = points.findIndex(([px]) => px >= x)
  const [after, before] = [points[Math.max(0, index)] as Point, points[Math.max(0, index - 1)] as Point]
  const share = after[0] === before[0] ? 0 : (x - before[0]) / (after[0] - before[0])
  return before[1] + (after[1] - before[1]) * share
}
