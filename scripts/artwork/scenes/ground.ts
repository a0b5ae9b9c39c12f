import { lighten, mix } from './colour.ts'
import { smoothNoise } from './noise.ts'
import { add, at, fadeDown, fill, height, line, type Point, type Sheet, width } from './sheet.ts'

/** A soft foreground that closes the picture; its edge is returned for whatever grows on it. */
export function foreground(
  sheet: Sheet,
  y: number,
  rise: number,
  colour: string,
  { lean = 0, stride = 700, darken = 0.3, until = height } = {},
): Point[] {
  const noise = smoothNoise(sheet.random)
  const start = sheet.random.between(0, 90)
  const points = Array.from({ length: 200 }, (_, index): Point => {
    const x = -30 + index * 10
    return [x, y - rise * noise(start + x / stride) - lean * (x / width - 0.5)]
  })
  const top = Math.min(...points.map(([, py]) => py))
  add(
    sheet,
    fill(
      `${line(points)}L${width + 30} ${until}L-30 ${until}Z`,
      fadeDown(sheet, top, height, [
        [0, lighten(colour, 0.06)],
        [1, mix(colour, sheet.mood.shade, darken)],
      ]),
    ),
  )
  contours(sheet, points, until)
  return points
}

/** Faint bands that follow the lie of the land. */
export function contours(sheet: Sheet, points: readonly Point[], until: number) {
  const { random, mood } = sheet
  for (let band = 1; band <= 5; band++) {
    const noise = smoothNoise(random)
    const phase = random.between(0, 60)
    const drop = 18 + band * band * 11
    const upper = points.filter((_, index) => index % 2 === 0).map(([x, y]): Point => [x, y + drop * (0.75 + 0.5 * noise(phase + x / 600))])
    if (Math.min(...upper.map(([, y]) => y)) > until) break
    const lower = upper.map(([x, y]): Point => [x, y + (3 + band * 5) * noise(phase + 40 + x / 330) ** 1.5]).reverse()
    add(
      sheet,
      fill(
        `${line(upper)}L${lower.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`,
        band % 2 === 0 ? mood.shade : lighten(mood.haze, 0.3),
        0.1,
      ),
    )
  }
}

/** A winding way that widens towards us. */
export function way(sheet: Sheet, [fromX, fromY]: Point, [toX, toY]: Point, widest: number, colour: string, sway = 160, narrow = 3) {
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= 30; step++) {
    const share = step / 30
    const near = share ** 1.7
    const x = fromX + (toX - fromX) * near + Math.sin(share * Math.PI * 2.4) * sway * share * (1 - share * 0.35)
    const y = fromY + (toY - fromY) * share ** 1.3
    const half = narrow / 2 + (widest / 2) * near ** 1.2
    left.push([x - half, y])
    right.push([x + half, y])
  }
  add(
    sheet,
    fill(
      `${line(left)}L${right
        .reverse()
        .map(([x, y]) => `${at(x)} ${at(y)}`)
        .join('L')}Z`,
      colour,
    ),
  )
}

export function rocks(sheet: Sheet, [left, right]: Point, [top, bottom]: Point, count: number, size: number, colour: string) {
  const { random, mood } = sheet
  const spots = Array.from({ length: count }, () => random.next()).sort((one, other) => one - other)
  for (const share of spots) {
    const [x, y] = [random.between(left, right), top + (bottom - top) * share]
    const w = size * random.between(0.5, 1.3) * (0.5 + share)
    const h = w * random.between(0.35, 0.6)
    add(
      sheet,
      fill(
        `M${at(x - w)} ${at(y)}L${at(x - w * 0.8)} ${at(y - h * 0.6)}L${at(x - w * 0.2)} ${at(y - h)}L${at(x + w * 0.5)} ${at(y - h * 0.75)}L${at(x + w)} ${at(y)}Z`,
        colour,
      ),
      fill(
        `M${at(x + w * 0.1)} ${at(y)}L${at(x - w * 0.05)} ${at(y - h * 0.6)}L${at(x + w * 0.5)} ${at(y - h * 0.75)}L${at(x + w)} ${at(y)}Z`,
        mood.shade,
        0.28,
      ),
    )
  }
}
