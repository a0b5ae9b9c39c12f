import { lighten, mix } from '../colour.ts'
import { foreground, rocks, way } from '../ground.ts'
import { either, leftward, ridge, rightward, shadeSides, snowCaps, valley } from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, at, box, colourOf, disc, fade, fill, shape, stroke } from '../sheet.ts'
import { bands, birds, mist, sky, sun } from '../sky.ts'
import { lighthouse } from '../town.ts'
import { grass, plantInMist, specimens } from '../trees.ts'
import { ripples, water } from '../water.ts'

export const lost: readonly Scene[] = [
  [
    'mist',
    (s) => {
      sky(s, 760)
      sun(s, [620, 400], 46)
      for (const [y, depth] of [
        [720, 0.82],
        [800, 0.66],
        [880, 0.46],
      ] as const) {
        const hill = ridge(s, { y, rise: 130, octaves: 3, stride: 600 }, { depth, material: 'pine', foot: 0.6 })
        plantInMist(s, { along: hill.points, tall: [50, 110], gap: 26, foot: y + 30, clump: 0.3 }, colourOf(s, 'pine', depth))
        mist(s, y + 20, 60, 0.7)
      }
      const moor = foreground(s, 1010, 90, colourOf(s, 'olive', 0.12), { lean: 70 })
      way(s, [980, 960], [560, 1300], 260, colourOf(s, 'straw', 0.35), 150, 16)
      way(s, [1000, 960], [1560, 1300], 230, colourOf(s, 'straw', 0.35), -150, 16)
      const wood = colourOf(s, '#7d5a40', -0.05)
      add(s, box(972, 590, 20, 420, wood), box(982, 590, 10, 420, s.mood.shade, 0.18))
      for (const [y, way1, hue] of [
        [620, 1, '#c98a52'],
        [700, -1, '#b5734a'],
        [780, 1, '#d9a66a'],
      ] as const) {
        const d = shape([
          [982 - way1 * 60, y],
          [982 + way1 * 190, y],
          [982 + way1 * 226, y + 27],
          [982 + way1 * 190, y + 54],
          [982 - way1 * 60, y + 54],
        ])
        add(
          s,
          fill(d, colourOf(s, hue, 0.02)),
          stroke(`M${982 - way1 * 44} ${y + 40}H${982 + way1 * 180}`, s.mood.shade, 2, 0.25),
          disc(982, y + 14, 4, s.mood.shade, 0.6),
          disc(982, y + 40, 4, s.mood.shade, 0.6),
        )
      }
      grass(s, moor, 36, 9, colourOf(s, 'olive', -0.12))
      rocks(s, [860, 1130], [1010, 1030], 5, 30, colourOf(s, 'rock', 0.1))
      birds(s, [1010, 560], 1, 18)
    },
  ],
]

export const storm: readonly Scene[] = [
  [
    'storm',
    (s) => {
      sky(s, 760)
      for (let drift = 0; drift < 4; drift++)
        bands(s, 5, [80 + drift * 90, 240 + drift * 100], mix(s.mood.shade, s.mood.haze, 0.2 + drift * 0.14), 0.5)
      ridge(s, { y: 760, rise: 120, envelope: rightward(0.5), octaves: 3 }, { depth: 0.6, material: 'slate', foot: 0.3 })
      water(s, { y: 756, mirror: 0.2, material: '#41606a' })
      const rock = mix(colourOf(s, 'slate', -0.2), s.mood.shade, 0.3)
      add(
        s,
        fill('M560 960L640 850L720 800L820 742L960 720L1080 728L1180 780L1260 840L1400 960Z', rock),
        fill('M1010 960L980 850L1020 722L1080 728L1180 780L1260 840L1400 960Z', s.mood.shade, 0.4),
      )
      lighthouse(s, 980, 728, 380, { lit: true })
      add(
        s,
        fill(
          'M980 400L-20 230L-20 450Z',
          fade(
            s,
            [980, 400],
            [60, 350],
            [
              [0, '#ffe9b0', 0.6],
              [1, '#ffe9b0', 0],
            ],
          ),
        ),
        fill(
          'M980 400L1940 330L1940 520Z',
          fade(
            s,
            [980, 400],
            [1900, 430],
            [
              [0, '#ffe9b0', 0.42],
              [1, '#ffe9b0', 0],
            ],
          ),
        ),
      )
      const white = lighten(s.mood.haze, 0.5)
      for (const [y, rise, stride, depth] of [
        [960, 90, 300, 0.22],
        [1060, 110, 380, 0.06],
        [1170, 120, 470, -0.1],
        [1290, 130, 560, -0.28],
      ] as const) {
        const wave = ridge(
          s,
          { y, rise, stride, creased: true, octaves: 3, rough: 0.35, relief: 0.9 },
          { depth, material: '#3f6470', foot: 0.1 },
        )
        snowCaps(s, wave, { above: y - rise * 0.62, depth: depth + 0.2, tongue: 0.5 })
        shadeSides(s, wave, { side: 'right', opacity: 0.3, grooves: 60 })
      }
      for (let spray = 0; spray < 60; spray++)
        add(s, disc(s.random.between(560, 900), s.random.between(760, 930), s.random.between(1.5, 5), white, 0.6))
      let rain = ''
      for (let drop = 0; drop < 150; drop++) {
        const [x, y] = [s.random.between(-100, 1920), s.random.between(0, 1200)]
        rain += `M${at(x)} ${at(y)}l${at(14)} ${at(56)}`
      }
      add(s, stroke(rain, white, 1.6, 0.2))
      ripples(s, 1000, 1270, 40, white, 0.2)
    },
  ],
]

export const pause: readonly Scene[] = [
  [
    'winter',
    (s) => {
      sky(s, 760)
      const back = ridge(s, { y: 800, rise: 480, creased: true, stride: 380 }, { depth: 0.6, material: 'rock', foot: 0.5 })
      snowCaps(s, back, { above: 800, depth: 0.45 })
      shadeSides(s, back, { side: 'right', opacity: 0.22 })
      const pass = ridge(
        s,
        { y: 880, rise: 560, envelope: either(leftward(0.5), rightward(0.54)), creased: true, stride: 340 },
        { depth: 0.34, material: 'slate', foot: 0.4 },
      )
      snowCaps(s, pass, { above: 840, depth: 0.26 })
      shadeSides(s, pass, { side: 'right', opacity: 0.26 })
      ridge(s, { y: 900, rise: 120, envelope: valley(0.5, 0.7), octaves: 3 }, { depth: 0.16, material: 'snow', foot: 0 })
      foreground(s, 950, 50, lighten(colourOf(s, 'snow', 0.06), 0.2), { darken: 0.22 })
      way(s, [960, 905], [960, 1300], 420, mix(colourOf(s, 'rock', 0.3), colourOf(s, 'snow', 0), 0.35), 210, 18)
      const dark = colourOf(s, 'ink', -0.1)
      add(s, box(700, 880, 18, 190, dark), box(1200, 900, 18, 170, dark), box(676, 1040, 66, 40, dark))
      for (let stripe = 0; stripe < 9; stripe++) {
        const [x, next] = [690 + stripe * 62, 690 + (stripe + 1) * 62]
        add(
          s,
          fill(
            shape([
              [x, 914],
              [next, 914],
              [next, 946],
              [x, 946],
            ]),
            stripe % 2 === 0 ? colourOf(s, '#c4453a', 0) : colourOf(s, '#fbf6ec', 0),
          ),
        )
      }
      add(
        s,
        box(690, 944, 558, 4, s.mood.shade, 0.5),
        box(690, 908, 558, 8, lighten(colourOf(s, 'snow', 0), 0.5)),
        disc(960, 930, 50, colourOf(s, '#c4453a', 0)),
        disc(960, 930, 37, colourOf(s, '#fbf6ec', 0)),
      )
      specimens(
        s,
        [
          [240, 1090, 330],
          [380, 1050, 240],
          [1500, 1060, 280],
          [1660, 1110, 380],
        ],
        'conifer',
        colourOf(s, 'pine', -0.05),
      )
      for (let flake = 0; flake < 230; flake++)
        add(s, disc(s.random.between(0, 1920), s.random.between(0, 1270), s.random.between(1.5, 4.5), '#ffffff', 0.75))
    },
  ],
]
