import { ferry, longboat, rowboat, sailboat } from '../boats.ts'
import { lighten, mix } from '../colour.ts'
import { foreground, rocks } from '../ground.ts'
import { smoothNoise } from '../noise.ts'
import { carve, type Envelope, either, heightAt, peak, ridge, shadeSides } from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, at, box, colourOf, fadeDown, fill, height, line, type Point, type Sheet, shape, width } from '../sheet.ts'
import { bands, birds, cloud, clouds, mist, moon, sky, sun } from '../sky.ts'
import { hillTown, house, lighthouse, tower } from '../town.ts'
import { foliage, grass, palm, specimens, woods } from '../trees.ts'
import { glitter, surf, water } from '../water.ts'

const isle = (
  sheet: Sheet,
  y: number,
  rise: number,
  centre: number,
  spread: number,
  depth: number,
  material: 'pine' | 'leaf' | 'olive' | 'rock' | 'limestone' | 'clay' | 'sand' | 'snow' | 'heather' = 'pine',
  octaves = 4,
) =>
  ridge(
    sheet,
    { y, rise, envelope: (share) => Math.max(0, 1 - ((share - centre) / spread) ** 2) ** 0.8, octaves, stride: 260, relief: 0.5 },
    { depth, material, foot: 0.25, until: y },
  )

/** A tower of limestone with a mane of green. */
function karst(sheet: Sheet, x: number, y: number, w: number, h: number, depth: number) {
  const { random, mood } = sheet
  const noise = smoothNoise(random)
  const points: Point[] = []
  for (let step = 0; step <= 30; step++) {
    const share = step / 30
    const round = Math.min(1, 1.25 * Math.sin(Math.PI * share) ** 0.42) * (0.74 + 0.3 * noise(share * 6))
    points.push([
      x - w / 2 + w * (share * 0.88 + 0.06 + (share < 0.5 ? -0.06 : 0.06) * (1 - round)),
      y - h * round * (share === 0 || share === 1 ? 0 : 1),
    ])
  }
  const face = colourOf(sheet, 'limestone', depth)
  add(
    sheet,
    fill(
      shape(points),
      fadeDown(sheet, y - h, y, [
        [0, face],
        [1, mix(face, mood.haze, 0.25)],
      ]),
    ),
  )
  carve(
    sheet,
    { points: points.slice(3, -3).map(([px, py]): Point => [px, py + 20]), base: y, colour: face },
    Math.round(w / 9),
    0.3 * (1 - depth),
  )
  const green = colourOf(sheet, 'leaf', depth)
  const mane = points.slice(2, -2).map(([px, py], index): Point => [px, py + (y - py) * (0.14 + 0.42 * noise(40 + index * 0.9))])
  add(sheet, fill(shape([...points.slice(2, -2), ...mane.reverse()]), green))
  let dabs = ''
  for (const [px, py] of points.slice(2, -2)) dabs += `M${at(px - 9)} ${at(py + 3)}a9 8 0 0 1 18 0Z`
  add(sheet, fill(dabs, green))
  add(sheet, fill(shape([[x + w * 0.12, y], ...points.slice(18)]), mood.shade, 0.18 * (1 - depth * 0.6)))
  add(sheet, box(x - w * 0.46, y - 7, w * 0.92, 7, mood.shade, 0.3))
}

function lagoonBeach(sheet: Sheet, y: number, lean = 160) {
  const shore = Array.from(
    { length: 130 },
    (_, index): Point => [-30 + index * 16, y - lean * ((index * 16) / width - 0.5) - 60 * Math.sin((Math.PI * index) / 130)],
  )
  const sand = lighten(colourOf(sheet, '#f0ddb4', 0.02), 0.1)
  add(
    sheet,
    fill(
      `${line(shore.map(([x, py]): Point => [x, py - 34]))}L${width + 60} ${height}L-40 ${height}Z`,
      mix(sand, colourOf(sheet, 'lagoon', 0), 0.45),
      0.7,
    ),
  )
  add(
    sheet,
    fill(
      `${line(shore)}L${width + 60} ${height}L-40 ${height}Z`,
      fadeDown(sheet, y - 120, height, [
        [0, sand],
        [1, mix(sand, sheet.mood.shade, 0.16)],
      ]),
    ),
  )
  surf(sheet, shore, 2)
  return shore
}

function bungalow(sheet: Sheet, x: number, y: number, w: number) {
  const thatch = colourOf(sheet, '#b58a52', 0.02)
  for (const leg of [0.08, 0.36, 0.64, 0.9]) add(sheet, box(x + w * leg, y - w * 0.28, 4, w * 0.28, sheet.mood.shade, 0.6))
  add(
    sheet,
    box(x - w * 0.1, y - w * 0.3, w * 1.2, w * 0.05, colourOf(sheet, 'earth', 0)),
    box(x + w * 0.06, y - w * 0.56, w * 0.86, w * 0.27, colourOf(sheet, '#c79a68', 0)),
    box(x + w * 0.2, y - w * 0.5, w * 0.16, w * 0.2, sheet.mood.shade, 0.5),
    box(x + w * 0.6, y - w * 0.5, w * 0.2, w * 0.12, sheet.mood.shade, 0.4),
  )
  add(
    sheet,
    fill(
      shape([
        [x - w * 0.1, y - w * 0.54],
        [x + w * 0.3, y - w * 0.94],
        [x + w * 0.68, y - w * 0.94],
        [x + w * 1.08, y - w * 0.54],
      ]),
      thatch,
    ),
    fill(
      shape([
        [x + w * 0.5, y - w * 0.94],
        [x + w * 0.68, y - w * 0.94],
        [x + w * 1.08, y - w * 0.54],
        [x + w * 0.6, y - w * 0.54],
      ]),
      sheet.mood.shade,
      0.16,
    ),
  )
}

const cone = (
  sheet: Sheet,
  y: number,
  rise: number,
  centre: number,
  spread: number,
  depth: number,
  material: 'rock' | 'slate' | 'pine' | 'leaf' = 'rock',
) => {
  const envelope: Envelope = (share) => Math.min(0.93, Math.exp(-((Math.abs(share - centre) / spread) ** 1.25) * 1.5) * 1.02)
  const made = ridge(sheet, { y, rise, envelope, relief: 0.12, octaves: 5, stride: 160 }, { depth, material, foot: 0.5 })
  const top = made.points.reduce((best, point) => (point[1] < best[1] ? point : best))
  const flank = made.points.filter(([x, py]) => x >= top[0] && py < y - 12)
  add(
    sheet,
    fill(
      shape([
        top,
        ...flank,
        [(flank.at(-1)?.[0] ?? top[0]) * 0.7 + top[0] * 0.3, y],
        [top[0] + 90, y],
        [top[0] + 60, y - rise * 0.3],
        [top[0] + 14, y - rise * 0.45],
        [top[0] + 30, y - rise * 0.7],
      ]),
      fadeDown(sheet, top[1], y, [
        [0, sheet.mood.shade, 0.34],
        [1, sheet.mood.shade, 0],
      ]),
    ),
  )
  carve(sheet, made, 50, 0.14)
  return made
}

export const islands: readonly Scene[] = [
  [
    'tropic',
    (s) => {
      sky(s, 720)
      clouds(s, 5, [160, 460])
      isle(s, 720, 180, 0.68, 0.2, 0.5, 'leaf')
      isle(s, 722, 110, 0.3, 0.12, 0.6, 'leaf')
      water(s, { y: 716, mirror: 0.25, material: 'lagoon', near: 0.02 })
      sailboat(s, 860, 790, 110)
      lagoonBeach(s, 1060)
      for (const [x, base, tall, lean] of [
        [1420, 1080, 560, -0.2],
        [1530, 1090, 440, 0.12],
        [1640, 1110, 620, -0.1],
      ] as const)
        palm(s, [x, base], tall, lean, colourOf(s, 'pine', -0.1))
      longboat(s, 640, 1046, 250, '#8a4a34', '#f2e3c0')
      foliage(s, [1830, 1150], [200, 50], 90, 20, colourOf(s, 'pine', -0.15))
    },
  ],
  [
    'mist',
    (s) => {
      sky(s, 760)
      for (const [x, w, h] of [
        [260, 170, 230],
        [620, 140, 190],
        [1130, 190, 260],
        [1560, 150, 210],
        [1800, 160, 250],
      ] as const)
        karst(s, x, 828, w, h, 0.74)
      mist(s, 800, 70, 0.85)
      for (const [x, w, h] of [
        [440, 230, 380],
        [1380, 260, 430],
      ] as const)
        karst(s, x, 828, w, h, 0.46)
      mist(s, 826, 50, 0.5)
      karst(s, 860, 828, 280, 500, 0.2)
      karst(s, 1690, 828, 330, 560, 0.1)
      karst(s, 120, 828, 300, 430, 0.08)
      water(s, { y: 826, mirror: 0.6, material: '#4f8a86' })
      longboat(s, 1120, 985, 300, '#5d3a2c')
      for (const [dx, tall] of [
        [-70, 160],
        [20, 200],
      ] as const)
        add(
          s,
          fill(`M${1120 + dx} ${960 - tall}q70 40 62 ${tall - 26}h-62Z`, colourOf(s, '#b5543a', 0.05)),
          box(1118 + dx, 960 - tall, 4, tall, s.mood.shade),
        )
    },
  ],
  [
    'noon',
    (s) => {
      sky(s, 720)
      clouds(s, 3, [140, 330])
      isle(s, 712, 120, 0.24, 0.2, 0.6, 'rock')
      isle(s, 714, 170, 0.82, 0.26, 0.5, 'rock')
      water(s, { y: 708, mirror: 0.3, material: '#1576a8', near: -0.05 })
      isle(s, 960, 430, 0.46, 0.42, 0.1, 'limestone')
      hillTown(s, {
        centre: 880,
        base: 930,
        span: 1020,
        rise: 330,
        rows: 6,
        widths: [58, 104],
        heights: [56, 96],
        walls: ['#fffaf0', '#f6efe2', '#fdf6ea'],
        roofs: ['#e9dfce', '#f2e8d8'],
        styles: ['flat'],
        depth: 0,
      })
      for (const [x, base, w] of [
        [880, 640, 110],
        [640, 800, 84],
        [1120, 810, 90],
      ] as const)
        tower(s, { x, base, w, h: w * 0.62, wall: '#fffaf0', roof: '#2d6cb0', top: 'dome' })
      specimens(
        s,
        [
          [500, 930, 150],
          [1290, 930, 170],
          [1340, 940, 120],
        ],
        'cypress',
        colourOf(s, 'pine', 0),
      )
      add(s, box(0, 940, width, 30, colourOf(s, 'limestone', 0)))
      water(s, { y: 968, mirror: 0.4, material: '#1576a8', near: -0.1 })
      rowboat(s, 700, 1050, 120, '#2d6cb0')
      rowboat(s, 1180, 1100, 150, '#d98e3f')
    },
  ],
  [
    'lilac',
    (s) => {
      sky(s, 740)
      sun(s, [760, 600], 64)
      bands(s, 6, [180, 560], '#ffe9d8', 0.45)
      for (const [y, rise, centre, spread, depth] of [
        [742, 110, 0.12, 0.16, 0.72],
        [742, 170, 0.9, 0.2, 0.66],
        [742, 190, 0.5, 0.14, 0.5],
        [742, 210, 0.72, 0.18, 0.34],
        [742, 130, 0.24, 0.16, 0.24],
      ] as const)
        isle(s, y, rise, centre, spread, depth)
      water(s, { y: 740, mirror: 0.5, material: '#6470a8' })
      glitter(s, 760, 744, 1120, 110)
      for (const [y, rise, centre, spread] of [
        [870, 90, 0.86, 0.2],
        [930, 70, 0.06, 0.2],
      ] as const) {
        const made = isle(s, y, rise, centre, spread, 0)
        woods(
          s,
          { along: made.points.filter(([, top]) => top < y - 6), tall: [34, 70], gap: 18 },
          { rows: 1, drop: 0, colour: colourOf(s, 'pine', -0.12) },
        )
      }
      sailboat(s, 1060, 900, 170, '#fff1e0')
      sailboat(s, 1230, 812, 80, '#f3c9b4')
    },
  ],
  [
    'winter',
    (s) => {
      sky(s, 720)
      clouds(s, 3, [120, 320], 0.6)
      for (const [y, rise, centre, spread, depth] of [
        [716, 60, 0.2, 0.2, 0.6],
        [720, 70, 0.74, 0.24, 0.5],
      ] as const)
        isle(s, y, rise, centre, spread, depth, 'rock', 3)
      water(s, { y: 716, mirror: 0.4, material: '#3f7b9c' })
      const skerry = isle(s, 870, 110, 0.46, 0.34, 0.08, 'rock', 3)
      for (const [x, w, wall] of [
        [660, 120, '#a8402f'],
        [830, 150, '#b5523a'],
        [1020, 110, '#f2e7cf'],
        [1150, 90, '#a8402f'],
      ] as const)
        house(s, { x, base: heightAt(skerry, x + w / 2) + 16, w, h: w * 0.5, wall, roof: '#4b4f58', roofHeight: w * 0.4, windows: [3, 1] })
      lighthouse(s, 1290, heightAt(skerry, 1290) + 12, 210)
      specimens(
        s,
        [
          [600, heightAt(skerry, 600) + 8, 120],
          [790, heightAt(skerry, 790) + 8, 150],
          [1000, heightAt(skerry, 1000) + 8, 110],
        ],
        'conifer',
        colourOf(s, 'pine', 0.02),
      )
      add(s, box(560, 868, 180, 8, colourOf(s, 'earth', 0)), ...[570, 640, 710].map((x) => box(x, 868, 6, 40, s.mood.shade, 0.7)))
      rowboat(s, 620, 930, 100, '#f0e3c3')
      rocks(s, [200, 1760], [900, 1020], 7, 50, colourOf(s, 'rock', 0))
      foreground(s, 1240, 70, colourOf(s, 'rock', -0.1), { lean: 80 })
    },
  ],
  [
    'sunset',
    (s) => {
      sky(s, 760)
      sun(s, [620, 640], 78)
      bands(s, 7, [180, 620], '#fcc4a0', 0.35)
      cone(s, 770, 430, 0.62, 0.24, 0.4)
      add(s, fill('M1176 352q-30 -60 20 -110t0 -120q70 40 40 110t30 120Z', lighten(s.mood.haze, 0.3), 0.35))
      water(s, { y: 760, mirror: 0.6, material: '#5b4a80' })
      glitter(s, 620, 764, 1160, 120)
      for (const [x, base, tall, lean] of [
        [180, 1270, 760, 0.16],
        [90, 1290, 560, -0.06],
        [1800, 1290, 640, -0.14],
      ] as const)
        palm(s, [x, base], tall, lean, s.mood.shade)
      longboat(s, 960, 960, 280, '#2b1d33')
      foreground(s, 1260, 60, s.mood.shade)
    },
  ],
  [
    'afternoon',
    (s) => {
      sky(s, 720)
      cloud(s, [1180, 330], 620)
      cloud(s, [420, 300], 380)
      cone(s, 730, 400, 0.6, 0.17, 0.5, 'leaf')
      water(s, { y: 724, mirror: 0.3, material: 'lagoon', near: 0.08 })
      add(s, fill('M-10 900Q600 850 1100 880T1940 850V930Q1300 960 900 940T-10 980Z', lighten(colourOf(s, 'lagoon', 0.2), 0.3), 0.5))
      for (const [x, y, w] of [
        [560, 860, 110],
        [740, 872, 124],
        [940, 886, 140],
        [1170, 902, 156],
      ] as const)
        bungalow(s, x, y, w)
      add(s, fill('M440 838L1500 892L1920 900V916L1500 904L440 844Z', colourOf(s, 'earth', 0.05)))
      lagoonBeach(s, 1180, -190)
      palm(s, [330, 1210], 620, -0.12, colourOf(s, 'pine', -0.1))
      palm(s, [230, 1240], 480, 0.1, colourOf(s, 'pine', -0.15))
    },
  ],
  [
    'dawn',
    (s) => {
      sky(s, 740)
      sun(s, [1180, 560], 60)
      clouds(s, 3, [200, 420], 0.6)
      const range = ridge(
        s,
        { y: 740, rise: 440, envelope: either(peak(0.34, 0.16), peak(0.5, 0.1)), creased: true, stride: 260 },
        { depth: 0.5, material: 'leaf', foot: 0.5 },
      )
      shadeSides(s, range, { side: 'left', opacity: 0.26 })
      isle(s, 742, 120, 0.82, 0.2, 0.62, 'leaf')
      mist(s, 730, 50, 0.6)
      water(s, { y: 738, mirror: 0.5, material: '#4f8fa0' })
      glitter(s, 1180, 742, 1080, 90, 0.6)
      ferry(s, 900, 850, 330, '#2d6c8a')
      birds(s, [1130, 760], 6, 12)
      ridge(
        s,
        { y: 1280, rise: 150, envelope: (share) => Math.max(0, 1 - share / 0.4), octaves: 3 },
        { depth: -0.1, material: 'leaf', foot: 0 },
      )
      grass(
        s,
        [
          [0, 1150],
          [300, 1190],
          [700, 1270],
        ],
        50,
        8,
        colourOf(s, 'leaf', -0.25),
      )
    },
  ],
  [
    'blueHour',
    (s) => {
      sky(s, 760)
      moon(s, [1240, 300], 48)
      for (const [y, rise, centre, spread, depth] of [
        [730, 120, 0.16, 0.2, 0.5],
        [734, 200, 0.84, 0.24, 0.42],
        [740, 90, 0.5, 0.1, 0.46],
      ] as const)
        isle(s, y, rise, centre, spread, depth)
      water(s, { y: 736, mirror: 0.6, material: '#17325c' })
      glitter(s, 1240, 740, 1180, 120, 0.7)
      const near = isle(s, 880, 210, 0.3, 0.28, 0.02)
      hillTown(s, {
        centre: 590,
        base: 868,
        span: 620,
        rise: 110,
        rows: 3,
        widths: [40, 70],
        heights: [38, 62],
        walls: ['#e9dcc4', '#d9c6a8'],
        roofs: ['#8a4a40'],
        styles: ['side', 'gable'],
        pitch: 0.3,
        depth: 0,
        lit: 0.6,
      })
      lighthouse(s, 1000, heightAt(near, 1000) + 10, 130, { lit: true })
      for (const x of [420, 520, 640, 720]) glitter(s, x, 882, 1010, 26, 0.5)
      sailboat(s, 1180, 930, 150, '#cfd6e4')
    },
  ],
]
