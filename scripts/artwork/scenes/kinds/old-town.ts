import { longboat, rowboat } from '../boats.ts'
import { lighten, mix } from '../colour.ts'
import { foreground } from '../ground.ts'
import { either, leftward, peak, ridge, rightward } from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, at, box, colourOf, disc, fadeDown, fill, height, type Sheet, shape, stroke, width } from '../sheet.ts'
import { bands, birds, clouds, moon, sky, sun } from '../sky.ts'
import { archBridge, dome, hillTown, house, lampColour, minaret, street, tower } from '../town.ts'
import { crown, plant, specimens } from '../trees.ts'
import { glitter, water } from '../water.ts'

const warm = ['#e9c39a', '#f2ddb6', '#d99c74', '#c97f5c', '#efe3c9', '#e0b183'] as const
const pastel = ['#e7b7a0', '#f0d8a8', '#a9c0b0', '#d98c78', '#efe4cf', '#93aebb'] as const
const tiles = ['#a5482f', '#b5563a', '#934030'] as const

/** Roofs behind roofs, up to the spires. */
function roofscape(
  sheet: Sheet,
  top: number,
  rows: number,
  {
    walls = warm as readonly [`#${string}`, ...`#${string}`[]],
    roofs = tiles as readonly [`#${string}`, ...`#${string}`[]],
    from = 0.5,
  } = {},
) {
  for (let row = 0; row < rows; row++) {
    const share = row / Math.max(1, rows - 1)
    street(sheet, {
      from: -60,
      to: width + 40,
      base: top + 110 + (height - top) * share ** 1.15 * 0.9,
      widths: [70 + share * 120, 120 + share * 190],
      heights: [70 + share * 70, 110 + share * 120],
      walls,
      roofs,
      styles: ['side', 'gable', 'hip'],
      depth: from * (1 - share),
      pitch: 0.42,
      storeys: 46 + share * 26,
    })
  }
}

function quay(sheet: Sheet, y: number, thick = 26, depth = -0.05) {
  add(
    sheet,
    box(0, y, width, thick, colourOf(sheet, '#8d8071', depth)),
    box(0, y, width, 5, lighten(colourOf(sheet, '#8d8071', depth), 0.35)),
  )
}

function lamps(sheet: Sheet, xs: readonly number[], base: number, tall: number) {
  for (const x of xs)
    add(
      sheet,
      box(x - 2.5, base - tall, 5, tall, sheet.mood.shade),
      box(x - 9, base - tall - 20, 18, 24, sheet.mood.night ? lampColour : mix(lampColour, sheet.mood.shade, 0.3)),
      fill(
        shape([
          [x - 13, base - tall - 19],
          [x, base - tall - 32],
          [x + 13, base - tall - 19],
        ]),
        sheet.mood.shade,
      ),
    )
}

const hills = (sheet: Sheet, y: number, rise: number, depth: number) =>
  ridge(sheet, { y, rise, octaves: 4, stride: 600 }, { depth, material: 'pine', foot: 0.4 })

export const oldTown: readonly Scene[] = [
  [
    'golden',
    (s) => {
      sky(s, 760)
      sun(s, [1330, 380], 70)
      bands(s, 5, [140, 420], '#fff2d2', 0.5)
      hills(s, 720, 190, 0.72)
      hills(s, 760, 120, 0.58)
      roofscape(s, 720, 3, { from: 0.56 })
      dome(s, { x: 900, base: 800, w: 280, wall: '#efe0c2', roof: '#b3583a', depth: 0.12 })
      tower(s, { x: 1180, base: 830, w: 74, h: 400, wall: '#efe0c2', roof: '#a5482f', top: 'hip', cap: 70, depth: 0.12 })
      tower(s, { x: 560, base: 820, w: 60, h: 240, wall: '#e9cfa4', roof: '#a5482f', top: 'flat', depth: 0.18 })
      street(s, {
        from: -60,
        to: 1960,
        base: 960,
        widths: [110, 190],
        heights: [110, 170],
        walls: warm,
        roofs: tiles,
        styles: ['side', 'hip', 'gable'],
        depth: 0.06,
      })
      street(s, {
        from: -90,
        to: 1960,
        base: 1300,
        widths: [190, 300],
        heights: [170, 260],
        walls: warm,
        roofs: tiles,
        styles: ['side', 'hip'],
        depth: -0.08,
        pitch: 0.36,
        storeys: 84,
      })
      birds(s, [820, 330], 7)
    },
  ],
  [
    'afternoon',
    (s) => {
      sky(s, 760)
      clouds(s, 4, [120, 360])
      tower(s, { x: 1080, base: 820, w: 80, h: 470, wall: '#d9b79a', roof: '#4b5560', cap: 210, depth: 0.32 })
      street(s, {
        from: -40,
        to: 1960,
        base: 850,
        widths: [86, 128],
        heights: [230, 330],
        walls: ['#a85a44', '#c98a62', '#e6cfa6', '#7f8f94', '#d9a878', '#8d4a3e'],
        roofs: ['#8a4434', '#4b5560'],
        styles: ['stepped', 'bell', 'gable', 'stepped'],
        pitch: 0.7,
        depth: 0.04,
        storeys: 62,
      })
      quay(s, 846, 34)
      water(s, { y: 878, mirror: 0.5, material: '#3c6f72' })
      archBridge(s, { from: 620, to: 1240, deck: 846, foot: 960, arches: 3, colour: colourOf(s, '#a58d78', 0), thick: 18 })
      longboat(s, 430, 985, 240, '#2f5d62', '#efe0c2')
      rowboat(s, 1440, 950, 120, '#a8402f')
      for (const x of [140, 1560, 1720]) specimens(s, [[x, 868, 150]], 'crown', colourOf(s, 'leaf', -0.05))
    },
  ],
  [
    'noon',
    (s) => {
      sky(s, 740)
      clouds(s, 3, [140, 330])
      ridge(s, { y: 700, rise: 240, envelope: rightward(0.2), octaves: 4 }, { depth: 0.55, material: 'limestone', foot: 0.3 })
      water(s, { y: 700, mirror: 0.3, material: '#1f86ad' })
      ridge(s, { y: 1000, rise: 560, envelope: peak(0.52, 0.34), octaves: 4 }, { depth: 0.2, material: 'olive', foot: 0.1 })
      hillTown(s, {
        centre: 990,
        base: 1010,
        span: 1350,
        rise: 520,
        rows: 8,
        widths: [64, 118],
        heights: [70, 120],
        walls: pastel,
        roofs: tiles,
        styles: ['side', 'flat', 'hip'],
        pitch: 0.24,
        depth: 0.02,
      })
      tower(s, { x: 1000, base: 640, w: 70, h: 150, wall: '#f2e4c8', roof: '#c9a13f', top: 'dome' })
      foreground(s, 1110, 40, colourOf(s, 'sand', 0.02))
      for (let shade = 0; shade < 15; shade++) {
        const x = 300 + shade * 92
        const hue = colourOf(s, shade % 2 === 0 ? '#c7573f' : '#f4ead6')
        add(s, box(x - 2, 1118, 4, 60, s.mood.shade, 0.6), fill(`M${x - 42} 1124Q${x} 1070 ${x + 42} 1124Z`, hue))
      }
    },
  ],
  [
    'blueHour',
    (s) => {
      sky(s, 800)
      moon(s, [420, 240], 40)
      ridge(s, { y: 760, rise: 300, envelope: peak(0.6, 0.3), octaves: 4 }, { depth: 0.4, material: 'pine', foot: 0.3 })
      const castle = 560
      for (const [x, w, h] of [
        [960, 60, 150],
        [1080, 70, 200],
        [1200, 56, 130],
        [1290, 64, 170],
      ] as const)
        tower(s, { x, base: castle + 20, w, h, wall: '#c9b69a', roof: '#3f4a66', top: 'hip', cap: w * 1.2, depth: 0.25 })
      add(s, box(930, castle - 66, 390, 100, colourOf(s, '#c9b69a', 0.25)))
      street(s, {
        from: -40,
        to: 1960,
        base: 800,
        widths: [60, 110],
        heights: [70, 130],
        walls: warm,
        roofs: tiles,
        styles: ['side', 'gable', 'hip'],
        depth: 0.14,
      })
      tower(s, { x: 640, base: 810, w: 56, h: 260, wall: '#d9c6a8', roof: '#3f5f66', top: 'onion', cap: 110, depth: 0.08 })
      tower(s, { x: 740, base: 810, w: 56, h: 260, wall: '#d9c6a8', roof: '#3f5f66', top: 'onion', cap: 110, depth: 0.08 })
      quay(s, 806, 22, -0.3)
      water(s, { y: 826, mirror: 0.66, material: '#1d3560' })
      archBridge(s, { from: 120, to: 1800, deck: 832, foot: 960, arches: 8, colour: colourOf(s, '#8d7a68', -0.25), thick: 20 })
      lamps(s, [240, 450, 660, 870, 1080, 1290, 1500, 1710], 834, 46)
      for (const x of [240, 450, 660, 870, 1080, 1290, 1500, 1710]) glitter(s, x, 965, 1150, 24, 0.6)
    },
  ],
  [
    'amber',
    (s) => {
      sky(s, 760)
      bands(s, 6, [130, 420], '#ffe7b8', 0.5)
      sun(s, [600, 520], 66)
      ridge(s, { y: 740, rise: 110, octaves: 3, stride: 900 }, { depth: 0.66, material: 'olive', foot: 0.3 })
      street(s, {
        from: -40,
        to: 1960,
        base: 800,
        widths: [50, 90],
        heights: [40, 80],
        walls: warm,
        roofs: ['#8f6f63', '#b0573a'],
        styles: ['side', 'flat'],
        depth: 0.44,
      })
      for (const [x, h] of [
        [700, 360],
        [1240, 360],
        [820, 300],
        [1120, 300],
      ] as const)
        minaret(s, x, 830, h, '#efe0c8', '#4d6f78', 0.16)
      dome(s, { x: 970, base: 800, w: 330, wall: '#efe0c8', roof: '#5f8288', depth: 0.14, lantern: false, tall: 0.44 })
      for (const x of [790, 1150])
        dome(s, { x, base: 830, w: 150, wall: '#efe0c8', roof: '#5f8288', depth: 0.14, lantern: false, tall: 0.44 })
      street(s, {
        from: -40,
        to: 1960,
        base: 900,
        widths: [80, 140],
        heights: [70, 110],
        walls: warm,
        roofs: tiles,
        styles: ['hip', 'flat', 'side'],
        pitch: 0.3,
        depth: 0.12,
      })
      quay(s, 896, 26)
      water(s, { y: 920, mirror: 0.5, material: '#2f6a78' })
      glitter(s, 600, 924, 1200, 90, 0.6)
      longboat(s, 1270, 1010, 220, '#4a3328', '#f4e3c0')
      birds(s, [960, 360], 8)
    },
  ],
  [
    'overcast',
    (s) => {
      sky(s, 740)
      clouds(s, 4, [120, 380], 0.6)
      ridge(
        s,
        { y: 800, rise: 420, envelope: either(leftward(0.8), peak(0.75, 0.3)), octaves: 4 },
        { depth: 0.42, material: 'pine', foot: 0.5 },
      )
      street(s, {
        from: 40,
        to: 700,
        base: 700,
        widths: [46, 76],
        heights: [34, 56],
        walls: ['#f4ecdc', '#e2c79a', '#b5523a'],
        roofs: ['#5a5f6a', '#8a4434'],
        styles: ['side', 'gable'],
        depth: 0.36,
        gap: 12,
      })
      street(s, {
        from: 180,
        to: 1720,
        base: 880,
        widths: [104, 138],
        heights: [190, 230],
        walls: ['#a8402f', '#d9a441', '#f2e7cf', '#b5653a', '#8f3529', '#cfa35c'],
        roofs: ['#4b4f58', '#5a4a44'],
        styles: ['gable'],
        pitch: 0.6,
        depth: 0,
        storeys: 58,
      })
      quay(s, 876, 30)
      water(s, { y: 904, mirror: 0.55, material: '#4d6f76' })
      rowboat(s, 560, 985, 130, '#3c5f7a')
      rowboat(s, 1340, 1030, 160, '#f0e3c3')
    },
  ],
  [
    'rose',
    (s) => {
      sky(s, 780)
      clouds(s, 3, [130, 330], 0.7)
      ridge(s, { y: 760, rise: 260, octaves: 4, creased: true }, { depth: 0.7, material: 'rock', foot: 0.4 })
      roofscape(s, 690, 3, { walls: pastel, roofs: ['#b0644f', '#a5523f', '#8f5a58'], from: 0.5 })
      tower(s, { x: 900, base: 860, w: 92, h: 420, wall: '#f2e2d2', roof: '#58787a', top: 'onion', cap: 190, depth: 0.1 })
      tower(s, { x: 1060, base: 860, w: 92, h: 420, wall: '#f2e2d2', roof: '#58787a', top: 'onion', cap: 190, depth: 0.1 })
      house(s, { x: 850, base: 870, w: 260, h: 190, wall: '#f2e2d2', roof: '#a5523f', roofHeight: 90, windows: [5, 2], depth: 0.08 })
      street(s, {
        from: -60,
        to: 1960,
        base: 1010,
        widths: [120, 190],
        heights: [120, 180],
        walls: pastel,
        roofs: ['#b0644f', '#a5523f'],
        styles: ['side', 'gable', 'hip'],
        depth: 0,
      })
      street(s, {
        from: -100,
        to: 1960,
        base: 1320,
        widths: [210, 310],
        heights: [150, 230],
        walls: pastel,
        roofs: ['#8f4f48', '#a5523f'],
        styles: ['side', 'hip'],
        depth: -0.15,
        pitch: 0.42,
        storeys: 86,
      })
    },
  ],
  [
    'arid',
    (s) => {
      sky(s, 780)
      sun(s, [1420, 330], 56)
      ridge(s, { y: 720, rise: 300, octaves: 5, creased: true, stride: 500 }, { depth: 0.66, material: 'rock', foot: 0.4 })
      ridge(s, { y: 800, rise: 160, envelope: peak(0.45, 0.4), octaves: 3 }, { depth: 0.4, material: 'clay', foot: 0.2 })
      hillTown(s, {
        centre: 930,
        base: 980,
        span: 1300,
        rise: 330,
        rows: 6,
        widths: [80, 150],
        heights: [90, 150],
        walls: ['#d08a5a', '#c97b4e', '#dba070', '#e0b183'],
        roofs: ['#b56a42', '#d9a77c'],
        styles: ['flat'],
        depth: 0.04,
        storeys: 52,
      })
      for (const [x, base, w, h] of [
        [640, 900, 70, 230],
        [1010, 770, 80, 210],
        [1260, 900, 72, 250],
        [860, 960, 84, 260],
      ] as const)
        tower(s, { x, base, w, h, wall: '#cf8556', roof: '#b56a42', top: 'flat', depth: 0.06 })
      const ground = foreground(s, 1040, 60, colourOf(s, 'dune', 0.05))
      plant(s, { along: ground, tall: [40, 80], gap: 60, kind: 'crown', clump: 0.2, sink: 20 }, colourOf(s, 'olive', -0.1))
    },
  ],
  [
    'dusk',
    (s) => {
      sky(s, 780)
      bands(s, 6, [160, 500], '#f5b9a6', 0.4)
      tower(s, { x: 960, base: 760, w: 96, h: 480, wall: '#c58d6c', roof: '#58787a', top: 'hip', cap: 200, depth: 0.3 })
      street(s, {
        from: -40,
        to: 1960,
        base: 800,
        widths: [80, 140],
        heights: [150, 250],
        walls: ['#c97f5c', '#e0b183', '#b5695a', '#e9cfa4'],
        roofs: ['#8f4f48', '#7a4a44'],
        styles: ['side', 'flat', 'hip'],
        pitch: 0.3,
        depth: 0.18,
        lit: 0.5,
        storeys: 64,
      })
      dome(s, { x: 1430, base: 690, w: 250, wall: '#e6d3bd', roof: '#8d8fa8', depth: 0.25 })
      quay(s, 796, 16)
      water(s, { y: 810, mirror: 0.62, material: '#34406e' })
      for (const x of [210, 560, 980, 1330, 1700]) glitter(s, x, 812, 1040, 36, 0.4)
      for (const [x, tilt] of [
        [430, 8],
        [520, -6],
        [1480, 5],
        [1570, -5],
        [1660, 9],
      ] as const)
        add(
          s,
          stroke(`M${x} 1100L${x + tilt} 840`, colourOf(s, '#5d3a2c', -0.2), 9),
          stroke(`M${x + tilt * 0.5} 970L${x + tilt} 880`, lighten(colourOf(s, '#c7573f'), 0.2), 9),
        )
      longboat(s, 900, 1010, 330, '#1b1c2e')
      add(
        s,
        fill(`M${at(1010)} 990q8 -70 20 -74t14 74Z`, s.mood.shade),
        disc(1024, 904, 11, s.mood.shade),
        stroke('M1050 900L980 1040', s.mood.shade, 4),
      )
      add(
        s,
        fill(crown(s.random, 60, 830, 160), s.mood.shade, 0.7),
        box(
          0,
          1180,
          width,
          100,
          fadeDown(s, 1180, 1280, [
            [0, s.mood.shade, 0],
            [1, s.mood.shade, 0.4],
          ]),
        ),
      )
      lamps(s, [320, 1260, 1800], 812, 70)
    },
  ],
]
