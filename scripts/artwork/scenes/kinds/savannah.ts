import { antelope, elephant, giraffe } from '../animals.ts'
import { longboat } from '../boats.ts'
import { mix } from '../colour.ts'
import { contours, foreground, rocks, way } from '../ground.ts'
import { either, leftward, ridge, rightward, shadeSides, snowCaps } from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, box, colourOf, disc, fadeDown, fill, height, type Point, type Sheet, shape, width } from '../sheet.ts'
import { bands, birds, clouds, mist, moon, sky, stars, sun } from '../sky.ts'
import { acacia, baobab, grass, palm, plant } from '../trees.ts'
import { glitter, water } from '../water.ts'

function plain(sheet: Sheet, y: number, material: 'straw' | 'olive' | 'earth' | 'meadow' = 'straw', depth = 0.1) {
  const colour = colourOf(sheet, material, depth)
  add(
    sheet,
    box(
      0,
      y,
      width,
      height - y,
      fadeDown(sheet, y, height, [
        [0, mix(colour, sheet.mood.haze, 0.5)],
        [0.3, colour],
        [1, mix(colour, sheet.mood.shade, 0.3)],
      ]),
    ),
  )
  contours(
    sheet,
    Array.from({ length: 120 }, (_, index): Point => [-30 + index * 17, y + 20]),
    height,
  )
  return Array.from({ length: 130 }, (_, index): Point => [-20 + index * 16, y + 6])
}

function bush(sheet: Sheet, y: number, tall: number, depth: number, gap = 70) {
  plant(
    sheet,
    {
      along: [
        [0, y],
        [width, y],
      ],
      tall: [tall * 0.5, tall],
      gap,
      kind: 'crown',
      clump: 0.35,
      sink: tall * 0.42,
    },
    mix(colourOf(sheet, 'olive', depth), colourOf(sheet, 'pine', depth), 0.25),
  )
}

const blades = (sheet: Sheet, y: number, tall: number, depth: number, material: 'straw' | 'olive' = 'straw') =>
  grass(
    sheet,
    Array.from({ length: 130 }, (_, index): Point => [-20 + index * 16, y + Math.sin(index * 0.4) * 8]),
    tall,
    7,
    colourOf(sheet, material, depth),
  )

const far = (sheet: Sheet, y: number, rise: number, depth: number) =>
  ridge(sheet, { y, rise, octaves: 3, stride: 700 }, { depth, material: 'heather', foot: 0.4 })

export const savannah: readonly Scene[] = [
  [
    'ember',
    (s) => {
      sky(s, 800)
      sun(s, [960, 600], 170, 4)
      bands(s, 7, [180, 560], '#fbd07e', 0.35)
      far(s, 800, 70, 0.5)
      plain(s, 800, 'earth', 0.05)
      bush(s, 806, 46, 0.2)
      acacia(s, 1330, 860, 430, s.mood.shade)
      acacia(s, 420, 830, 250, colourOf(s, 'ink', -0.4))
      giraffe(s, 880, 850, 240, s.mood.shade)
      giraffe(s, 1010, 846, 200, s.mood.shade)
      giraffe(s, 720, 842, 150, s.mood.shade)
      blades(s, 1010, 40, -0.5)
      blades(s, 1210, 90, -0.8)
      birds(s, [620, 400], 6)
    },
  ],
  [
    'morning',
    (s) => {
      sky(s, 760)
      clouds(s, 3, [420, 560], 0.6)
      const mount = ridge(
        s,
        {
          y: 780,
          rise: 480,
          envelope: (share) => Math.min(0.94, Math.exp(-((Math.abs(share - 0.53) / 0.24) ** 1.7))),
          relief: 0.1,
          octaves: 5,
          stride: 120,
        },
        { depth: 0.58, material: 'slate', foot: 0.75 },
      )
      snowCaps(s, mount, { above: 470, depth: 0.3, tongue: 1.1 })
      mist(s, 740, 80, 0.7)
      plain(s, 780, 'straw', 0.12)
      bush(s, 792, 60, 0.34)
      acacia(s, 380, 850, 330, colourOf(s, 'earth', -0.3), colourOf(s, 'olive', -0.05))
      elephant(s, 930, 900, 130, colourOf(s, '#7d7a7c', 0.05))
      elephant(s, 1110, 890, 110, colourOf(s, '#7d7a7c', 0.1))
      elephant(s, 1230, 896, 62, colourOf(s, '#7d7a7c', 0.08))
      blades(s, 1000, 36, 0)
      blades(s, 1200, 80, -0.15)
    },
  ],
  [
    'golden',
    (s) => {
      sky(s, 780)
      sun(s, [960, 560], 90)
      bands(s, 5, [200, 500], '#fff0c8', 0.45)
      far(s, 790, 70, 0.6)
      plain(s, 800, 'earth', 0.08)
      const colour = mix(colourOf(s, 'earth', -0.3), s.mood.shade, 0.3)
      for (const [x, base, tall] of [
        [800, 830, 240],
        [1120, 830, 250],
        [680, 860, 340],
        [1250, 860, 360],
      ] as const)
        baobab(s, x, base, tall, mix(colour, s.mood.haze, 0.22))
      for (const [x, base, tall] of [
        [470, 920, 520],
        [1480, 930, 560],
        [120, 1030, 760],
        [1800, 1040, 720],
      ] as const)
        baobab(s, x, base, tall, colour)
      way(s, [960, 800], [960, 1300], 420, colourOf(s, 'clay', 0.12), 30, 30)
      blades(s, 1250, 60, -0.3)
    },
  ],
  [
    'afternoon',
    (s) => {
      sky(s, 760)
      clouds(s, 4, [140, 420])
      far(s, 760, 160, 0.66)
      plain(s, 770, 'meadow', 0.14)
      bush(s, 780, 56, 0.3, 50)
      water(s, { y: 850, mirror: 0.5, material: '#3a8391', until: 1080 })
      add(
        s,
        fill('M-10 850Q260 838 420 868T760 852Q420 900 -10 892Z', colourOf(s, 'meadow', 0.02)),
        fill('M1930 848Q1600 836 1430 874T1080 858Q1500 912 1930 900Z', colourOf(s, 'meadow', 0.02)),
      )
      longboat(s, 960, 985, 250, '#5d3a2c')
      for (const [x, tall, lean] of [
        [1560, 330, -0.1],
        [1640, 400, 0.08],
        [260, 300, 0.1],
      ] as const)
        palm(s, [x, 868], tall, lean, colourOf(s, 'pine', 0.05))
      for (const [x, base, tall, turn] of [
        [560, 872, 46, 1],
        [640, 876, 50, 1],
        [480, 868, 44, -1],
        [1290, 876, 50, -1],
      ] as const)
        antelope(s, x, base, tall, colourOf(s, '#9a6238', -0.1), turn)
      const bank = foreground(s, 1110, 50, colourOf(s, 'meadow', -0.1))
      grass(s, bank, 110, 7, colourOf(s, 'olive', -0.15))
    },
  ],
  [
    'dusk',
    (s) => {
      sky(s, 800)
      sun(s, [1240, 690], 76)
      bands(s, 8, [220, 640], '#f7b9a2', 0.35)
      far(s, 800, 90, 0.55)
      plain(s, 806, 'earth', -0.1)
      acacia(s, 700, 900, 620, s.mood.shade)
      elephant(s, 1190, 880, 150, s.mood.shade)
      elephant(s, 1400, 876, 130, s.mood.shade)
      elephant(s, 1530, 880, 80, s.mood.shade)
      elephant(s, 1650, 876, 140, s.mood.shade)
      blades(s, 1130, 60, -0.7)
      blades(s, 1240, 100, -0.9)
    },
  ],
  [
    'noon',
    (s) => {
      sky(s, 760)
      clouds(s, 5, [130, 460])
      far(s, 760, 110, 0.66)
      plain(s, 770, 'straw', 0.1)
      bush(s, 778, 44, 0.4, 50)
      for (const [x, y, w, h, depth] of [
        [760, 850, 240, 130, 0.12],
        [1090, 856, 260, 150, 0.12],
        [920, 846, 300, 250, 0.08],
        [860, 870, 190, 110, 0.02],
        [1010, 872, 220, 120, 0.02],
      ] as const) {
        const stone = colourOf(s, '#ab8a6c', depth)
        add(
          s,
          fill(
            shape([
              [x - w * 0.5, y],
              [x - w * 0.47, y - h * 0.42],
              [x - w * 0.36, y - h * 0.78],
              [x - w * 0.14, y - h * 0.97],
              [x + w * 0.12, y - h],
              [x + w * 0.34, y - h * 0.8],
              [x + w * 0.46, y - h * 0.46],
              [x + w * 0.5, y],
            ]),
            stone,
          ),
          fill(
            shape([
              [x + w * 0.08, y],
              [x + w * 0.02, y - h * 0.46],
              [x + w * 0.16, y - h * 0.7],
              [x + w * 0.12, y - h],
              [x + w * 0.34, y - h * 0.8],
              [x + w * 0.46, y - h * 0.46],
              [x + w * 0.5, y],
            ]),
            s.mood.shade,
            0.22,
          ),
          fill(
            shape([
              [x - w * 0.3, y - h * 0.6],
              [x - w * 0.05, y - h * 0.66],
              [x - w * 0.02, y - h * 0.63],
              [x - w * 0.29, y - h * 0.56],
            ]),
            s.mood.shade,
            0.25,
          ),
        )
      }
      acacia(s, 1330, 860, 300, colourOf(s, 'earth', -0.3), colourOf(s, 'olive', 0))
      acacia(s, 520, 850, 200, colourOf(s, 'earth', -0.25), colourOf(s, 'olive', 0.08))
      for (const [x, base, tall] of [
        [360, 950, 54],
        [450, 960, 60],
        [1180, 960, 58],
        [1260, 970, 62],
        [1600, 950, 54],
      ] as const)
        antelope(s, x, base, tall, colourOf(s, '#9a6238', -0.05), s.random.chance(0.5) ? 1 : -1)
      rocks(s, [640, 1320], [860, 900], 8, 40, colourOf(s, '#a58a72', 0))
      blades(s, 1070, 46, 0)
      blades(s, 1220, 100, -0.1)
    },
  ],
  [
    'amber',
    (s) => {
      sky(s, 760)
      bands(s, 6, [140, 480], '#fff0c4', 0.45)
      sun(s, [1330, 500], 64)
      const scarp = ridge(
        s,
        { y: 780, rise: 330, envelope: either(leftward(0.7), rightward(0.9)), octaves: 4 },
        { depth: 0.5, material: 'heather', foot: 0.5 },
      )
      shadeSides(s, scarp, { side: 'left', opacity: 0.2 })
      plain(s, 780, 'olive', 0.14)
      bush(s, 790, 50, 0.3, 44)
      water(s, { y: 830, mirror: 0.55, material: '#487d80', until: 960 })
      glitter(s, 1330, 832, 950, 60, 0.6)
      foreground(s, 965, 26, colourOf(s, 'straw', 0))
      for (const [x, base, tall, turn] of [
        [620, 974, 250, 1],
        [760, 980, 290, 1],
        [1010, 978, 230, -1],
      ] as const)
        giraffe(s, x, base, tall, colourOf(s, '#9c6434', -0.12), turn)
      acacia(s, 1560, 1010, 470, colourOf(s, 'earth', -0.4), colourOf(s, 'olive', -0.2))
      blades(s, 1180, 80, -0.15)
    },
  ],
  [
    'night',
    (s) => {
      sky(s, 820)
      stars(s, 480, 720)
      moon(s, [620, 300], 42)
      far(s, 800, 110, 0.4)
      plain(s, 806, 'olive', -0.05)
      for (const x of [830, 990, 1150]) {
        add(
          s,
          fill(`M${x - 60} 868V800Q${x} 740 ${x + 60} 800V868Z`, '#e8b465'),
          fill(`M${x - 76} 806Q${x} 726 ${x + 76} 806L${x + 66} 812Q${x} 744 ${x - 66} 812Z`, colourOf(s, '#f1e3c6', 0)),
          box(x - 12, 812, 24, 56, '#fff0c0'),
        )
        add(s, disc(x, 860, 130, 'url(#tent)'))
      }
      s.defs.push(
        '<radialGradient id="tent"><stop offset="0" stop-color="#ffce7a" stop-opacity=".4"/><stop offset=".5" stop-color="#ffce7a" stop-opacity=".1"/><stop offset="1" stop-color="#ffce7a" stop-opacity="0"/></radialGradient>',
      )
      acacia(s, 1440, 890, 520, s.mood.shade)
      acacia(s, 380, 860, 300, s.mood.shade)
      blades(s, 1060, 46, -0.6)
      blades(s, 1220, 90, -0.9)
    },
  ],
  [
    'overcast',
    (s) => {
      sky(s, 760)
      for (const [x, w, lean] of [
        [1080, 240, -60],
        [1300, 160, -50],
      ] as const)
        add(
          s,
          fill(
            shape([
              [x, 330],
              [x + w, 330],
              [x + w + lean, 780],
              [x + lean, 780],
            ]),
            fadeDown(s, 330, 780, [
              [0, s.mood.shade, 0],
              [0.4, s.mood.shade, 0.12],
              [1, s.mood.shade, 0.02],
            ]),
          ),
        )
      clouds(s, 6, [180, 360], 0.7)
      far(s, 770, 140, 0.62)
      plain(s, 776, 'meadow', 0.1)
      bush(s, 784, 54, 0.36, 46)
      acacia(s, 620, 850, 300, colourOf(s, 'earth', -0.35), colourOf(s, 'leaf', 0.02))
      acacia(s, 1480, 870, 380, colourOf(s, 'earth', -0.35), colourOf(s, 'leaf', -0.05))
      for (let herd = 0; herd < 22; herd++)
        antelope(
          s,
          720 + herd * 30 + s.random.between(-12, 12),
          840 + s.random.between(-8, 34),
          s.random.between(30, 42),
          colourOf(s, '#6b4a38', 0.02),
          s.random.chance(0.8) ? 1 : -1,
        )
      way(s, [1000, 880], [760, 1300], 220, colourOf(s, 'clay', 0.1), 120, 8)
      blades(s, 1190, 90, -0.05, 'olive')
    },
  ],
]
