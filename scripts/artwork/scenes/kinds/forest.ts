import { rowboat } from '../boats.ts'
import { lighten, mix } from '../colour.ts'
import { foreground, rocks, way } from '../ground.ts'
import { either, flat, heightAt, leftward, peak, ridge, rightward, snowCaps, valley } from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, at, box, colourOf, fade, fadeDown, fill, height, type Point, type Sheet, shape, stroke, width } from '../sheet.ts'
import { birds, clouds, mist, moon, sky, sun } from '../sky.ts'
import { house } from '../town.ts'
import { birch, flowers, foliage, grass, plantInMist, specimens, woods } from '../trees.ts'
import { water } from '../water.ts'

type Leaf = 'pine' | 'leaf' | 'autumn' | 'rust' | 'olive'

function rowsOfPines(sheet: Sheet, from: number, to: number, rows: number, material: Leaf = 'pine', nearest = -0.3) {
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1)
    const y = from + (to - from) * share
    const depth = 0.74 + (nearest - 0.74) * share
    const made = ridge(sheet, { y, rise: 50 + 60 * share, octaves: 3, stride: 520 }, { depth, material, foot: 0.5 })
    plantInMist(
      sheet,
      { along: made.points, tall: [46 + 90 * share, 90 + 170 * share], gap: 14 + 26 * share, foot: y + 40, sink: 14 },
      colourOf(sheet, material, depth),
    )
    if (row < rows - 1) mist(sheet, y + 10, 46, 0.4)
  }
}

function trunks(sheet: Sheet, xs: readonly number[], base: number, thick: number, colour: string) {
  const { random } = sheet
  let d = ''
  for (const x of xs) {
    const w = thick * random.between(0.7, 1.25)
    const lean = random.between(-24, 24)
    const foot = base + random.between(-16, 22)
    d += `M${at(x - w * 0.78)} ${at(foot)}Q${at(x - w * 0.5)} ${at(foot - 60)} ${at(x - w * 0.46)} ${at(foot - 150)}L${at(x + lean - w * 0.34)} -20H${at(x + lean + w * 0.34)}L${at(x + w * 0.46)} ${at(foot - 150)}Q${at(x + w * 0.5)} ${at(foot - 60)} ${at(x + w * 0.8)} ${at(foot)}Z`
  }
  add(sheet, fill(d, colour))
  if (thick < 100) return
  let bark = ''
  for (const x of xs) {
    for (let groove = 0; groove < 15; groove++) {
      const gx = x + random.between(-0.3, 0.3) * thick
      const gy = random.between(-100, base - 160)
      const long = random.between(90, 340)
      bark += `M${at(gx)} ${at(gy)}q${at(random.between(4, 9))} ${at(long / 2)} ${at(random.between(-5, 5))} ${at(Math.min(long, base - 40 - gy))}q${at(-random.between(4, 8))} ${at(-long / 2)} 0 ${at(-Math.min(long, base - 40 - gy))}Z`
    }
  }
  add(sheet, fill(bark, sheet.mood.shade, 0.2))
}

function rays(sheet: Sheet, [x, y]: Point, count: number, opacity = 0.2) {
  for (let ray = 0; ray < count; ray++) {
    const end = -300 + (width + 300) * ((ray + sheet.random.between(0.1, 0.5)) / count)
    const w = sheet.random.between(50, 140)
    add(
      sheet,
      fill(
        shape([
          [x - 8, y],
          [x + 8, y],
          [end + w, height - 120],
          [end, height - 120],
        ]),
        fade(
          sheet,
          [x, y],
          [end, height - 150],
          [
            [0, sheet.mood.sun, opacity],
            [1, sheet.mood.sun, 0],
          ],
        ),
      ),
    )
  }
}

const spread = (from: number, to: number, count: number, jitter: (low: number, high: number) => number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count + jitter(-40, 40))

function cabin(sheet: Sheet, x: number, base: number, w: number, lit = sheet.mood.night === true) {
  house(sheet, {
    x,
    base,
    w,
    h: w * 0.42,
    wall: '#6d4a34',
    roof: '#3f3a3c',
    roofHeight: w * 0.42,
    windows: [3, 1],
    lit: lit ? 1 : 0,
    chimney: true,
  })
  for (let log = 1; log < 6; log++) add(sheet, box(x, base - (w * 0.42 * log) / 6, w, 1.5, sheet.mood.shade, 0.3))
}

function fern(sheet: Sheet, x: number, base: number, tall: number, colour: string) {
  let d = ''
  for (const angle of [-78, -50, -22, 4, 30, 56, 80]) {
    const turned = (angle * Math.PI) / 180
    const [endX, endY] = [x + Math.sin(turned) * tall, base - Math.cos(turned) * tall * 0.8 + Math.abs(Math.sin(turned)) * tall * 0.12]
    const [midX, midY] = [x + Math.sin(turned) * tall * 0.45, base - Math.cos(turned) * tall * 0.75]
    for (let leaf = 0; leaf < 9; leaf++) {
      const share = 0.2 + leaf * 0.09
      const [px, py] = [
        (1 - share) ** 2 * x + 2 * share * (1 - share) * midX + share ** 2 * endX,
        (1 - share) ** 2 * base + 2 * share * (1 - share) * midY + share ** 2 * endY,
      ]
      const long = tall * 0.17 * (1.1 - share)
      d += `M${at(px)} ${at(py)}q${at(long)} ${at(-long * 0.5)} ${at(long * 1.3)} ${at(long * 0.4)}q${at(-long * 0.6)} ${at(long * 0.1)} ${at(-long * 1.3)} ${at(-long * 0.4)}ZM${at(px)} ${at(py)}q${at(-long)} ${at(-long * 0.5)} ${at(-long * 1.3)} ${at(long * 0.4)}q${at(long * 0.6)} ${at(long * 0.1)} ${at(long * 1.3)} ${at(-long * 0.4)}Z`
    }
    add(sheet, stroke(`M${at(x)} ${at(base)}Q${at(midX)} ${at(midY)} ${at(endX)} ${at(endY)}`, colour, Math.max(1.5, tall * 0.014)))
  }
  add(sheet, fill(d, colour))
}

export const forest: readonly Scene[] = [
  [
    'mist',
    (s) => {
      sky(s, 760)
      sun(s, [1130, 320], 54)
      ridge(s, { y: 640, rise: 230, octaves: 4 }, { depth: 0.84, material: 'pine', foot: 0.5 })
      rowsOfPines(s, 640, 1370, 7)
      birds(s, [780, 280], 6)
    },
  ],
  [
    'golden',
    (s) => {
      sky(s, 900)
      add(s, box(0, 0, width, height, s.mood.haze, 0.5))
      sun(s, [1010, 420], 80, 9)
      trunks(s, spread(0, 1920, 26, s.random.between), 900, 18, colourOf(s, 'autumn', 0.72))
      trunks(s, spread(0, 1920, 16, s.random.between), 950, 30, colourOf(s, 'rust', 0.5))
      rays(s, [1010, 420], 9, 0.3)
      foreground(s, 960, 60, colourOf(s, 'autumn', 0.25))
      for (const [x, y, hue] of [
        [220, 150, '#d9862f'],
        [620, 90, '#e5a640'],
        [1400, 120, '#c96f2f'],
        [1780, 190, '#dd9436'],
        [960, 60, '#e9b654'],
      ] as const)
        foliage(s, [x, y], [330, 200], 170, 17, colourOf(s, hue, 0.12), 0.85)
      way(s, [1000, 950], [820, 1300], 330, colourOf(s, 'straw', 0.1), 100, 60)
      for (const [x, w] of [
        [90, 62],
        [330, 44],
        [1560, 52],
        [1830, 70],
      ] as const)
        birch(s, x, 1130, -20, w, lighten(colourOf(s, '#f3e7d0', 0.05), 0.1))
      const ground = foreground(s, 1180, 60, colourOf(s, 'rust', -0.1))
      grass(s, ground, 46, 9, colourOf(s, 'autumn', -0.2))
      foliage(s, [960, 1220], [1000, 60], 150, 9, colourOf(s, '#e5a640', 0), 0.8)
    },
  ],
  [
    'morning',
    (s) => {
      sky(s, 760)
      clouds(s, 3, [120, 300])
      const far = ridge(s, { y: 760, rise: 400, creased: true }, { depth: 0.7, material: 'rock', foot: 0.5 })
      snowCaps(s, far, { above: 520, depth: 0.5 })
      const hill = ridge(s, { y: 830, rise: 200, envelope: valley(0.5, 0.6), octaves: 4 }, { depth: 0.4, material: 'pine', foot: 0.3 })
      woods(s, { along: hill.points, tall: [34, 70], gap: 15 }, { rows: 4, drop: 40, colour: colourOf(s, 'pine', 0.36), darken: 0.08 })
      water(s, { y: 850, mirror: 0.66, material: '#3c7f86' })
      rowboat(s, 900, 985, 130)
      const spots = [
        [70, 1190, 560],
        [210, 1230, 420],
        [340, 1250, 300],
        [1600, 1240, 340],
        [1730, 1220, 500],
        [1870, 1250, 620],
      ] as const
      const bank = foreground(s, 1230, 50, colourOf(s, 'leaf', -0.2))
      specimens(s, spots, 'conifer', colourOf(s, 'pine', -0.3))
      grass(s, bank, 30, 9, colourOf(s, 'leaf', -0.35))
    },
  ],
  [
    'winter',
    (s) => {
      sky(s, 760)
      sun(s, [700, 420], 48)
      ridge(s, { y: 700, rise: 240, octaves: 4 }, { depth: 0.72, material: 'pine', foot: 0.5 })
      for (const [y, depth, tall, gap] of [
        [760, 0.52, 90, 18],
        [860, 0.3, 140, 30],
      ] as const) {
        const made = ridge(s, { y, rise: 70, octaves: 3 }, { depth: depth * 0.7, material: 'snow', foot: 0.2 })
        plantInMist(s, { along: made.points, tall: [tall * 0.6, tall], gap, foot: y + 30 }, colourOf(s, 'pine', depth))
      }
      foreground(s, 960, 90, lighten(colourOf(s, 'snow', 0.05), 0.15), { lean: 60, darken: 0.22 })
      cabin(s, 860, 955, 230)
      add(s, fill('M838 866L975 752L1112 866L1100 876L975 784L850 876Z', lighten(colourOf(s, 'snow', 0), 0.4)))
      add(s, fill('M1018 776q-14 -50 14 -86t10 -80q40 40 16 92t-10 76Z', '#ffffff', 0.4))
      const tall = [
        [150, 1100, 430],
        [310, 1060, 330],
        [1480, 1060, 340],
        [1640, 1110, 460],
        [1800, 1180, 560],
        [20, 1190, 520],
      ] as const
      specimens(s, tall, 'conifer', colourOf(s, 'pine', -0.1))
      for (const [x, base, h] of tall)
        for (const share of [0.3, 0.5, 0.7, 0.86])
          add(
            s,
            fill(
              `M${at(x - h * 0.16 * share)} ${at(base - h * (1 - share) + 4)}Q${at(x)} ${at(base - h * (1.08 - share))} ${at(x + h * 0.16 * share)} ${at(base - h * (1 - share) + 4)}Q${at(x)} ${at(base - h * (1.02 - share))} ${at(x - h * 0.16 * share)} ${at(base - h * (1 - share) + 4)}Z`,
              '#ffffff',
              0.85,
            ),
          )
      way(s, [980, 960], [1000, 1300], 150, mix(colourOf(s, 'snow', 0), s.mood.shade, 0.16), 120, 20)
    },
  ],
  [
    'amber',
    (s) => {
      sky(s, 760)
      ridge(s, { y: 720, rise: 280, octaves: 4 }, { depth: 0.7, material: 'autumn', foot: 0.5 })
      for (const [rise, material, depth, envelope] of [
        [300, 'autumn', 0.42, leftward(0.7)],
        [300, 'rust', 0.36, rightward(0.4)],
        [200, 'olive', 0.22, either(leftward(0.4), rightward(0.7))],
      ] as const) {
        const slope = ridge(s, { y: 850, rise, envelope, octaves: 4 }, { depth, material, foot: 0.25 })
        woods(
          s,
          { along: slope.points, tall: [46, 84], gap: 26, kind: 'crown', sink: 16 },
          { rows: 4, drop: 46, colour: colourOf(s, material, depth - 0.04), darken: 0.06 },
        )
      }
      water(s, { y: 850, mirror: 0.66, material: '#3a6a6c' })
      const spots = [
        [130, 1150, 420],
        [1770, 1170, 460],
      ] as const
      const bank = foreground(s, 1200, 70, colourOf(s, 'earth', -0.1), { lean: 60 })
      specimens(s, spots, 'crown', colourOf(s, 'rust', -0.1))
      grass(s, bank, 34, 9, colourOf(s, 'olive', -0.25))
    },
  ],
  [
    'overcast',
    (s) => {
      sky(s, 900)
      add(s, box(0, 0, width, height, s.mood.haze, 0.6))
      trunks(s, spread(-40, 1960, 22, s.random.between), 900, 26, colourOf(s, 'earth', 0.74))
      trunks(s, spread(-40, 1960, 11, s.random.between), 960, 62, colourOf(s, '#8f5a42', 0.5))
      rays(s, [1240, -60], 7, 0.28)
      foreground(s, 970, 50, colourOf(s, 'leaf', 0.36))
      trunks(s, [120, 520, 1420, 1790], 1080, 150, colourOf(s, '#7d4a36', 0.16))
      way(s, [960, 960], [1010, 1300], 260, colourOf(s, 'straw', 0.25), 70, 60)
      foreground(s, 1150, 40, colourOf(s, 'leaf', 0.02))
      for (const [x, base, tall] of [
        [260, 1170, 150],
        [420, 1220, 190],
        [650, 1240, 140],
        [1250, 1210, 170],
        [1560, 1200, 190],
        [1700, 1260, 210],
        [60, 1260, 230],
        [900, 1280, 120],
      ] as const)
        fern(s, x, base, tall, colourOf(s, 'leaf', -0.1))
    },
  ],
  [
    'tropic',
    (s) => {
      sky(s, 800)
      add(s, box(0, 0, width, height, s.mood.haze, 0.4))
      ridge(s, { y: 640, rise: 330, octaves: 4 }, { depth: 0.74, material: 'leaf', foot: 0.5 })
      mist(s, 560, 70, 0.6)
      const cliff = ridge(
        s,
        { y: 900, rise: 560, envelope: either(peak(0.46, 0.36), leftward(0.5), rightward(0.62)), stride: 260, octaves: 4 },
        { depth: 0.42, material: 'leaf', foot: 0.4 },
      )
      const lip = heightAt(cliff, 960) + 40
      const white = lighten(s.mood.haze, 0.7)
      const ledge = lip + (900 - lip) * 0.52
      add(
        s,
        fill(
          shape([
            [880, lip + 40],
            [930, lip + 6],
            [1000, lip + 2],
            [1040, lip + 50],
            [1064, ledge],
            [1110, 900],
            [836, 900],
            [868, ledge],
          ]),
          colourOf(s, 'slate', 0.42),
          0.5,
        ),
      )
      add(
        s,
        fill(`M940 ${at(lip)}q26 -10 52 0l8 ${at(ledge - lip)}h-66Z`, white, 0.92),
        fill(`M922 ${at(ledge)}q46 -22 92 0l16 ${at(920 - ledge)}h-124Z`, white, 0.86),
        fill(`M900 ${at(ledge + 8)}q66 -44 136 0Z`, white, 0.6),
      )
      woods(
        s,
        {
          along: [
            [-30, 800],
            [700, 900],
            [1250, 900],
            [1950, 790],
          ],
          tall: [110, 190],
          gap: 70,
          kind: 'crown',
          sink: 60,
        },
        { rows: 3, drop: 50, colour: colourOf(s, 'leaf', 0.3), darken: 0.12 },
      )
      water(s, { y: 930, mirror: 0.4, material: 'lagoon', near: 0.1 })
      mist(s, 930, 50, 0.7)
      rocks(s, [300, 760], [970, 1060], 6, 60, colourOf(s, 'rock', 0))
      rocks(s, [1160, 1600], [960, 1060], 6, 60, colourOf(s, 'rock', 0))
      for (const [x, base, tall] of [
        [60, 1260, 330],
        [300, 1300, 260],
        [1640, 1300, 280],
        [1860, 1250, 360],
      ] as const)
        fern(s, x, base, tall, colourOf(s, 'pine', -0.2))
      foliage(s, [100, 80], [330, 170], 130, 34, colourOf(s, 'pine', -0.15), 1)
      foliage(s, [1840, 60], [330, 190], 130, 34, colourOf(s, 'pine', -0.15), 1)
    },
  ],
  [
    'rose',
    (s) => {
      sky(s, 900)
      add(s, box(0, 0, width, height, lighten(s.mood.haze, 0.3), 0.55))
      for (const [y, count, thick, depth] of [
        [860, 30, 16, 0.78],
        [920, 20, 28, 0.55],
        [1000, 11, 44, 0.3],
      ] as const) {
        for (const x of spread(-20, 1940, count, s.random.between)) birch(s, x, y, -20, thick, lighten(colourOf(s, '#f4ecea', depth), 0.25))
        foreground(s, y, 40, colourOf(s, 'meadow', depth * 0.8), { darken: 0.05 })
      }
      for (const [x, y] of [
        [150, 60],
        [560, 30],
        [1330, 40],
        [1760, 90],
      ] as const)
        foliage(s, [x, y], [330, 150], 150, 13, colourOf(s, '#a9bd7a', 0.15), 0.75)
      way(s, [950, 1000], [1060, 1300], 240, colourOf(s, 'straw', 0.35), 80, 60)
      for (const [x, w] of [
        [210, 76],
        [1620, 84],
      ] as const)
        birch(s, x, 1190, -20, w, lighten(colourOf(s, '#f7f0ee', 0), 0.3))
      const ground = foreground(s, 1190, 40, colourOf(s, 'meadow', -0.05))
      grass(s, ground, 40, 8, colourOf(s, 'leaf', -0.05))
      flowers(s, [1150, 1270], 220, '#8f8fd0', 7)
    },
  ],
  [
    'blueHour',
    (s) => {
      sky(s, 800)
      moon(s, [640, 260], 40)
      ridge(s, { y: 760, rise: 300, envelope: flat, octaves: 4 }, { depth: 0.5, material: 'pine', foot: 0.5 })
      const slope = ridge(s, { y: 850, rise: 210, envelope: valley(0.5, 0.6), octaves: 4 }, { depth: 0.24, material: 'pine', foot: 0.4 })
      plantInMist(s, { along: slope.points, tall: [60, 130], gap: 22, foot: 880 }, colourOf(s, 'pine', 0.12))
      cabin(s, 960, 884, 170, true)
      add(s, box(900, 880, 330, 8, colourOf(s, 'earth', -0.2)))
      water(s, { y: 886, mirror: 0.66, material: '#1b3560' })
      for (const x of [990, 1045, 1100])
        add(
          s,
          fill(
            `M${x - 16} 890h32l30 120h-90Z`,
            fadeDown(s, 890, 1010, [
              [0, '#ffd98a', 0.5],
              [1, '#ffd98a', 0],
            ]),
          ),
        )
      specimens(
        s,
        [
          [90, 1230, 640],
          [260, 1260, 470],
          [1660, 1250, 540],
          [1840, 1240, 700],
        ],
        'conifer',
        colourOf(s, 'ink', -0.7),
      )
      foreground(s, 1260, 40, colourOf(s, 'ink', -0.8))
    },
  ],
]
