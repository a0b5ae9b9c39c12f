import { ferry, longboat, rowboat, sailboat } from '../boats.ts'
import { lighten, mix } from '../colour.ts'
import { foreground } from '../ground.ts'
import { smoothNoise } from '../noise.ts'
import { type Envelope, flat, peak, ridge, snowCaps, valley } from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, at, box, colourOf, disc, fadeDown, fill, glow, type Point, type Sheet, shape, stroke, width } from '../sheet.ts'
import { bands, clouds, mist, moon, sky, sun } from '../sky.ts'
import { archBridge, dome, lampColour, street, tower } from '../town.ts'
import { plant, specimens, woods } from '../trees.ts'
import { glitter, water } from '../water.ts'

type Blocks = {
  base: number
  tall: number
  envelope?: Envelope
  depth: number
  material?: `#${string}`
  widths?: readonly [number, number]
  lit?: number
  from?: number
  to?: number
  pane?: number
}

function skyline(
  sheet: Sheet,
  {
    base,
    tall,
    envelope = flat,
    depth,
    material = '#6f7c8f',
    widths = [46, 96],
    lit = 0.2,
    from = -30,
    to = width + 30,
    pane = 12,
  }: Blocks,
) {
  const { random, mood } = sheet
  const noise = smoothNoise(random)
  let [glow, dim, shadow] = ['', '', '']
  let x = from
  while (x < to) {
    const w = random.between(widths[0], widths[1])
    const h = tall * envelope((x + w / 2) / width) * (0.45 + 0.55 * noise(x / 130)) * random.between(0.8, 1.1) + 24
    const colour = mix(colourOf(sheet, material, depth), mood.haze, random.between(-0.04, 0.1))
    const top = base - h
    add(
      sheet,
      box(
        x,
        top,
        w + 1,
        h,
        fadeDown(sheet, top, base, [
          [0, colour],
          [1, mix(colour, mood.haze, 0.22)],
        ]),
      ),
    )
    const crest = random.next()
    if (crest < 0.22)
      add(
        sheet,
        box(x + w * 0.18, top - h * 0.06, w * 0.64, h * 0.06 + 1, colour),
        box(x + w * 0.34, top - h * 0.11, w * 0.32, h * 0.06, colour),
      )
    else if (crest < 0.36)
      add(
        sheet,
        fill(
          shape([
            [x, top + 1],
            [x + w, top - h * 0.1],
            [x + w, top + 1],
          ]),
          colour,
        ),
      )
    else if (crest < 0.5)
      add(
        sheet,
        fill(
          shape([
            [x + w * 0.1, top + 1],
            [x + w * 0.5, top - w * 0.7],
            [x + w * 0.9, top + 1],
          ]),
          colour,
        ),
        box(x + w * 0.5 - 1, top - w * 1.1, 2, w * 0.5, colour),
      )
    else if (crest < 0.62) add(sheet, box(x + w * 0.48, top - h * 0.16, 2.5, h * 0.16, colour))
    shadow += `M${at(x + w * 0.7)} ${at(top)}h${at(w * 0.3)}v${at(h)}h${at(-w * 0.3)}Z`
    for (let py = top + pane; py < base - pane; py += pane * 1.5) {
      for (let px = x + pane * 0.6; px < x + w - pane * 0.7; px += pane) {
        const d = `M${at(px)} ${at(py)}h${at(pane * 0.48)}v${at(pane * 0.62)}h${at(-pane * 0.48)}Z`
        if (random.chance(lit)) glow += d
        else if (random.chance(0.55)) dim += d
      }
    }
    x += w + (random.chance(0.2) ? random.between(4, 20) : 0)
  }
  add(
    sheet,
    fill(shadow, mood.shade, 0.13 * (1 - depth)),
    fill(dim, mood.shade, 0.16 * (1 - depth * 0.7)),
    fill(glow, mix(lampColour, mood.haze, depth * 0.6), 0.95),
  )
}

function suspensionBridge(
  sheet: Sheet,
  { y, from, to, pylons, tall, colour }: { y: number; from: number; to: number; pylons: readonly number[]; tall: number; colour: string },
) {
  for (const x of pylons)
    add(
      sheet,
      box(x - 14, y - tall, 9, tall + 60, colour),
      box(x + 5, y - tall, 9, tall + 60, colour),
      ...[0.1, 0.36, 0.64].map((share) => box(x - 14, y - tall * (1 - share), 28, 8, colour)),
      box(x - 20, y + 40, 40, 26, colour),
    )
  const spans: [number, number][] = [from, ...pylons, to].slice(1).map((end, index) => [[from, ...pylons][index] ?? from, end])
  for (const [left, right] of spans) {
    const heights = [left === from ? y - 4 : y - tall, right === to ? y - 4 : y - tall] as const
    const sag = left !== from && right !== to ? tall * 0.86 : tall * 0.3
    const cable = Array.from({ length: 33 }, (_, index): Point => {
      const share = index / 32
      return [
        left + (right - left) * share,
        heights[0] + (heights[1] - heights[0]) * share + sag * 4 * share * (1 - share) * (left !== from && right !== to ? 1 : 0.55),
      ]
    })
    add(sheet, stroke(`M${cable.map(([px, py]) => `${at(px)} ${at(Math.min(py, y - 4))}`).join('L')}`, colour, 5))
    add(sheet, stroke(cable.map(([px, py]) => `M${at(px)} ${at(Math.min(py, y - 4))}V${at(y)}`).join(''), colour, 1.4, 0.8))
  }
  add(sheet, box(from, y, to - from, 13, colour), box(from, y - 2, to - from, 3, lighten(colour, 0.3)))
}

function pagoda(sheet: Sheet, x: number, base: number, w: number, tiers: number, depth: number) {
  const roof = colourOf(sheet, '#3f4a55', depth)
  const wall = colourOf(sheet, '#b5483a', depth)
  let y = base
  for (let tier = 0; tier < tiers; tier++) {
    const size = w * (1 - tier * 0.12)
    const h = w * 0.24
    add(
      sheet,
      box(x - size * 0.3, y - h, size * 0.6, h, wall),
      box(x - size * 0.22, y - h * 0.7, size * 0.44, h * 0.5, sheet.mood.night ? lampColour : mix(wall, sheet.mood.shade, 0.4)),
    )
    add(
      sheet,
      fill(
        `M${at(x - size * 0.6)} ${at(y - h * 0.92)}Q${at(x - size * 0.34)} ${at(y - h * 1.05)} ${at(x - size * 0.24)} ${at(y - h * 1.5)}H${at(x + size * 0.24)}Q${at(x + size * 0.34)} ${at(y - h * 1.05)} ${at(x + size * 0.6)} ${at(y - h * 0.92)}Q${at(x)} ${at(y - h * 1.02)} ${at(x - size * 0.6)} ${at(y - h * 0.92)}Z`,
        roof,
      ),
    )
    y -= h * 1.36
  }
  add(sheet, box(x - 2.5, y - w * 0.34, 5, w * 0.36, roof), disc(x, y - w * 0.1, w * 0.03, roof), disc(x, y - w * 0.2, w * 0.024, roof))
}

function latticeTower(sheet: Sheet, x: number, base: number, h: number, colour: string) {
  const half = (share: number) => h * (0.008 + 0.19 * (1 - share) ** 2.6)
  const side = (sign: 1 | -1, inset: number) =>
    Array.from(
      { length: 21 },
      (_, step): Point => [x + sign * Math.max(0.5, half(step / 20) - inset * (1 - step / 24)), base - (h * step) / 20],
    )
  for (const sign of [1, -1] as const) add(sheet, fill(shape([...side(sign, 0), ...side(sign, h * 0.03).reverse()]), colour))
  for (const share of [0.2, 0.4, 0.86])
    add(sheet, box(x - half(share) - h * 0.012, base - h * share - h * 0.012, half(share) * 2 + h * 0.024, h * 0.02, colour))
  let web = ''
  for (let step = 4; step < 20; step++) {
    const [low, high] = [step / 20, (step + 1) / 20]
    web += `M${at(x - half(low))} ${at(base - h * low)}L${at(x + half(high))} ${at(base - h * high)}M${at(x + half(low))} ${at(base - h * low)}L${at(x - half(high))} ${at(base - h * high)}`
  }
  add(
    sheet,
    stroke(web, colour, Math.max(1.4, h * 0.004)),
    stroke(
      `M${at(x - half(0) * 0.82)} ${at(base)}Q${at(x)} ${at(base - h * 0.26)} ${at(x + half(0) * 0.82)} ${at(base)}`,
      colour,
      h * 0.014,
    ),
    box(x - 1.5, base - h * 1.07, 3, h * 0.08, colour),
  )
}

const stone = ['#e6d3b3', '#d9bf98', '#efe2c8', '#cfae88'] as const
const zinc = ['#5f6f80', '#6b7686'] as const

export const city: readonly Scene[] = [
  [
    'dusk',
    (s) => {
      sky(s, 800)
      sun(s, [720, 660], 60)
      bands(s, 6, [200, 560], '#f7bca6', 0.35)
      skyline(s, { base: 810, tall: 330, depth: 0.62, envelope: peak(0.5, 0.5), lit: 0.12, pane: 10 })
      skyline(s, { base: 816, tall: 480, depth: 0.32, envelope: peak(0.58, 0.28), lit: 0.28, widths: [54, 100] })
      skyline(s, { base: 820, tall: 190, depth: 0.08, lit: 0.34, widths: [60, 120], pane: 13 })
      suspensionBridge(s, { y: 800, from: -40, to: 1960, pylons: [420, 1320], tall: 250, colour: s.mood.shade })
      water(s, { y: 822, mirror: 0.7, material: '#30406e' })
      glitter(s, 720, 826, 1100, 90, 0.5)
      ferry(s, 1120, 930, 150)
    },
  ],
  [
    'blueHour',
    (s) => {
      sky(s, 820)
      ridge(s, { y: 800, rise: 150, octaves: 3 }, { depth: 0.55, material: 'slate', foot: 0.4 })
      street(s, {
        from: -40,
        to: 1960,
        base: 800,
        widths: [76, 130],
        heights: [120, 170],
        walls: stone,
        roofs: zinc,
        styles: ['hip'],
        pitch: 0.42,
        depth: 0.34,
        lit: 0.45,
        storeys: 40,
      })
      latticeTower(s, 960, 830, 620, mix(colourOf(s, '#8a6a52', 0.1), s.mood.shade, 0.3))
      street(s, {
        from: -60,
        to: 1960,
        base: 868,
        widths: [110, 170],
        heights: [130, 180],
        walls: stone,
        roofs: zinc,
        styles: ['hip', 'side'],
        pitch: 0.34,
        depth: 0.12,
        lit: 0.5,
        storeys: 44,
      })
      plant(
        s,
        {
          along: [
            [0, 880],
            [1920, 880],
          ],
          tall: [60, 100],
          gap: 60,
          kind: 'crown',
        },
        colourOf(s, 'pine', -0.35),
      )
      add(s, box(0, 874, width, 26, colourOf(s, '#8d8071', -0.25)))
      water(s, { y: 898, mirror: 0.66, material: '#1d3a66' })
      archBridge(s, { from: 120, to: 1800, deck: 918, foot: 1010, arches: 5, colour: colourOf(s, '#9c8b76', -0.2), thick: 18 })
      for (const x of [290, 620, 960, 1300, 1640]) glitter(s, x, 1014, 1180, 30, 0.5)
      longboat(s, 1180, 1080, 260, '#23304a', '#cfd6e4')
    },
  ],
  [
    'rose',
    (s) => {
      sky(s, 780)
      bands(s, 5, [200, 460], '#fff2ec', 0.5)
      const mount = ridge(
        s,
        {
          y: 790,
          rise: 520,
          envelope: (share) => Math.exp(-((Math.abs(share - 0.62) / 0.26) ** 1.15) * 1.4),
          relief: 0.05,
          octaves: 4,
          stride: 140,
        },
        { depth: 0.55, material: 'slate', foot: 0.7 },
      )
      snowCaps(s, mount, { above: 480, depth: 0.2, tongue: 1.3 })
      mist(s, 760, 80, 0.7)
      skyline(s, { base: 810, tall: 260, depth: 0.55, envelope: valley(0.62, 0.5), lit: 0.1, pane: 10 })
      skyline(s, { base: 850, tall: 150, depth: 0.3, lit: 0.16, widths: [50, 100], pane: 11 })
      ridge(s, { y: 930, rise: 110, envelope: peak(0.3, 0.3), octaves: 3 }, { depth: 0.1, material: 'leaf', foot: 0 })
      pagoda(s, 560, 850, 190, 5, 0.04)
      const bank = foreground(s, 990, 60, colourOf(s, 'leaf', 0), { lean: -60 })
      plant(s, { along: bank, tall: [110, 190], gap: 90, kind: 'crown', sink: 40 }, colourOf(s, '#f0b9c6', 0.02))
      plant(
        s,
        { along: bank.map(([x, y]): Point => [x, y + 120]), tall: [140, 210], gap: 120, kind: 'crown', sink: 40 },
        colourOf(s, '#f7d3da', -0.02),
      )
      foreground(s, 1200, 40, colourOf(s, 'leaf', -0.2))
    },
  ],
  [
    'noon',
    (s) => {
      sky(s, 760)
      clouds(s, 5, [130, 440])
      ridge(s, { y: 770, rise: 190, octaves: 4 }, { depth: 0.62, material: 'pine', foot: 0.4 })
      skyline(s, { base: 800, tall: 520, depth: 0.42, envelope: peak(0.46, 0.3), lit: 0, material: '#8aa0b4' })
      skyline(s, { base: 810, tall: 330, depth: 0.2, envelope: peak(0.6, 0.5), lit: 0, material: '#a8b8c4', widths: [54, 110] })
      skyline(s, { base: 820, tall: 130, depth: 0.06, lit: 0, material: '#d9d2c2', widths: [70, 130], pane: 14 })
      plant(
        s,
        {
          along: [
            [0, 826],
            [1920, 826],
          ],
          tall: [40, 70],
          gap: 40,
          kind: 'crown',
        },
        colourOf(s, 'leaf', 0.04),
      )
      water(s, { y: 830, mirror: 0.55, material: '#2a87a8' })
      sailboat(s, 700, 960, 150)
      sailboat(s, 1180, 900, 90, '#f0b48c')
      sailboat(s, 1400, 990, 180, '#fdf6e8')
      ferry(s, 980, 874, 130, '#2d6c8a')
    },
  ],
  [
    'overcast',
    (s) => {
      sky(s, 780)
      clouds(s, 4, [140, 400], 0.6)
      skyline(s, { base: 790, tall: 380, depth: 0.72, envelope: peak(0.4, 0.4), lit: 0 })
      mist(s, 740, 80, 0.7)
      for (const [x, w, h, roof] of [
        [420, 60, 320, '#58787a'],
        [760, 70, 420, '#4b5f60'],
        [1180, 56, 300, '#58787a'],
        [1500, 64, 360, '#4b5f60'],
      ] as const)
        tower(s, { x, base: 850, w, h, wall: '#b5735a', roof, cap: w * 3, depth: 0.32 })
      dome(s, { x: 980, base: 780, w: 200, wall: '#d9c6a8', roof: '#6f9a90', depth: 0.34 })
      street(s, {
        from: -40,
        to: 1960,
        base: 870,
        widths: [84, 120],
        heights: [140, 200],
        walls: ['#c98a62', '#e0c490', '#a85a48', '#d9b08a', '#8fa3a0'],
        roofs: ['#8a4434', '#6f4a40'],
        styles: ['gable', 'side', 'hip'],
        pitch: 0.5,
        depth: 0.1,
        storeys: 48,
      })
      add(s, box(0, 866, width, 28, colourOf(s, '#8d8071', 0)))
      water(s, { y: 892, mirror: 0.55, material: '#52737c' })
      for (const [x, tall, hull] of [
        [420, 170, '#f4ead6'],
        [640, 200, '#e8dcc4'],
        [1400, 190, '#f4ead6'],
      ] as const)
        sailboat(s, x, 970, tall, hull)
      rowboat(s, 1000, 1030, 150, '#34506b')
    },
  ],
  [
    'ember',
    (s) => {
      sky(s, 800)
      sun(s, [1060, 560], 130, 5)
      bands(s, 7, [180, 500], '#fbd28a', 0.35)
      skyline(s, { base: 810, tall: 300, depth: 0.6, lit: 0.06, pane: 10 })
      skyline(s, { base: 820, tall: 520, depth: 0.26, envelope: peak(0.36, 0.26), lit: 0.16 })
      skyline(s, { base: 830, tall: 240, depth: -0.05, envelope: valley(0.52, 0.5), lit: 0.24, widths: [60, 120] })
      water(s, { y: 826, mirror: 0.65, material: '#7c3b45' })
      glitter(s, 1060, 830, 1160, 150)
      longboat(s, 780, 960, 290, '#2b1220', '#e0a45a')
      for (const x of [640, 1330, 1420]) rowboat(s, x, 900, 70, '#3d1729')
      plant(
        s,
        {
          along: [
            [0, 1290],
            [1920, 1290],
          ],
          tall: [50, 90],
          gap: 40,
          kind: 'crown',
          to: 520,
        },
        s.mood.shade,
      )
    },
  ],
  [
    'winter',
    (s) => {
      sky(s, 780)
      ridge(s, { y: 770, rise: 150, octaves: 4 }, { depth: 0.66, material: 'rock', foot: 0.5 })
      for (const [x, w, h] of [
        [640, 60, 300],
        [1240, 60, 330],
      ] as const)
        tower(s, { x, base: 830, w, h, wall: '#d9a86a', roof: '#5f8f84', cap: w * 2.6, depth: 0.3 })
      dome(s, { x: 960, base: 740, w: 250, wall: '#efe2c8', roof: '#6f9f94', depth: 0.26 })
      street(s, {
        from: -40,
        to: 1960,
        base: 850,
        widths: [80, 124],
        heights: [130, 190],
        walls: ['#d98e68', '#e9c78f', '#c9705a', '#f0e2c6', '#a9b8b4'],
        roofs: ['#e6edf3', '#d6e0ea'],
        styles: ['gable', 'hip', 'stepped'],
        pitch: 0.55,
        depth: 0.06,
        storeys: 46,
      })
      add(s, box(0, 846, width, 24, colourOf(s, '#8d94a0', 0)), box(0, 842, width, 8, lighten(colourOf(s, 'snow', 0), 0.4)))
      water(s, { y: 868, mirror: 0.6, material: '#5a86a8' })
      ferry(s, 760, 950, 240, '#a8402f')
      const snow = foreground(s, 1200, 60, lighten(colourOf(s, 'snow', 0.04), 0.2), { darken: 0.2 })
      specimens(
        s,
        [
          [120, 1230, 260],
          [260, 1250, 200],
          [1720, 1230, 280],
        ],
        'conifer',
        colourOf(s, 'pine', -0.1),
      )
      plant(s, { along: snow, tall: [30, 50], gap: 300, kind: 'conifer', from: 600, to: 1500 }, colourOf(s, 'pine', 0))
    },
  ],
  [
    'teal',
    (s) => {
      sky(s, 800)
      sun(s, [600, 640], 70)
      bands(s, 6, [220, 560], '#f8e3a8', 0.35)
      ridge(s, { y: 800, rise: 330, envelope: peak(0.76, 0.14), octaves: 4 }, { depth: 0.5, material: 'pine', foot: 0.4 })
      ridge(s, { y: 800, rise: 200, envelope: peak(0.3, 0.2), octaves: 4 }, { depth: 0.6, material: 'pine', foot: 0.4 })
      skyline(s, { base: 810, tall: 260, depth: 0.34, envelope: peak(0.5, 0.4), lit: 0.24 })
      skyline(s, { base: 822, tall: 120, depth: 0.1, lit: 0.36, widths: [40, 90], pane: 11 })
      water(s, { y: 824, mirror: 0.66, material: '#20555e' })
      glitter(s, 600, 828, 1120, 110)
      sailboat(s, 1060, 920, 150, '#f6e2b8')
      const hill = ridge(
        s,
        { y: 1290, rise: 260, envelope: (share) => Math.max(0, 1 - share / 0.5), octaves: 3 },
        { depth: -0.3, material: 'pine', foot: 0 },
      )
      woods(
        s,
        { along: hill.points, tall: [50, 110], gap: 40, kind: 'crown', to: 900, sink: 30 },
        { rows: 2, drop: 50, colour: colourOf(s, 'pine', -0.4), darken: 0.3 },
      )
    },
  ],
  [
    'night',
    (s) => {
      sky(s, 820)
      moon(s, [1420, 240], 44)
      skyline(s, { base: 810, tall: 230, depth: 0.62, lit: 0.12, pane: 11 })
      skyline(s, { base: 818, tall: 540, depth: 0.34, envelope: peak(0.5, 0.2), lit: 0.26, widths: [60, 108], pane: 14 })
      skyline(s, { base: 826, tall: 130, depth: 0.06, envelope: flat, lit: 0.42, widths: [80, 150], pane: 16 })
      water(s, { y: 828, mirror: 0.8, material: '#10284c', near: -0.4 })
      for (const x of [260, 480, 700, 860, 1010, 1190, 1460, 1700]) glitter(s, x, 832, 1080, 40, 0.28)
      add(
        s,
        box(
          0,
          1140,
          width,
          140,
          fadeDown(s, 1140, 1280, [
            [0, mix(s.mood.shade, s.mood.haze, 0.3)],
            [1, s.mood.shade],
          ]),
        ),
        box(0, 1136, width, 6, mix(s.mood.shade, s.mood.haze, 0.6)),
      )
      for (let post = 0; post < 49; post++) add(s, box(post * 40, 1104, 3, 34, s.mood.shade))
      add(s, box(0, 1102, width, 4, s.mood.shade))
      for (let lamp = 0; lamp < 7; lamp++)
        add(
          s,
          box(138 + lamp * 280, 1016, 4, 130, s.mood.shade),
          disc(
            140 + lamp * 280,
            1010,
            70,
            glow(s, [140 + lamp * 280, 1010], 70, [
              [0, lampColour, 0.4],
              [0.4, lampColour, 0.12],
              [1, lampColour, 0],
            ]),
          ),
          disc(140 + lamp * 280, 1010, 10, lampColour),
        )
    },
  ],
]
