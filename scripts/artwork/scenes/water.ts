import { lighten, mix } from './colour.ts'
import type { Material } from './mood.ts'
import { smoothNoise } from './noise.ts'
import { add, at, box, colourOf, fadeDown, fill, height, nameIn, type Point, type Sheet, width } from './sheet.ts'

export const ripple = (x: number, y: number, span: number, thick: number) =>
  `M${at(x - span / 2)} ${at(y)}q${at(span / 2)} ${at(-thick)} ${at(span)} 0q${at(-span / 2)} ${at(thick)} ${at(-span)} 0Z`

export function ripples(sheet: Sheet, top: number, bottom: number, count: number, colour: string, opacity: number) {
  const { random } = sheet
  let d = ''
  for (let index = 0; index < count; index++) {
    const near = random.next() ** 0.8
    const y = top + 4 + (bottom - top) * near
    d += ripple(random.between(-60, width + 60), y, random.between(40, 130) * (0.4 + near * 2.2), 1 + near * 4.5)
  }
  add(sheet, fill(d, colour, opacity))
}

type WaterLook = {
  y: number
  material?: Material | `#${string}` /** Share of the mirrored land that shows. */
  mirror?: number
  ripple?: number
  until?: number
  near?: number
}

/** Everything drawn so far, mirrored at the waterline and tinted. */
export function water(sheet: Sheet, { y, material = 'water', mirror = 0.5, ripple: density = 1, until = height, near = -0.25 }: WaterLook) {
  const land = nameIn(sheet, 'land')
  const clip = nameIn(sheet, 'clip')
  const { mood } = sheet
  sheet.marks = [`<g id="${land}">${sheet.marks.join('')}</g>`]
  sheet.defs.push(`<clipPath id="${clip}"><rect x="-20" y="${at(y)}" width="${width + 40}" height="${at(until - y)}"/></clipPath>`)
  const far = mix(mood.sky.at(-1) ?? mood.haze, colourOf(sheet, material, 0.35), 0.5)
  const close = colourOf(sheet, material, near)
  add(
    sheet,
    `<g clip-path="url(#${clip})">`,
    box(0, y, width, until - y, far),
    mirror === 0 ? '' : `<use href="#${land}" transform="matrix(1 0 0 -1 0 ${at(2 * y)})"/>`,
    box(
      0,
      y,
      width,
      until - y,
      fadeDown(sheet, y, until, [
        [0, far, 1 - mirror],
        [0.45, mix(far, close, 0.5), 1 - mirror * 0.75],
        [1, close, 0.97],
      ]),
    ),
  )
  ripples(sheet, y, until, 70 * density, lighten(far, 0.3), 0.28)
  ripples(sheet, y + 40, until, 60 * density, mix(close, mood.shade, 0.4), 0.2)
  add(sheet, box(0, y, width, 3, lighten(far, 0.5), 0.55), '</g>')
}

/** The light of sun, moon or a window lying on the water. */
export function glitter(sheet: Sheet, x: number, top: number, bottom: number, spread = 120, opacity = 0.75) {
  const { random } = sheet
  const noise = smoothNoise(random)
  let d = ''
  for (let y = top + 3; y < bottom; y += 5 + (y - top) * 0.035) {
    const share = (y - top) / (bottom - top)
    const reach = spread * (0.25 + share * 0.9) * (0.5 + noise(y / 30))
    const parts = 1 + Math.floor(share * 3)
    for (let part = 0; part < parts; part++)
      d += ripple(x + random.between(-1, 1) * reach * 0.6, y, reach * random.between(0.5, 1.5), 2 + share * 6)
  }
  add(
    sheet,
    fill(
      d,
      fadeDown(sheet, top, bottom, [
        [0, sheet.mood.sun, opacity],
        [1, sheet.mood.sun, opacity * 0.15],
      ]),
    ),
  )
}

/** Surf along a shore line. */
export function surf(sheet: Sheet, shore: readonly Point[], rows = 3) {
  const { random } = sheet
  const white = lighten(sheet.mood.haze, 0.7)
  for (let row = 0; row < rows; row++) {
    const noise = smoothNoise(random)
    const upper = shore.map(([x, y]): Point => [x, y - row * 17 - noise(x / 90) * 14])
    const lower = shore.map(([x, y]): Point => [x, y - row * 17 + 3 + (noise(x / 90) * 0.4 + 0.1) * 10]).reverse()
    add(sheet, fill(`M${[...upper, ...lower].map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`, white, [0.9, 0.5, 0.28][row] ?? 0.2))
  }
}
