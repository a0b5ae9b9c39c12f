import { figure } from '../boats.ts'
import { lighten, mix } from '../colour.ts'
import { foreground, rocks } from '../ground.ts'
import { layeredNoise, smoothNoise } from '../noise.ts'
import { either, flat, leftward, ridge, rightward, shadeSides } from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, at, box, colourOf, disc, fade, fadeDown, fill, height, line, type Point, type Sheet, shape, width } from '../sheet.ts'
import { bands, birds, clouds, mist, moon, sky, stars, sun } from '../sky.ts'
import { hillTown, tower } from '../town.ts'
import { grass, palm } from '../trees.ts'
import { water } from '../water.ts'

/** A dune: a lit flank, and beyond its winding crest the one in shade. */
function dune(
  sheet: Sheet,
  crestX: number,
  top: number,
  y: number,
  from: number,
  to: number,
  depth: number,
  material: 'dune' | 'sand' | 'clay' = 'dune',
) {
  const [left, right] = [Math.min(-80, from), Math.max(width + 80, to)]
  const colour = colourOf(sheet, material, depth)
  const noise = layeredNoise(sheet.random, 2, 0.4)
  const slope = (share: number) => share ** 1.45
  const back: Point[] = []
  const front: Point[] = []
  for (let step = 0; step <= 40; step++) {
    const share = step / 40
    back.push([left + (crestX - left) * share, y - (y - top) * slope(share) + (noise(share * 3) - 0.5) * 22 * Math.sin(Math.PI * share)])
    front.push([
      right + (crestX - right) * share,
      y - (y - top) * share ** 1.25 + (noise(20 + share * 3) - 0.5) * 16 * Math.sin(Math.PI * share),
    ])
  }
  const spine: Point[] = []
  for (let step = 0; step <= 40; step++) {
    const share = step / 40
    spine.push([
      crestX + (right - left) * (0.1 * Math.sin(share * 4.6) + 0.16 * share ** 1.6 * (crestX > width / 2 ? -1 : 1)) * share ** 0.6,
      top + (y + 160 - top) * share,
    ])
  }
  const outline = [...back, ...front.reverse()]
  add(
    sheet,
    fill(
      `${line(outline)}L${at(right)} ${height}H${at(left)}Z`,
      fadeDown(sheet, top, y + 160, [
        [0, lighten(colour, 0.16)],
        [0.7, colour],
        [1, mix(colour, sheet.mood.haze, 0.25)],
      ]),
    ),
  )
  add(
    sheet,
    fill(
      `${line([...front.slice().reverse().reverse()])}L${at(right)} ${at(y + 170)}L${spine
        .reverse()
        .map(([px, py]) => `${at(px)} ${at(py)}`)
        .join('L')}Z`,
      fade(
        sheet,
        [0, top],
        [0, y + 150],
        [
          [0, mix(colour, sheet.mood.shade, 0.46)],
          [0.75, mix(colour, sheet.mood.shade, 0.2)],
          [1, colour, 0],
        ],
      ),
    ),
  )
}

/** Fine lines the wind has drawn. */
function windLines(sheet: Sheet, top: number, bottom: number, colour: string, opacity = 0.16) {
  const { random } = sheet
  for (let row = 0; row < 26; row++) {
    const share = row / 26
    const y = top + (bottom - top) * share ** 1.3
    const noise = smoothNoise(random)
    const thick = 1 + share * 4
    const upper: Point[] = []
    for (let x = -20; x <= width + 40; x += 40) upper.push([x, y + (noise(x / 150) - 0.5) * (10 + 26 * share)])
    const lower = upper.map(([x, py], index): Point => [x, py + thick * Math.abs(Math.sin(index * 0.7 + row))]).reverse()
    add(sheet, fill(`${line(upper)}L${lower.map(([x, py]) => `${at(x)} ${at(py)}`).join('L')}Z`, colour, opacity))
  }
}

function mesa(sheet: Sheet, x: number, y: number, w: number, h: number, depth: number) {
  const { random, mood } = sheet
  const colour = colourOf(sheet, 'clay', depth)
  const noise = smoothNoise(random)
  const left: Point[] = [
    [x - w * 0.5, y - h * 0.42],
    [x - w * 0.48, y - h * 0.7],
    [x - w * 0.42, y - h * 0.72],
    [x - w * 0.41, y - h],
  ]
  const right: Point[] = [
    [x + w * 0.39, y - h * 0.98],
    [x + w * 0.41, y - h * 0.66],
    [x + w * 0.49, y - h * 0.63],
    [x + w * 0.52, y - h * 0.42],
  ]
  const top: Point[] = Array.from(
    { length: 12 },
    (_, step): Point => [x - w * 0.41 + (w * 0.8 * step) / 11, y - h * (0.985 + 0.03 * noise(step * 0.8))],
  )
  add(
    sheet,
    fill(
      shape([[x - w * 1.05, y], ...left, ...top, ...right, [x + w * 1.1, y]]),
      fadeDown(sheet, y - h, y, [
        [0, lighten(colour, 0.08)],
        [1, mix(colour, mood.haze, 0.35)],
      ]),
    ),
  )
  add(
    sheet,
    fill(
      shape([[x + w * 0.12, y - h * 0.99], ...right, [x + w * 1.1, y], [x + w * 0.42, y], [x + w * 0.2, y - h * 0.42]]),
      mood.shade,
      0.26 * (1 - depth),
    ),
  )
  for (const share of [0.5, 0.62, 0.78, 0.9]) add(sheet, box(x - w * 0.46, y - h * share, w * 0.92, h * 0.018, mood.shade, 0.12))
  let cracks = ''
  for (let crack = 0; crack < w / 16; crack++) {
    const cx = x + random.between(-0.4, 0.38) * w
    const start = y - h * random.between(0.62, 0.97)
    cracks += shape([
      [cx, start],
      [cx + 4, start],
      [cx + 2, Math.min(y - h * 0.42, start + h * random.between(0.12, 0.4))],
    ])
  }
  add(sheet, fill(cracks, mood.shade, 0.26 * (1 - depth)))
}

function camel(sheet: Sheet, x: number, base: number, tall: number, colour: string, rider?: `#${string}`) {
  const u = tall / 100
  const p = (px: number, py: number) => `${at(x + px * u)} ${at(base - py * u)}`
  add(
    sheet,
    fill(
      `M${p(-46, 54)}C${p(-44, 66)} ${p(-30, 70)} ${p(-20, 70)}C${p(-14, 72)} ${p(-10, 90)} ${p(-2, 90)}C${p(6, 90)} ${p(10, 72)} ${p(18, 68)}C${p(28, 64)} ${p(32, 56)} ${p(36, 62)}L${p(44, 88)}C${p(45, 95)} ${p(50, 98)} ${p(55, 97)}L${p(66, 92)}L${p(66, 87)}L${p(54, 86)}C${p(52, 76)} ${p(52, 60)} ${p(42, 50)}C${p(36, 44)} ${p(30, 44)} ${p(28, 42)}L${p(30, 22)}L${p(28, 0)}L${p(23, 0)}L${p(23, 22)}L${p(20, 38)}L${p(18, 20)}L${p(14, 0)}L${p(9, 0)}L${p(13, 22)}L${p(13, 40)}L${p(-24, 42)}L${p(-28, 22)}L${p(-26, 0)}L${p(-31, 0)}L${p(-34, 22)}L${p(-36, 34)}L${p(-40, 20)}L${p(-42, 0)}L${p(-47, 0)}L${p(-46, 22)}C${p(-45, 36)} ${p(-47, 44)} ${p(-46, 54)}Z`,
      colour,
    ),
  )
  if (rider !== undefined)
    add(
      sheet,
      fill(`M${p(-10, 84)}C${p(-10, 104)} ${p(-7, 112)} ${p(-1, 112)}C${p(6, 112)} ${p(8, 100)} ${p(9, 82)}Z`, colourOf(sheet, rider)),
      disc(x - u, base - 118 * u, 7 * u, colour),
    )
}

function caravan(sheet: Sheet, x: number, base: number, tall: number, count: number, colour: string, climb = 0) {
  const coats = ['#f1e3c6', '#b5483a', '#3f6e8a', '#e0a84c'] as const
  for (let index = 0; index < count; index++)
    camel(
      sheet,
      x + index * tall * 1.5,
      base - climb * index,
      tall * sheet.random.between(0.94, 1.04),
      colour,
      index % 2 === 0 ? coats[index % 4] : undefined,
    )
}

export const desert: readonly Scene[] = [
  [
    'golden',
    (s) => {
      sky(s, 760)
      sun(s, [1240, 380], 84)
      bands(s, 4, [180, 400], '#fff3d4', 0.45)
      dune(s, 420, 560, 780, -300, 1200, 0.6)
      dune(s, 1400, 540, 800, 700, 2300, 0.46)
      dune(s, 900, 470, 900, -200, 2000, 0.2)
      dune(s, 240, 820, 1090, -500, 1500, 0.04)
      caravan(s, 980, 930, 62, 5, mix(colourOf(s, 'earth', -0.3), s.mood.shade, 0.4))
      windLines(s, 1040, 1270, s.mood.shade, 0.08)
    },
  ],
  [
    'arid',
    (s) => {
      sky(s, 760)
      clouds(s, 3, [150, 340])
      ridge(s, { y: 770, rise: 90, octaves: 3 }, { depth: 0.72, material: 'clay', foot: 0.4 })
      foreground(s, 800, 20, colourOf(s, 'clay', 0.42), { darken: 0 })
      mesa(s, 360, 800, 230, 320, 0.42)
      mesa(s, 1500, 810, 300, 370, 0.32)
      mesa(s, 930, 840, 260, 470, 0.14)
      foreground(s, 900, 60, colourOf(s, 'clay', 0.12), { darken: 0.2 })
      const near = foreground(s, 1100, 80, colourOf(s, 'dune', 0.02), { lean: -90 })
      grass(s, near, 34, 26, colourOf(s, 'olive', -0.05))
      rocks(s, [100, 1800], [1120, 1250], 9, 44, colourOf(s, 'clay', -0.08))
    },
  ],
  [
    'night',
    (s) => {
      sky(s, 820)
      stars(s, 420, 720)
      for (let star = 0; star < 520; star++) {
        const along = s.random.next()
        add(
          s,
          disc(
            300 + along * 1300 + s.random.between(-1, 1) * 130 * s.random.next(),
            760 - along * 760 + s.random.between(-1, 1) * 110 * s.random.next(),
            s.random.between(0.6, 1.7),
            '#fdf3dc',
            0.55,
          ),
        )
      }
      dune(s, 1300, 600, 860, 500, 2400, 0.34)
      dune(s, 520, 660, 960, -400, 1700, 0.14)
      for (const [x, w] of [
        [830, 150],
        [1010, 120],
        [1150, 100],
      ] as const) {
        add(
          s,
          fill(
            `M${x - w / 2} 960L${x - w * 0.12} ${960 - w * 0.52}L${x} ${960 - w * 0.6}L${x + w * 0.14} ${960 - w * 0.5}L${x + w / 2} 960Z`,
            colourOf(s, '#f0d9b0', -0.05),
          ),
          fill(`M${x - w * 0.08} 960L${x} ${960 - w * 0.44}L${x + w * 0.1} 960Z`, '#ffcf7a'),
        )
      }
      add(s, disc(940, 980, 200, `url(#fire)`, 0.9))
      s.defs.push(
        '<radialGradient id="fire"><stop offset="0" stop-color="#ffb45a" stop-opacity=".5"/><stop offset=".4" stop-color="#ffb45a" stop-opacity=".14"/><stop offset="1" stop-color="#ffb45a" stop-opacity="0"/></radialGradient>',
      )
      dune(s, 1500, 1000, 1160, 300, 2500, -0.1)
      camel(s, 640, 990, 66, colourOf(s, 'ink', -0.6))
    },
  ],
  [
    'ember',
    (s) => {
      sky(s, 780)
      sun(s, [760, 560], 130, 5)
      ridge(s, { y: 790, rise: 120, creased: true }, { depth: 0.6, material: 'rust', foot: 0.3 })
      dune(s, 1240, 540, 880, 300, 2400, 0.16, 'clay')
      dune(s, 200, 720, 980, -400, 1300, -0.05, 'clay')
      dune(s, 1500, 900, 1120, 500, 2500, -0.25, 'clay')
      figure(s, 1120, 622, 34, '#f1e3c6')
      windLines(s, 1080, 1270, s.mood.shade, 0.12)
    },
  ],
  [
    'amber',
    (s) => {
      sky(s, 740)
      bands(s, 6, [150, 460], '#fff0c8', 0.45)
      sun(s, [560, 470], 58)
      dune(s, 700, 500, 780, -300, 1500, 0.56)
      dune(s, 1500, 460, 800, 600, 2500, 0.4)
      ridge(s, { y: 850, rise: 40, envelope: flat, octaves: 2 }, { depth: 0.12, material: 'dune', foot: 0 })
      for (const [x, tall, lean] of [
        [520, 300, -0.1],
        [600, 380, 0.08],
        [690, 290, 0.16],
        [1130, 330, -0.12],
        [1210, 410, 0.05],
        [1300, 300, 0.14],
        [1420, 250, -0.06],
        [430, 240, -0.18],
      ] as const)
        palm(s, [x, 848], tall, lean, colourOf(s, 'pine', s.random.between(-0.05, 0.2)))
      grass(
        s,
        [
          [0, 850],
          [400, 850],
          [1500, 850],
          [1920, 850],
        ],
        46,
        9,
        colourOf(s, 'leaf', 0),
      )
      water(s, { y: 852, mirror: 0.72, material: '#2f7f86', ripple: 0.4, until: 1090 })
      foreground(s, 1110, 70, colourOf(s, 'dune', -0.02), { lean: 60 })
      caravan(s, 780, 856, 64, 3, mix(colourOf(s, 'earth', -0.3), s.mood.shade, 0.3))
    },
  ],
  [
    'sunset',
    (s) => {
      sky(s, 780)
      sun(s, [905, 690], 80)
      bands(s, 7, [160, 560], '#fbc1a0', 0.35)
      ridge(s, { y: 830, rise: 130, creased: true }, { depth: 0.5, material: 'clay', foot: 0.3 })
      const arch = colourOf(s, 'clay', -0.05)
      const stone =
        'M360 1020L420 880L452 720Q500 540 660 452Q820 372 1010 396Q1240 420 1348 560L1410 700L1440 850L1530 1020H1262L1232 850Q1200 690 1080 622Q940 566 820 650Q716 730 700 880L716 1020Z'
      s.defs.push(`<clipPath id="arch"><path d="${stone}"/></clipPath>`)
      add(
        s,
        fill(
          stone,
          fadeDown(s, 380, 1000, [
            [0, lighten(arch, 0.2)],
            [1, mix(arch, s.mood.shade, 0.35)],
          ]),
        ),
        '<g clip-path="url(#arch)">',
      )
      for (let layer = 0; layer < 15; layer++) {
        const y = 420 + layer * 42
        add(
          s,
          fill(
            `M340 ${y}q300 ${at(s.random.between(-26, 26))} 620 ${at(s.random.between(-12, 12))}t620 ${at(s.random.between(-10, 10))}v${at(s.random.between(5, 18))}q-300 14 -620 0t-620 4Z`,
            layer % 3 === 0 ? lighten(arch, 0.4) : s.mood.shade,
            0.13,
          ),
        )
      }
      add(
        s,
        fill(
          'M1010 396Q1240 420 1348 560L1410 700L1440 850L1530 1020H1262L1232 850Q1200 690 1080 622Q1180 560 1130 480ZM700 880L716 1020H560L600 860L640 760L700 690L790 620L900 590Q716 700 700 880Z',
          s.mood.shade,
          0.3,
        ),
        '</g>',
      )
      foreground(s, 1010, 40, colourOf(s, 'clay', -0.1), { lean: -60 })
      const near = foreground(s, 1180, 70, colourOf(s, 'rust', -0.35), { lean: 70 })
      grass(s, near, 30, 30, colourOf(s, 'ink', -0.4))
      figure(s, 900, 1000, 50, '#f1d9b8')
    },
  ],
  [
    'noon',
    (s) => {
      sky(s, 760)
      clouds(s, 4, [120, 400])
      const range = ridge(s, { y: 770, rise: 330, creased: true, stride: 420 }, { depth: 0.58, material: 'rock', foot: 0.5 })
      shadeSides(s, range, { side: 'right', opacity: 0.22 })
      ridge(
        s,
        { y: 780, rise: 120, envelope: either(leftward(0.5), rightward(0.6)), octaves: 3 },
        { depth: 0.4, material: 'clay', foot: 0.4 },
      )
      water(s, { y: 780, mirror: 0.7, material: '#7fb4c4', ripple: 0.3, near: 0.3 })
      const white = lighten(colourOf(s, 'snow', 0.05), 0.2)
      add(
        s,
        box(
          0,
          860,
          width,
          430,
          fadeDown(s, 860, 1100, [
            [0, white, 0],
            [0.4, white, 0.9],
            [1, white],
          ]),
        ),
      )
      for (let row = 0; row < 7; row++) {
        const y = 905 + row ** 1.75 * 13
        let d = ''
        for (let cell = -8; cell < 9; cell++) {
          const w = 90 + row * 62
          const x = 960 + cell * w + (row % 2) * w * 0.5
          d += `M${at(x - w * 0.5)} ${at(y)}L${at(x - w * 0.22)} ${at(y - 8 - row * 3)}L${at(x + w * 0.25)} ${at(y - 6 - row * 3)}L${at(x + w * 0.5)} ${at(y)}L${at(x + w * 0.24)} ${at(y + 8 + row * 4)}L${at(x - w * 0.26)} ${at(y + 9 + row * 4)}Z`
        }
        add(s, `<path d="${d}" fill="none" stroke="${mix(white, s.mood.shade, 0.3)}" stroke-width="${1.5 + row * 0.6}" opacity=".5"/>`)
      }
      figure(s, 1010, 932, 46)
    },
  ],
  [
    'rose',
    (s) => {
      sky(s, 760)
      bands(s, 6, [160, 480], '#fff2ec', 0.5)
      moon(s, [1330, 250], 34)
      const range = ridge(s, { y: 780, rise: 420, creased: true, stride: 480 }, { depth: 0.58, material: 'rust', foot: 0.5 })
      shadeSides(s, range, { side: 'left', opacity: 0.24 })
      hillTown(s, {
        centre: 980,
        base: 850,
        span: 820,
        rise: 200,
        rows: 4,
        widths: [70, 130],
        heights: [80, 130],
        walls: ['#cf8556', '#c97b4e', '#d9945f'],
        roofs: ['#b56a42'],
        styles: ['flat'],
        depth: 0.1,
        storeys: 54,
      })
      for (const [x, h] of [
        [700, 190],
        [900, 260],
        [1130, 240],
        [1280, 180],
      ] as const)
        tower(s, { x, base: 850, w: 84, h, wall: '#cf8556', roof: '#b56a42', top: 'flat', depth: 0.08 })
      foreground(s, 880, 40, colourOf(s, 'dune', 0.1))
      for (const [x, tall, lean] of [
        [420, 260, 0.1],
        [500, 320, -0.08],
        [590, 230, 0.14],
        [1430, 280, -0.1],
        [1520, 340, 0.06],
      ] as const)
        palm(s, [x, 900], tall, lean, colourOf(s, 'pine', 0))
      foreground(s, 1120, 80, colourOf(s, 'dune', -0.08), { lean: -70 })
    },
  ],
  [
    'dawn',
    (s) => {
      sky(s, 780)
      sun(s, [1000, 620], 54)
      mist(s, 790, 60, 0.6)
      foreground(s, 800, 20, colourOf(s, 'sand', 0.5), { darken: 0 })
      for (const [x, top, depth] of [
        [560, 560, 0.5],
        [1430, 520, 0.42],
      ] as const)
        add(
          s,
          fill(`M${x - 330} 830L${x} ${top}L${x + 330} 830Z`, colourOf(s, 'sand', depth)),
          fill(`M${x} ${top}L${x + 330} 830H${x + 70}Z`, s.mood.shade, 0.2),
        )
      add(
        s,
        fill(
          'M420 880L930 400L1440 880Z',
          fadeDown(s, 400, 880, [
            [0, colourOf(s, 'sand', 0.16)],
            [1, colourOf(s, 'sand', 0.45)],
          ]),
        ),
        fill('M930 400L1440 880H1080Z', s.mood.shade, 0.26),
      )
      for (let course = 1; course < 17; course++) add(s, box(930 - course * 30, 400 + course * 28.2, course * 60, 1.6, s.mood.shade, 0.1))
      dune(s, 1500, 780, 930, 700, 2500, 0.12, 'sand')
      dune(s, 300, 830, 1010, -500, 1500, 0.02, 'sand')
      caravan(s, 560, 942, 58, 4, mix(colourOf(s, 'earth', -0.3), s.mood.shade, 0.4))
      windLines(s, 1030, 1270, s.mood.shade, 0.08)
      birds(s, [700, 330], 5)
    },
  ],
]
