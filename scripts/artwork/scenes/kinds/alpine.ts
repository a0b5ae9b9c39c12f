import { lighten, mix } from '../colour.ts'
import { foreground, rocks, way } from '../ground.ts'
import { type Envelope, either, flat, leftward, peak, ridge, rightward, shadeSides, snowCaps, valley } from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, box, colourOf, fill, type Sheet, shape } from '../sheet.ts'
import { bands, birds, cloud, clouds, mist, moon, sky, stars, sun } from '../sky.ts'
import { archBridge, house, tower } from '../town.ts'
import { flowers, grass, plant, plantInMist, specimens, woods } from '../trees.ts'
import { water } from '../water.ts'

function range(
  sheet: Sheet,
  y: number,
  rise: number,
  envelope: Envelope,
  depth: number,
  {
    snow = 0,
    side = 'right' as 'left' | 'right',
    material = 'rock' as 'rock' | 'slate' | 'limestone' | 'rust',
    stride = 360,
    relief = 0.5,
  } = {},
) {
  const made = ridge(sheet, { y, rise, envelope, stride, rough: 0.5, creased: true, relief, step: 7 }, { depth, material, foot: 0.5 })
  if (snow > 0) snowCaps(sheet, made, { above: snow, depth: depth * 0.75 })
  shadeSides(sheet, made, { side, opacity: 0.46 - depth * 0.3 })
  return made
}

const chalet = (sheet: Sheet, x: number, base: number, w: number) => {
  house(sheet, { x, base, w, h: w * 0.5, wall: '#8a5a38', roof: '#5a4436', roofHeight: w * 0.34, windows: [4, 2] })
  add(
    sheet,
    box(x - w * 0.02, base - w * 0.16, w * 1.04, w * 0.17, colourOf(sheet, '#efe6d4')),
    box(x - w * 0.03, base - w * 0.28, w * 1.06, w * 0.025, colourOf(sheet, '#5a3a26')),
  )
}

function village(sheet: Sheet, x: number, base: number, size: number) {
  for (const [dx, dy, w] of [
    [-3.1, -0.1, 1],
    [-1.9, -0.45, 0.9],
    [1.3, -0.35, 0.95],
    [2.6, -0.1, 1.1],
    [-0.9, 0.1, 1.05],
    [3.9, 0.2, 0.9],
  ] as const)
    chalet(sheet, x + dx * size, base + dy * size, size * w)
  tower(sheet, {
    x: x + size * 0.45,
    base: base - size * 0.25,
    w: size * 0.36,
    h: size * 1.15,
    wall: '#f6f0e2',
    roof: '#7d3b32',
    top: 'onion',
    cap: size * 0.75,
  })
  house(sheet, {
    x: x + size * 0.6,
    base: base - size * 0.2,
    w: size * 0.95,
    h: size * 0.5,
    wall: '#f6f0e2',
    roof: '#7d3b32',
    style: 'side',
    roofHeight: size * 0.36,
    windows: [3, 1],
  })
}

function horn(sheet: Sheet, x: number, top: number, base: number, spread: number, depth: number) {
  const colour = colourOf(sheet, 'slate', depth)
  const snow = lighten(colourOf(sheet, 'snow', depth * 0.8), 0.2)
  const h = base - top
  const left = [
    [-1, 1],
    [-0.62, 0.72],
    [-0.45, 0.55],
    [-0.3, 0.42],
    [-0.24, 0.3],
    [-0.13, 0.17],
    [-0.1, 0.08],
  ] as const
  const right = [
    [0.04, 0.03],
    [0.12, 0.1],
    [0.16, 0.2],
    [0.27, 0.34],
    [0.33, 0.47],
    [0.55, 0.66],
    [0.7, 0.8],
    [1.1, 1],
  ] as const
  const ridgeLine = [
    [0.02, 0.07],
    [0.07, 0.16],
    [0.03, 0.25],
    [0.11, 0.36],
    [0.06, 0.48],
    [0.16, 0.6],
    [0.12, 0.74],
    [0.2, 0.86],
    [0.18, 1],
  ] as const
  const spot = ([px, py]: readonly [number, number]) => [x + px * spread, top + py * h] as const
  add(
    sheet,
    fill(shape([...left.map(spot), spot([-0.03, 0]), ...right.map(spot)]), snow),
    fill(shape([spot([-0.03, 0]), ...right.map(spot), ...[...ridgeLine].reverse().map(spot)]), mix(colour, snow, 0.12)),
    fill(
      shape([
        spot([-0.13, 0.17]),
        spot([-0.05, 0.3]),
        spot([-0.12, 0.42]),
        spot([-0.04, 0.52]),
        spot([-0.16, 0.62]),
        spot([-0.06, 0.8]),
        spot([-0.3, 1]),
        spot([-0.66, 1]),
        spot([-0.36, 0.76]),
        spot([-0.42, 0.6]),
        spot([-0.24, 0.46]),
        spot([-0.24, 0.3]),
      ]),
      colour,
      0.62,
    ),
    fill(
      shape([
        spot([0.2, 0.3]),
        spot([0.3, 0.52]),
        spot([0.24, 0.62]),
        spot([0.42, 0.78]),
        spot([0.32, 0.9]),
        spot([0.5, 1]),
        spot([0.72, 0.92]),
        spot([0.5, 0.68]),
        spot([0.32, 0.47]),
      ]),
      snow,
      0.35,
    ),
  )
}

export const alpine: readonly Scene[] = [
  [
    'morning',
    (s) => {
      sky(s, 760)
      clouds(s, 4, [150, 360])
      range(s, 800, 380, flat, 0.72, { snow: 660 })
      range(s, 820, 600, either(peak(0.52, 0.2), peak(0.16, 0.14)), 0.42, { snow: 600 })
      const hill = ridge(s, { y: 860, rise: 190, envelope: valley(0.5, 0.6), octaves: 4 }, { depth: 0.3, material: 'pine', foot: 0.5 })
      plantInMist(s, { along: hill.points, tall: [26, 56], gap: 13, foot: 860 }, colourOf(s, 'pine', 0.22))
      water(s, { y: 850, mirror: 0.72, material: '#3f8a99', ripple: 0.5 })
      const meadow = foreground(s, 1210, 110, colourOf(s, 'meadow', 0.02), { lean: 130 })
      grass(s, meadow, 26, 9, colourOf(s, 'meadow', -0.1))
      flowers(s, [1130, 1275], 150, '#f6efe0', 6)
    },
  ],
  [
    'noon',
    (s) => {
      sky(s, 800)
      cloud(s, [1380, 330], 420)
      cloud(s, [420, 260], 320)
      range(s, 820, 300, flat, 0.7, { snow: 720 })
      horn(s, 980, 170, 850, 520, 0.24)
      const slopes = ridge(s, { y: 900, rise: 200, envelope: valley(0.5, 0.7), octaves: 4 }, { depth: 0.22, material: 'pine', foot: 0.2 })
      woods(s, { along: slopes.points, tall: [26, 60], gap: 15 }, { rows: 3, drop: 34, colour: colourOf(s, 'pine', 0.2), darken: 0.07 })
      foreground(s, 960, 90, colourOf(s, 'meadow', 0.06), { lean: 60 })
      village(s, 950, 968, 92)
      foreground(s, 1180, 100, colourOf(s, 'meadow', -0.05), { lean: -110 })
      flowers(s, [1140, 1275], 160, '#f0c64f', 6)
    },
  ],
  [
    'winter',
    (s) => {
      sky(s, 760)
      sun(s, [520, 330], 46, 9)
      range(s, 800, 460, flat, 0.62, { snow: 780 })
      range(s, 850, 620, either(peak(0.7, 0.2), leftward(0.4)), 0.34, { snow: 820 })
      const snow = ridge(
        s,
        { y: 940, rise: 170, envelope: either(leftward(0.8), rightward(0.5)), octaves: 3 },
        { depth: 0.12, material: 'snow', foot: 0 },
      )
      plant(s, { along: snow.points, tall: [46, 130], gap: 34, clump: 0.35 }, colourOf(s, 'pine', 0.06))
      chalet(s, 800, 930, 210)
      add(s, fill('M786 838L905 752L1026 838L1022 846L905 776L790 846Z', lighten(colourOf(s, 'snow'), 0.4)))
      const near = foreground(s, 1080, 120, lighten(colourOf(s, 'snow', 0.02), 0.2), { lean: 90, darken: 0.2 })
      const stands = (xs: readonly number[]) =>
        xs.map((x): [number, number, number] => [
          x,
          (near.find(([px]) => px >= x)?.[1] ?? 1100) + s.random.between(14, 60),
          s.random.between(170, 290),
        ])
      specimens(s, stands([40, 150, 215, 330, 1560, 1670, 1740, 1880]), 'conifer', colourOf(s, 'pine', -0.12))
    },
  ],
  [
    'golden',
    (s) => {
      sky(s, 780)
      sun(s, [1300, 420], 70, 8)
      range(s, 800, 420, flat, 0.7)
      range(s, 830, 600, either(peak(0.34, 0.16), peak(0.62, 0.12)), 0.45, { snow: 480, side: 'left', material: 'limestone' })
      const larch = ridge(
        s,
        { y: 910, rise: 240, envelope: valley(0.56, 0.55), octaves: 4 },
        { depth: 0.22, material: 'autumn', foot: 0.4 },
      )
      plant(s, { along: larch.points, tall: [36, 80], gap: 18, slim: 0.4 }, colourOf(s, 'autumn', 0.12))
      plant(s, { along: larch.points, tall: [30, 60], gap: 44 }, colourOf(s, 'pine', 0.02))
      water(s, { y: 896, mirror: 0.6, material: '#3f6f70' })
      const bank = foreground(s, 1190, 120, colourOf(s, 'straw', -0.12), { lean: -120 })
      rocks(s, [1250, 1850], [1080, 1240], 7, 60, colourOf(s, 'rock', -0.1))
      specimens(
        s,
        [60, 150, 250, 350].map((x): [number, number, number] => [
          x,
          (bank.find(([px]) => px >= x)?.[1] ?? 1100) + 30,
          s.random.between(230, 380),
        ]),
        'conifer',
        colourOf(s, 'autumn', -0.25),
        0.4,
      )
    },
  ],
  [
    'afternoon',
    (s) => {
      sky(s, 760)
      clouds(s, 3, [160, 330])
      range(s, 800, 480, flat, 0.66, { snow: 620 })
      const slope = ridge(s, { y: 900, rise: 430, envelope: valley(0.52, 0.5), octaves: 4 }, { depth: 0.32, material: 'pine', foot: 0.35 })
      woods(s, { along: slope.points, tall: [24, 50], gap: 15 }, { rows: 6, drop: 44, colour: colourOf(s, 'pine', 0.3), darken: 0.05 })
      archBridge(s, { from: -20, to: 1940, deck: 640, foot: 1060, arches: 8, colour: colourOf(s, 'limestone', 0.06), thick: 40 })
      for (let wagon = 0; wagon < 5; wagon++) {
        const x = 640 + wagon * 132
        add(
          s,
          `<rect x="${x}" y="584" width="126" height="46" rx="7" fill="${colourOf(s, '#b8392e', 0.02)}"/>`,
          box(x, 618, 126, 5, colourOf(s, '#f4ead6')),
        )
        for (let pane = 0; pane < 6; pane++) add(s, box(x + 8 + pane * 19, 593, 13, 15, mix(colourOf(s, '#b8392e'), s.mood.shade, 0.75)))
      }
      const wood = ridge(s, { y: 1090, rise: 170, envelope: valley(0.5, 0.62), octaves: 4 }, { depth: 0.08, material: 'pine', foot: 0.1 })
      woods(s, { along: wood.points, tall: [60, 120], gap: 28 }, { rows: 4, drop: 56, colour: colourOf(s, 'pine', 0.04), darken: 0.13 })
    },
  ],
  [
    'rose',
    (s) => {
      sky(s, 800)
      bands(s, 6, [140, 400], '#fde9e2', 0.5)
      range(s, 790, 420, flat, 0.66, { snow: 720 })
      range(s, 830, 700, either(peak(0.4, 0.12), peak(0.53, 0.1), peak(0.66, 0.12)), 0.3, {
        side: 'left',
        material: 'limestone',
        stride: 210,
      })
      mist(s, 830, 70, 0.7)
      const wood = ridge(s, { y: 930, rise: 120, octaves: 4 }, { depth: 0.3, material: 'pine', foot: 0.5 })
      plantInMist(s, { along: wood.points, tall: [36, 80], gap: 15, foot: 930 }, colourOf(s, 'pine', 0.2))
      const meadow = foreground(s, 1000, 90, colourOf(s, 'meadow', 0.1), { lean: -60 })
      tower(s, { x: 890, base: 992, w: 44, h: 120, wall: '#f6efe2', roof: '#5d4d58', cap: 120 })
      house(s, { x: 906, base: 994, w: 130, h: 56, wall: '#f6efe2', roof: '#5d4d58', style: 'side', roofHeight: 50, windows: [4, 1] })
      plant(s, { along: meadow, tall: [70, 150], gap: 50, from: 1280, sink: 20 }, colourOf(s, 'pine', -0.05))
      foreground(s, 1190, 80, colourOf(s, 'meadow', -0.15), { lean: 100 })
      flowers(s, [1150, 1275], 120, '#e7a7bd', 6)
    },
  ],
  [
    'overcast',
    (s) => {
      sky(s, 760)
      clouds(s, 5, [140, 420], 0.6)
      range(s, 820, 520, flat, 0.66, { snow: 640 })
      mist(s, 700, 80, 0.6)
      const slope = range(s, 900, 560, rightward(0.36), 0.3, { material: 'slate', snow: 520 })
      shadeSides(s, slope, { side: 'right', opacity: 0.2, reach: 14 })
      foreground(s, 920, 60, colourOf(s, 'olive', 0.16), { lean: -30 })
      const grassland = foreground(s, 1010, 120, colourOf(s, 'olive', 0.06), { lean: -150 })
      way(s, [1060, 930], [560, 1290], 170, colourOf(s, 'limestone', 0.05), 130)
      house(s, {
        x: 1080,
        base: 925,
        w: 190,
        h: 78,
        wall: '#b8a996',
        roof: '#7f3c31',
        style: 'gable',
        roofHeight: 66,
        windows: [4, 1],
        chimney: true,
      })
      house(s, { x: 1240, base: 932, w: 110, h: 54, wall: '#a89985', roof: '#6d3a32', style: 'side', roofHeight: 42, windows: [2, 1] })
      rocks(s, [60, 1860], [1010, 1260], 16, 42, colourOf(s, 'rock', 0.02))
      grass(s, grassland, 18, 12, colourOf(s, 'olive', -0.1))
    },
  ],
  [
    'dusk',
    (s) => {
      sky(s, 820)
      sun(s, [700, 650], 58, 8)
      bands(s, 6, [240, 600], '#f3b8a8', 0.35)
      range(s, 800, 330, flat, 0.72, { snow: 700 })
      range(s, 850, 420, flat, 0.5, { snow: 600 })
      range(s, 920, 460, either(peak(0.62, 0.26), leftward(0.4)), 0.28)
      const first = ridge(s, { y: 1010, rise: 260, envelope: valley(0.44, 0.6), octaves: 4 }, { depth: 0.05, material: 'pine', foot: 0.5 })
      plantInMist(s, { along: first.points, tall: [40, 90], gap: 17, foot: 1020 }, colourOf(s, 'pine', -0.05))
      const near = ridge(
        s,
        { y: 1180, rise: 220, envelope: either(leftward(0.5), rightward(0.6)), octaves: 4 },
        { depth: -0.35, material: 'pine', foot: 0.1 },
      )
      woods(s, { along: near.points, tall: [90, 170], gap: 38, sink: 30 }, { rows: 2, drop: 80, colour: near.colour, darken: 0.4 })
      birds(s, [980, 440], 5)
    },
  ],
  [
    'blueHour',
    (s) => {
      sky(s, 820)
      stars(s, 260, 640)
      moon(s, [560, 240], 40)
      range(s, 800, 400, flat, 0.5, { snow: 760 })
      range(s, 850, 640, either(peak(0.66, 0.18), leftward(0.34)), 0.24, { snow: 700 })
      const snow = ridge(
        s,
        { y: 960, rise: 160, envelope: either(leftward(0.7), rightward(0.56)), octaves: 3 },
        { depth: 0.16, material: 'snow', foot: 0 },
      )
      plant(s, { along: snow.points, tall: [40, 110], gap: 26, clump: 0.25 }, colourOf(s, 'pine', -0.1))
      village(s, 930, 962, 84)
      foreground(s, 1090, 120, lighten(colourOf(s, 'snow', 0.1), 0.05), { lean: -80, darken: 0.4 })
    },
  ],
]
