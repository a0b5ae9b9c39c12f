import { lighten, mix } from './colour.ts'
import { add, at, box, disc, fadeDown, fill, glow, height, line, type Point, type Sheet, type Stop, stroke, width } from './sheet.ts'

export function sky(sheet: Sheet, horizon = 820) {
  const { sky: colours } = sheet.mood
  const stops = colours.map((colour, index): Stop => [index / (colours.length - 1), colour])
  add(sheet, box(0, 0, width, height, fadeDown(sheet, 0, horizon, stops)))
  if (sheet.mood.night) stars(sheet, 190, horizon * 0.75)
}

export function stars(sheet: Sheet, count: number, bottom: number) {
  const { random } = sheet
  for (let star = 0; star < count; star++) {
    const y = bottom * random.next() ** 1.4
    add(
      sheet,
      disc(
        random.between(0, width),
        y,
        random.between(0.8, random.chance(0.1) ? 3 : 2),
        '#fff9e6',
        Math.round(random.between(0.35, 0.95) * 100) / 100,
      ),
    )
  }
}

export function sun(sheet: Sheet, [x, y]: Point, radius = 70, reach = 7) {
  const { sun: colour } = sheet.mood
  const strength = sheet.mood.night ? 0.35 : 0.75
  add(
    sheet,
    disc(
      x,
      y,
      radius * reach,
      glow(sheet, [x, y], radius * reach, [
        [0, colour, strength],
        [0.12, colour, strength * 0.62],
        [0.28, colour, strength * 0.33],
        [0.5, colour, strength * 0.13],
        [0.75, colour, strength * 0.035],
        [1, colour, 0],
      ]),
    ),
    disc(x, y, radius, lighten(colour, 0.2)),
  )
}

export function moon(sheet: Sheet, [x, y]: Point, radius = 46) {
  const colour = sheet.mood.sun
  add(
    sheet,
    disc(
      x,
      y,
      radius * 8,
      glow(sheet, [x, y], radius * 8, [
        [0, colour, 0.3],
        [0.2, colour, 0.15],
        [0.45, colour, 0.06],
        [0.75, colour, 0.015],
        [1, colour, 0],
      ]),
    ),
    disc(x, y, radius, colour),
    disc(x - radius * 0.28, y - radius * 0.2, radius * 0.22, mix(colour, sheet.mood.haze, 0.3), 0.5),
    disc(x + radius * 0.3, y + radius * 0.25, radius * 0.3, mix(colour, sheet.mood.haze, 0.3), 0.4),
    disc(x + radius * 0.2, y - radius * 0.45, radius * 0.12, mix(colour, sheet.mood.haze, 0.3), 0.4),
  )
}

/** Drifts of cloud, one behind the other: a billowing upper edge over a base that dissolves. */
export function cloud(sheet: Sheet, [x, y]: Point, span: number, opacity = 0.9) {
  const { random, mood } = sheet
  const light = lighten(mood.sky.at(-1) ?? mood.haze, mood.night ? 0.05 : 0.6)
  for (const [shift, size, strength] of [
    [random.between(-0.22, 0.22), 1, 0.45],
    [random.between(-0.12, 0.12), 0.72, 1],
  ] as const) {
    const [reach, tall] = [span * size, span * size * 0.17]
    const left = x + shift * span - reach / 2
    const billows = Array.from({ length: 9 }, (_, billow) => {
      const centre = 0.1 + (0.8 * (billow + random.between(-0.3, 0.3))) / 8
      return { centre, radius: random.between(0.07, 0.15), lift: Math.sin(Math.PI * centre) ** 1.1 * random.between(0.45, 1) }
    })
    const upper: Point[] = []
    for (let step = 0; step <= 120; step++) {
      const share = step / 120
      const rise = Math.max(
        0.02,
        ...billows.map(
          ({ centre, radius, lift }) =>
            lift * 0.75 +
            lift * 0.5 * Math.sqrt(Math.max(0, 1 - ((share - centre) / radius) ** 2)) -
            (Math.abs(share - centre) > radius ? 9 : 0),
        ),
      )
      upper.push([
        left + reach * share,
        y - (size === 1 ? tall * 0.12 : 0) - tall * Math.min(rise, Math.sqrt(Math.sin(Math.PI * share)) * 1.4),
      ])
    }
    const d = `${line(upper)}q${at(-reach * 0.2)} ${at(tall * 0.2)} ${at(-reach * 0.45)} ${at(tall * 0.1)}t${at(-reach * 0.55)} ${at(-tall * 0.1)}Z`
    const top = Math.min(...upper.map(([, upperY]) => upperY))
    add(
      sheet,
      fill(
        d,
        fadeDown(sheet, top, y + tall * 0.15, [
          [0, light, opacity * strength],
          [0.45, light, opacity * strength * 0.7],
          [1, mix(light, mood.haze, 0.6), 0.04],
        ]),
      ),
    )
  }
}

export function clouds(sheet: Sheet, count: number, [top, bottom]: Point, opacity = 0.85) {
  const { random } = sheet
  for (let index = 0; index < count; index++) {
    const share = (index + random.between(0.2, 0.8)) / count
    cloud(
      sheet,
      [width * ((share * 1.618 + random.between(0, 0.25)) % 1), top + (bottom - top) * share],
      random.between(340, 720) * (1.3 - share * 0.5),
      opacity,
    )
  }
}

/** Long thin bands, as before rain or at evening. */
export function bands(sheet: Sheet, count: number, [top, bottom]: Point, colour: string, opacity = 0.4) {
  const { random } = sheet
  for (let index = 0; index < count; index++) {
    const y = top + ((bottom - top) * (index + random.next() * 0.8)) / count
    const x = random.between(-200, width - 200)
    const span = random.between(350, 1100)
    const thick = random.between(5, 20)
    const d = `M${at(x)} ${at(y)}c${at(span * 0.2)} ${at(-thick)} ${at(span * 0.35)} ${at(-thick * 0.4)} ${at(span * 0.5)} ${at(-thick * 0.7)}s${at(span * 0.35)} ${at(-thick * 0.3)} ${at(span * 0.5)} ${at(thick * 0.7)}c${at(-span * 0.3)} ${at(thick * 0.55)} ${at(-span * 0.7)} ${at(thick * 0.6)} ${at(-span)} 0Z`
    add(sheet, fill(d, colour, Math.round(random.between(0.5, 1) * opacity * 100) / 100))
  }
}

export function mist(sheet: Sheet, y: number, thickness: number, opacity = 0.6) {
  const { haze } = sheet.mood
  const colour = sheet.mood.night ? haze : lighten(haze, 0.25)
  add(
    sheet,
    box(
      0,
      y - thickness,
      width,
      thickness * 2,
      fadeDown(sheet, y - thickness, y + thickness, [
        [0, colour, 0],
        [0.5, colour, opacity],
        [1, colour, 0],
      ]),
    ),
  )
}

export function birds(sheet: Sheet, [x, y]: Point, count: number, size = 14) {
  const { random, mood } = sheet
  for (let bird = 0; bird < count; bird++) {
    const [left, top, span] = [
      x + random.between(-1, 1) * size * 9,
      y + random.between(-1, 1) * size * 3.4,
      size * random.between(0.6, 1.1),
    ]
    const d = `M${at(left - span)} ${at(top - span * 0.3)}q${at(span * 0.6)} ${at(-span * 0.25)} ${at(span)} ${at(span * 0.35)}q${at(span * 0.4)} ${at(-span * 0.6)} ${at(span)} ${at(-span * 0.35)}`
    add(sheet, stroke(d, mood.shade, size * 0.17, 0.75))
  }
}
