import { rowboat, sailboat } from '../boats.ts'
import { lighten, mix } from '../colour.ts'
import { foreground, rocks, way } from '../ground.ts'
import { smoothNoise } from '../noise.ts'
import { carve, type Envelope, either, flat, leftward, peak, ridge, rightward, shadeSides } from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, at, box, colourOf, fade, fadeDown, fill, height, line, type Point, type Sheet, shape, width } from '../sheet.ts'
import { bands, birds, clouds, sky, sun } from '../sky.ts'
import { archBridge, hillTown, house, lighthouse, tower } from '../town.ts'
import { flowers, grass, specimens, stonePine } from '../trees.ts'
import { glitter, ripple, ripples, surf, water } from '../water.ts'

type Rock = 'chalk' | 'limestone' | 'rock' | 'clay' | 'slate'

/** A headland: a green back over a sheer face, its foot in foam. */
function headland(
  sheet: Sheet,
  side: 'left' | 'right',
  reach: number,
  top: number,
  sea: number,
  face: Rock,
  depth: number,
  back: 'meadow' | 'olive' | 'pine' | 'heather' = 'meadow',
) {
  const { random, mood } = sheet
  const x = (share: number) => (side === 'left' ? share * width : width - share * width)
  const way = side === 'left' ? 1 : -1
  const noise = smoothNoise(random)
  const edge: Point[] = []
  for (let step = 0; step <= 40; step++) {
    const share = step / 40
    edge.push([x(-0.02 + (reach + 0.02) * share), top + (sea - top) * 0.3 * share ** 2.4 + noise(share * 7) * 22])
  }
  const tip = edge.at(-1) as Point
  const drop = sea - tip[1]
  const fall = (
    [
      [0.012, 0.08],
      [0.008, 0.3],
      [0.03, 0.36],
      [0.028, 0.66],
      [0.05, 0.72],
      [0.062, 1],
    ] as const
  ).map(([out, down]): Point => [tip[0] + way * out * width * 0.6, tip[1] + drop * down])
  const colour = lighten(colourOf(sheet, face, depth), 0.1)
  add(
    sheet,
    fill(
      shape([...edge, ...fall, [x(-0.02), sea]]),
      fadeDown(sheet, top, sea, [
        [0, lighten(colour, 0.12)],
        [1, mix(colour, mood.shade, 0.28)],
      ]),
    ),
  )
  let folds = ''
  for (let fold = 0; fold < 9; fold++) {
    const at0 = edge[Math.floor(4 + (fold + random.between(0, 0.8)) * 4)] ?? tip
    const w = width * reach * random.between(0.03, 0.07)
    folds += shape([
      [at0[0], at0[1] + 26],
      [at0[0] + way * w, at0[1] + 30],
      [at0[0] + way * w * 1.5, sea],
      [at0[0] + way * w * 0.35, sea],
      [at0[0] + way * w * 0.2, (at0[1] + sea) / 2],
    ])
  }
  add(sheet, fill(folds, mood.shade, 0.13))
  carve(sheet, { points: edge.map(([px, py]): Point => [px, py + (sea - py) * 0.1]), base: sea, colour }, 70, 0.16)
  const turf = edge.map(([px, py], index): Point => [px, py + 8 + 30 * (1 - index / edge.length) + noise(index * 0.9) * 22])
  add(sheet, fill(shape([...edge, ...turf.reverse()]), colourOf(sheet, back, depth)))
  const end = (fall.at(-1) as Point)[0]
  let foam = ''
  for (let wave = 0; wave < 26; wave++)
    foam += ripple(x(0) + (end - x(0)) * random.next() + way * 12, sea + random.between(-2, 12), random.between(60, 190), 7)
  add(
    sheet,
    box(
      Math.min(x(0), end),
      sea,
      Math.abs(end - x(0)),
      70,
      fadeDown(sheet, sea, sea + 70, [
        [0, mix(colour, mood.shade, 0.5), 0.4],
        [1, colour, 0],
      ]),
    ),
    fill(foam, lighten(mood.haze, 0.7), 0.75),
  )
  return edge
}

function stack(sheet: Sheet, x: number, sea: number, w: number, h: number, face: Rock, depth: number) {
  const { random } = sheet
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= 8; step++) {
    const share = step / 8
    left.push([x - w * (0.28 + 0.24 * share) + random.between(-0.06, 0.06) * w, sea - h * (1 - share)])
    right.push([x + w * (0.28 + 0.24 * share) + random.between(-0.06, 0.06) * w, sea - h * (1 - share) * random.between(0.94, 1)])
  }
  const colour = colourOf(sheet, face, depth)
  add(
    sheet,
    fill(
      shape([...left.reverse(), ...right]),
      fadeDown(sheet, sea - h, sea, [
        [0, lighten(colour, 0.1)],
        [1, mix(colour, sheet.mood.shade, 0.22)],
      ]),
    ),
  )
  add(
    sheet,
    fill(shape([[x + w * 0.05, sea], [x - w * 0.02, sea - h * 0.5], [x + w * 0.1, sea - h * 0.98], ...right]), sheet.mood.shade, 0.2),
  )
}

function sea(sheet: Sheet, y: number, options: Partial<Parameters<typeof water>[1]> = {}) {
  water(sheet, { y, mirror: 0.3, ...options })
}

function beach(
  sheet: Sheet,
  y: number,
  { lean = 200, curve = 120, until = height, colour = colourOf(sheet, 'sand', 0.05), rows = 3 } = {},
) {
  const shore = Array.from({ length: 130 }, (_, index): Point => {
    const x = -30 + index * 16
    const share = x / width
    return [x, y - lean * (share - 0.5) - curve * Math.sin(Math.PI * share)]
  })
  add(
    sheet,
    fill(
      `${line(shore.map(([x, py]): Point => [x, py - 20]))}L${width + 40} ${until}L-40 ${until}Z`,
      mix(colour, colourOf(sheet, 'water', 0), 0.28),
    ),
  )
  add(
    sheet,
    fill(
      `${line(shore)}L${width + 40} ${until}L-40 ${until}Z`,
      fadeDown(sheet, y - 220, until, [
        [0, lighten(colour, 0.18)],
        [1, mix(colour, sheet.mood.shade, 0.12)],
      ]),
    ),
  )
  surf(sheet, shore, rows)
  return shore
}

const hills = (
  sheet: Sheet,
  y: number,
  rise: number,
  envelope: Envelope,
  depth: number,
  material: 'pine' | 'olive' | 'meadow' | 'rock' | 'heather' = 'olive',
) => ridge(sheet, { y, rise, envelope, octaves: 4, stride: 520 }, { depth, material, foot: 0.3 })

export const coast: readonly Scene[] = [
  [
    'morning',
    (s) => {
      sky(s, 720)
      clouds(s, 4, [140, 380])
      hills(s, 705, 90, rightward(0.3), 0.7)
      sea(s, 700, { material: '#2f8fa3' })
      headland(s, 'right', 0.3, 520, 730, 'chalk', 0.32)
      const cape = headland(s, 'left', 0.5, 430, 800, 'chalk', 0.08)
      const ground = (x: number) => (cape.find(([px]) => px >= x)?.[1] ?? 480) + 6
      lighthouse(s, 780, ground(780), 200)
      house(s, {
        x: 650,
        base: ground(690),
        w: 84,
        h: 34,
        wall: '#f6f1e4',
        roof: '#8d4a3a',
        style: 'side',
        roofHeight: 28,
        windows: [3, 1],
      })
      ripples(s, 800, 1270, 60, lighten(s.mood.haze, 0.6), 0.35)
      sailboat(s, 1190, 846, 130)
      sailboat(s, 1340, 778, 70, '#e9c7a0')
      birds(s, [1020, 420], 6)
    },
  ],
  [
    'noon',
    (s) => {
      sky(s, 700)
      clouds(s, 3, [150, 330])
      hills(s, 690, 150, leftward(0.8), 0.6)
      sea(s, 690, { material: '#1f93b5', near: 0 })
      headland(s, 'left', 0.4, 380, 790, 'limestone', 0.16, 'pine')
      stack(s, 960, 800, 120, 290, 'limestone', 0.12)
      stack(s, 1110, 780, 70, 150, 'limestone', 0.2)
      stack(s, 1230, 770, 40, 80, 'limestone', 0.26)
      const shore = beach(s, 1080, { lean: -240, curve: 110 })
      specimens(
        s,
        [
          [1500, 1190, 330],
          [1660, 1240, 420],
          [1810, 1210, 300],
        ],
        'stonePine',
        colourOf(s, 'pine', -0.15),
      )
      grass(
        s,
        shore.map(([x, y]): Point => [x, y + 200]),
        40,
        14,
        colourOf(s, 'olive', -0.1),
      )
      rowboat(s, 1300, 920, 90, '#3f6e9a')
    },
  ],
  [
    'golden',
    (s) => {
      sky(s, 720)
      sun(s, [1120, 560], 76)
      bands(s, 6, [200, 520], '#fdf0cf', 0.5)
      hills(s, 706, 130, flat, 0.66)
      sea(s, 700, { material: '#8a7f6a' })
      glitter(s, 1120, 704, 980, 130)
      hills(s, 820, 250, leftward(0.62), 0.22)
      hillTown(s, {
        centre: 500,
        base: 850,
        span: 720,
        rise: 240,
        rows: 5,
        widths: [46, 84],
        heights: [44, 82],
        walls: ['#f3dfbf', '#e9b98a', '#d98e68', '#f1e6cf', '#e5c48f'],
        roofs: ['#b0573a', '#9c4a34'],
        styles: ['side', 'hip'],
        pitch: 0.3,
        depth: 0.05,
      })
      tower(s, { x: 520, base: 660, w: 50, h: 150, wall: '#f3e3c4', roof: '#b0573a', top: 'dome' })
      const shore = beach(s, 960, { lean: 330, curve: 40, colour: colourOf(s, 'sand', 0) })
      grass(
        s,
        shore.map(([x, y]): Point => [x, y + 250]),
        60,
        12,
        colourOf(s, 'olive', -0.2),
      )
      rowboat(s, 760, 1016, 110, '#3f6e7a')
      rowboat(s, 900, 1046, 120, '#b5483a')
    },
  ],
  [
    'overcast',
    (s) => {
      sky(s, 700)
      clouds(s, 5, [120, 420], 0.55)
      sea(s, 690, { material: '#5b7f86' })
      headland(s, 'right', 0.42, 400, 730, 'slate', 0.36, 'heather')
      stack(s, 1010, 760, 150, 210, 'slate', 0.22)
      stack(s, 800, 770, 80, 120, 'slate', 0.26)
      headland(s, 'left', 0.24, 520, 860, 'slate', 0.04, 'olive')
      ripples(s, 760, 1280, 110, lighten(s.mood.haze, 0.7), 0.5)
      rocks(s, [300, 1500], [880, 1010], 8, 46, colourOf(s, 'slate', -0.1))
      const heath = foreground(s, 1190, 120, colourOf(s, 'heather', 0.02), { lean: -200 })
      grass(s, heath, 34, 10, colourOf(s, 'olive', -0.15))
      flowers(s, [1120, 1275], 160, '#b58bb0', 6)
      birds(s, [820, 380], 8)
    },
  ],
  [
    'tropic',
    (s) => {
      sky(s, 690)
      clouds(s, 4, [160, 420])
      hills(s, 690, 150, peak(0.75, 0.2), 0.55, 'pine')
      sea(s, 686, { material: 'lagoon', near: 0.05, mirror: 0.2 })
      headland(s, 'right', 0.34, 500, 740, 'clay', 0.14, 'pine')
      stack(s, 1140, 752, 90, 120, 'clay', 0.14)
      const arch = colourOf(s, 'clay', 0.1)
      add(
        s,
        fill(
          'M560 780L580 640L640 560L760 530L880 556L950 620L980 780L900 780L884 700Q860 630 790 630Q716 630 696 700L680 780Z',
          fadeDown(s, 520, 790, [
            [0, lighten(arch, 0.14)],
            [1, mix(arch, s.mood.shade, 0.2)],
          ]),
        ),
      )
      add(s, fill('M790 630Q860 630 884 700L900 780L980 780L950 620L880 556L840 546Z', s.mood.shade, 0.18))
      add(s, fill('M580 640L640 560L760 530L880 556L950 620L900 596L800 566L700 578L640 606Z', colourOf(s, 'olive', 0.05)))
      ripples(s, 780, 960, 60, '#ffffff', 0.4)
      beach(s, 1110, { lean: 150, curve: 70 })
      sailboat(s, 1290, 850, 110, '#f4e8d0')
    },
  ],
  [
    'dusk',
    (s) => {
      sky(s, 740)
      sun(s, [640, 700], 60)
      bands(s, 7, [260, 660], '#f6c2a8', 0.35)
      sea(s, 720, { material: '#3d4a7c', mirror: 0.5 })
      glitter(s, 640, 724, 1100, 120)
      const cape = headland(s, 'right', 0.5, 470, 800, 'slate', -0.15, 'pine')
      lighthouse(s, 1100, (cape.find(([px]) => px <= 1100)?.[1] ?? 560) + 8, 230, { lit: true, depth: 0.05 })
      add(
        s,
        fill(
          'M1100 362L-20 250L-20 400Z',
          fade(
            s,
            [1100, 362],
            [100, 330],
            [
              [0, '#ffe6b0', 0.45],
              [1, '#ffe6b0', 0],
            ],
          ),
        ),
      )
      rocks(s, [860, 1250], [800, 880], 9, 50, colourOf(s, 'slate', -0.4))
      ripples(s, 800, 1280, 70, '#f3c8b0', 0.25)
      foreground(s, 1260, 60, colourOf(s, 'ink', -0.5), { lean: -80 })
    },
  ],
  [
    'afternoon',
    (s) => {
      sky(s, 680)
      clouds(s, 4, [120, 350])
      sea(s, 660, { material: '#3a8aa0' })
      sailboat(s, 900, 712, 60)
      sailboat(s, 1050, 690, 40, '#d9a27c')
      beach(s, 830, { lean: 130, curve: 40 })
      for (const [index, x] of [420, 560, 700, 850, 990, 1130].entries()) {
        const hue = (['#4f8aa3', '#d9a441', '#c7573f', '#f2e7cf', '#5f9a7c', '#d98e8a'] as const)[index] ?? '#c7573f'
        house(s, { x, base: 930 + index * 5, w: 96, h: 84, wall: hue, roof: '#f4ecd9', roofHeight: 50, windows: [0, 0], door: true })
        for (let plank = 1; plank < 6; plank++) add(s, box(x + plank * 16, 850 + index * 5, 2, 82, s.mood.shade, 0.12))
      }
      const dune = foreground(s, 1120, 150, colourOf(s, 'sand', -0.02), { lean: -150, darken: 0.2 })
      grass(s, dune, 95, 9, colourOf(s, 'olive', -0.02))
      grass(
        s,
        dune.map(([x, y]): Point => [x, y + 90]),
        120,
        12,
        colourOf(s, 'olive', -0.2),
      )
    },
  ],
  [
    'rose',
    (s) => {
      sky(s, 700)
      bands(s, 6, [160, 520], '#fff0ea', 0.5)
      hills(s, 690, 190, either(peak(0.24, 0.2), rightward(0.5)), 0.6, 'rock')
      sea(s, 690, { material: '#6a8fc0', mirror: 0.5 })
      sailboat(s, 1240, 770, 90, '#fdf1ea')
      hills(s, 900, 330, leftward(0.72), 0.1, 'rock')
      hillTown(s, {
        centre: 520,
        base: 900,
        span: 980,
        rise: 330,
        rows: 6,
        widths: [52, 92],
        heights: [50, 84],
        walls: ['#fbf5ec', '#f7ece0', '#fdf8f2'],
        roofs: ['#f3e6da', '#e9dccf'],
        styles: ['flat'],
        depth: 0.02,
      })
      for (const [x, base, w] of [
        [560, 640, 74],
        [360, 740, 90],
        [760, 790, 70],
      ] as const)
        tower(s, { x, base, w, h: w * 0.7, wall: '#fdf8f2', roof: '#4a76b8', top: 'dome' })
      const edge = foreground(s, 1010, 70, colourOf(s, '#efe2d6', 0), { lean: -190, darken: 0.3 })
      flowers(s, [1040, 1270], 220, '#d7568a', 9, [0, 620])
      specimens(
        s,
        [
          [180, 1100, 200],
          [1500, 1200, 260],
        ],
        'cypress',
        colourOf(s, 'pine', -0.1),
      )
      grass(s, edge, 14, 16, colourOf(s, 'olive', -0.1))
    },
  ],
  [
    'amber',
    (s) => {
      sky(s, 720)
      bands(s, 5, [150, 420], '#fdeac0', 0.5)
      sun(s, [420, 520], 54)
      hills(s, 720, 260, either(leftward(0.3), rightward(0.56)), 0.6, 'rock')
      sea(s, 716, { material: '#3f7f88', mirror: 0.4 })
      const cliff = hills(s, 860, 460, rightward(0.42), 0.22, 'olive')
      shadeSides(s, cliff, { side: 'right', opacity: 0.3 })
      archBridge(s, { from: 1010, to: 1560, deck: 640, foot: 900, arches: 3, colour: colourOf(s, 'limestone', 0.1), thick: 20 })
      const near = foreground(s, 1010, 200, colourOf(s, 'straw', -0.04), { lean: -260 })
      way(s, [1420, 850], [700, 1300], 210, colourOf(s, '#e7dcc6', 0.05), 210)
      grass(s, near, 40, 10, colourOf(s, 'olive', -0.1))
      add(
        s,
        fill(stonePine(s.random, 300, 1130, 420), colourOf(s, 'pine', -0.25)),
        fill(stonePine(s.random, 120, 1190, 330), colourOf(s, 'pine', -0.3)),
      )
      add(s, fill(`M0 ${at(1230)}h${width}v60H0Z`, s.mood.shade, 0.12))
    },
  ],
]
