import { figure, rowboat } from '../boats.ts'
import { lighten } from '../colour.ts'
import { foreground } from '../ground.ts'
import { layeredNoise } from '../noise.ts'
import { type Envelope, either, flat, leftward, peak, ridge, rightward, shadeSides, snowCaps, valley } from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, at, box, colourOf, disc, fadeDown, fill, glow, type Sheet, shape, width } from '../sheet.ts'
import { moon, sky, stars } from '../sky.ts'
import { house, lampColour } from '../town.ts'
import { plant, specimens, woods } from '../trees.ts'
import { water } from '../water.ts'

/** A curtain of light: thin upright strips along a wandering foot. */
function curtain(
  sheet: Sheet,
  {
    foot,
    sway,
    tall,
    hues,
    strength = 0.8,
    from = -60,
    to = 1980,
    bend = 340,
  }: {
    foot: number
    sway: number
    tall: number
    hues: readonly [string, string, string]
    strength?: number
    from?: number
    to?: number
    bend?: number
  },
) {
  const { random } = sheet
  const [course, reach, shine] = [layeredNoise(random, 3, 0.45), layeredNoise(random, 4, 0.6), layeredNoise(random, 4, 0.65)]
  const start = random.between(0, 90)
  const step = 5
  for (let x = from; x < to; x += step) {
    const y = foot + (course(start + x / bend) - 0.5) * 2 * sway
    const h = tall * (0.45 + 0.75 * reach(start + x / 120))
    const edge = Math.min(1, (x - from) / 260, (to - x) / 260)
    const light = strength * edge * (0.22 + 0.85 * shine(start + x / 70) ** 1.6)
    const name = fadeDown(sheet, y - h, y + 26, [
      [0, hues[2], 0],
      [0.35, hues[1], light * 0.4],
      [0.78, hues[0], light],
      [0.93, lighten(hues[0], 0.35), light],
      [1, hues[0], 0],
    ])
    add(sheet, `<rect x="${at(x)}" y="${at(y - h)}" width="${step + 0.6}" height="${at(h + 26)}" fill="${name}"/>`)
  }
}

const emerald = ['#4fe0a0', '#2fae9c', '#5a6fd0'] as const
const jade = ['#7ff0b4', '#3fc4a8', '#8f5fc0'] as const
const rose = ['#e58bb8', '#9a6fd6', '#4f5fc0'] as const

function peaks(sheet: Sheet, y: number, rise: number, envelope: Envelope, depth: number, snow: number) {
  const made = ridge(sheet, { y, rise, envelope, creased: true, stride: 340 }, { depth, material: 'slate', foot: 0.2 })
  snowCaps(sheet, made, { above: snow, depth: depth * 0.8 + 0.1 })
  shadeSides(sheet, made, { side: 'right', opacity: 0.3 })
  return made
}

const glowing = (sheet: Sheet, x: number, base: number, w: number) =>
  house(sheet, { x, base, w, h: w * 0.48, wall: '#a8402f', roof: '#dfe6f0', roofHeight: w * 0.42, windows: [3, 1], lit: 1, chimney: true })

export const northernLights: readonly Scene[] = [
  [
    'night',
    (s) => {
      sky(s, 820)
      stars(s, 200, 640)
      curtain(s, { foot: 470, sway: 110, tall: 420, hues: emerald })
      curtain(s, { foot: 610, sway: 70, tall: 260, hues: jade, strength: 0.5, bend: 520 })
      peaks(s, 800, 320, flat, 0.34, 720)
      peaks(s, 812, 480, either(leftward(0.42), rightward(0.64)), 0.14, 640)
      for (const [x, w] of [
        [760, 96],
        [890, 110],
        [1040, 90],
      ] as const)
        glowing(s, x, 822, w)
      water(s, { y: 824, mirror: 0.78, material: '#12305a', near: -0.4 })
    },
  ],
  [
    'night',
    (s) => {
      sky(s, 820)
      curtain(s, { foot: 560, sway: 150, tall: 500, hues: jade, strength: 0.9, bend: 460 })
      ridge(s, { y: 830, rise: 200, octaves: 4 }, { depth: 0.34, material: 'pine', foot: 0.3 })
      const snow = foreground(s, 900, 70, lighten(colourOf(s, '#bcd6f5', 0.12), 0.08), { darken: 0.45 })
      plant(s, { along: snow, tall: [60, 150], gap: 34, clump: 0.2, sink: 8 }, colourOf(s, 'pine', -0.4))
      for (const [x, w] of [
        [820, 190],
        [1080, 150],
      ] as const) {
        add(
          s,
          fill(
            shape([
              [x - w / 2, 940],
              [x - 8, 940 - w * 0.95],
              [x + 8, 940 - w * 0.95],
              [x + w / 2, 940],
            ]),
            '#c98a4e',
          ),
          fill(
            shape([
              [x - w / 2, 940],
              [x - 8, 940 - w * 0.95],
              [x - w * 0.16, 940],
            ]),
            '#e8b06a',
          ),
          fill(
            shape([
              [x - 12, 940],
              [x + 4, 940 - w * 0.4],
              [x + 20, 940],
            ]),
            lampColour,
          ),
          box(x - 10, 940 - w * 1.06, 2, w * 0.16, s.mood.shade),
          box(x + 6, 940 - w * 1.04, 2, w * 0.14, s.mood.shade),
        )
      }
      figure(s, 960, 950, 48)
      foreground(s, 1090, 80, lighten(colourOf(s, '#bcd6f5', 0.16), 0.1), { lean: 80, darken: 0.5 })
      specimens(
        s,
        [
          [150, 1180, 430],
          [300, 1210, 330],
          [1660, 1190, 360],
          [1810, 1220, 480],
        ],
        'conifer',
        colourOf(s, 'ink', -0.7),
      )
    },
  ],
  [
    'blueHour',
    (s) => {
      sky(s, 840)
      curtain(s, { foot: 430, sway: 130, tall: 380, hues: rose, strength: 0.7 })
      curtain(s, { foot: 600, sway: 60, tall: 300, hues: emerald, strength: 0.65, bend: 620 })
      peaks(s, 820, 560, either(peak(0.5, 0.13), peak(0.22, 0.16), peak(0.82, 0.16)), 0.24, 780)
      water(s, { y: 826, mirror: 0.72, material: '#1c3a68' })
      rowboat(s, 1050, 950, 140, '#b5523a')
      foreground(s, 1230, 60, lighten(colourOf(s, '#bcd6f5', 0.2), 0.05), { lean: -70, darken: 0.4 })
    },
  ],
  [
    'night',
    (s) => {
      sky(s, 900)
      stars(s, 260, 700)
      curtain(s, { foot: 700, sway: 60, tall: 640, hues: emerald, strength: 0.85, from: 300, to: 1500, bend: 700 })
      const slope = ridge(s, { y: 920, rise: 260, envelope: valley(0.5, 0.6), octaves: 4 }, { depth: 0.1, material: 'pine', foot: 0.2 })
      woods(s, { along: slope.points, tall: [60, 130], gap: 24 }, { rows: 3, drop: 50, colour: colourOf(s, 'pine', 0), darken: 0.3 })
      water(s, { y: 960, mirror: 0.75, material: '#0f2c50', near: -0.4 })
      add(s, box(820, 992, 260, 9, colourOf(s, 'earth', -0.2)), box(830, 992, 6, 40, s.mood.shade), box(1060, 992, 6, 40, s.mood.shade))
      add(
        s,
        disc(
          1000,
          976,
          90,
          glow(s, [1000, 976], 90, [
            [0, lampColour, 0.5],
            [0.4, lampColour, 0.16],
            [1, lampColour, 0],
          ]),
        ),
        disc(1000, 984, 6, lampColour),
      )
      figure(s, 930, 992, 62, '#c7573f')
      figure(s, 970, 992, 58, '#3f6e9a')
    },
  ],
  [
    'night',
    (s) => {
      sky(s, 820)
      moon(s, [1500, 230], 34)
      curtain(s, { foot: 520, sway: 170, tall: 360, hues: ['#7ff0b4', '#58b7d0', '#7a5fd0'], strength: 0.85, bend: 420 })
      peaks(s, 800, 420, leftward(0.8), 0.3, 740)
      peaks(s, 830, 500, rightward(0.4), 0.16, 700)
      const snow = foreground(s, 900, 80, lighten(colourOf(s, '#bcd6f5', 0.1), 0.1), { lean: 60, darken: 0.4 })
      glowing(s, 850, (snow.find(([x]) => x >= 930)?.[1] ?? 880) + 24, 220)
      specimens(
        s,
        [
          [700, 930, 170],
          [780, 916, 130],
          [1150, 920, 190],
          [1220, 930, 150],
        ],
        'conifer',
        colourOf(s, 'pine', -0.3),
      )
      add(
        s,
        fill(
          'M880 910h180l120 190h-420Z',
          fadeDown(s, 910, 1100, [
            [0, lampColour, 0.35],
            [1, lampColour, 0],
          ]),
        ),
      )
      foreground(s, 1130, 80, lighten(colourOf(s, '#bcd6f5', 0.14), 0.08), { lean: -60, darken: 0.5 })
    },
  ],
  [
    'blueHour',
    (s) => {
      sky(s, 860)
      curtain(s, { foot: 500, sway: 90, tall: 460, hues: jade, strength: 0.7, bend: 560 })
      for (const [y, depth] of [
        [790, 0.5],
        [850, 0.36],
      ] as const) {
        const made = ridge(s, { y, rise: 120, octaves: 3 }, { depth, material: 'pine', foot: 0.4 })
        woods(
          s,
          { along: made.points, tall: [40, 80], gap: 15 },
          { rows: 2, drop: 34, colour: colourOf(s, 'pine', depth - 0.06), darken: 0.1 },
        )
      }
      add(
        s,
        box(
          0,
          900,
          width,
          380,
          fadeDown(s, 900, 1280, [
            [0, lighten(colourOf(s, '#bcd6f5', 0.3), 0.05)],
            [1, colourOf(s, '#bcd6f5', 0.06)],
          ]),
        ),
      )
      for (let post = 0; post < 4; post++) {
        const x = 700 + post * 150
        add(
          s,
          fill(`M${x - 62} 1000A62 62 0 0 1 ${x + 62} 1000Z`, '#f1c478', 0.9),
          fill(`M${x - 62} 1000A62 62 0 0 1 ${x + 62} 1000L${x} 1000Z`, s.mood.shade, 0.12),
        )
        for (const turn of [-36, 0, 36])
          add(
            s,
            fill(`M${x + turn} 1000Q${x + turn * 0.5} 950 ${x} 938Q${x + turn * 0.5 + 4} 955 ${x + turn + 3} 1000Z`, s.mood.shade, 0.4),
          )
      }
      specimens(
        s,
        [
          [110, 1180, 560],
          [290, 1140, 380],
          [1640, 1150, 420],
          [1820, 1200, 600],
        ],
        'conifer',
        colourOf(s, 'ink', -0.6),
      )
      foreground(s, 1210, 60, lighten(colourOf(s, '#bcd6f5', 0.1), 0.05), { darken: 0.45 })
    },
  ],
]
