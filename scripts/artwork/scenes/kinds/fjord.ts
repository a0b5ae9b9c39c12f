import { ferry, figure, rowboat, sailboat } from '../boats.ts'
import { lighten } from '../colour.ts'
import { foreground } from '../ground.ts'
import {
  carve,
  type Envelope,
  either,
  flat,
  heightAt,
  leftward,
  peak,
  type Ridge,
  ridge,
  rightward,
  shadeSides,
  snowCaps,
  valley,
} from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, at, colourOf, fadeDown, fill, line, type Point, type Sheet } from '../sheet.ts'
import { bands, birds, clouds, mist, moon, sky, sun } from '../sky.ts'
import { house, tower } from '../town.ts'
import { flowers, grass, plant, specimens, woods } from '../trees.ts'
import { glitter, water } from '../water.ts'

type Look = { snow?: number; side?: 'left' | 'right'; material?: 'rock' | 'slate' | 'pine' | 'heather' | 'rust' | 'leaf' | 'limestone' }

function wall(
  sheet: Sheet,
  y: number,
  rise: number,
  envelope: Envelope,
  depth: number,
  { snow, side = 'right', material = 'slate' }: Look = {},
): Ridge {
  const made = ridge(sheet, { y, rise, envelope, stride: 300, rough: 0.45, creased: true, relief: 0.42 }, { depth, material, foot: 0.28 })
  if (snow !== undefined) snowCaps(sheet, made, { above: snow, depth: depth * 0.8 })
  shadeSides(sheet, made, { side, opacity: 0.34 - depth * 0.22 })
  return made
}

function waterfall(sheet: Sheet, x: number, top: number, bottom: number, w: number) {
  const white = lighten(sheet.mood.haze, 0.65)
  add(
    sheet,
    fill(
      `M${at(x)} ${at(top)}q${at(w * 0.4)} ${at((bottom - top) * 0.3)} ${at(-w * 0.2)} ${at((bottom - top) * 0.5)}t${at(w * 0.1)} ${at((bottom - top) * 0.5)}h${at(w * 1.7)}q${at(-w * 0.6)} ${at(-(bottom - top) * 0.3)} ${at(-w * 0.3)} ${at(-(bottom - top) * 0.55)}t${at(-w * 0.6)} ${at(-(bottom - top) * 0.45)}Z`,
      white,
      0.9,
    ),
    fill(`M${at(x - w * 1.6)} ${at(bottom)}q${at(w * 2.4)} ${at(-w * 2.2)} ${at(w * 5)} 0Z`, white, 0.45),
  )
}

const reds = ['#a8402f', '#b5523a', '#8f3529'] as const

function boathouses(sheet: Sheet, x: number, base: number, count: number, size: number) {
  const { random } = sheet
  let left = x
  for (let index = 0; index < count; index++) {
    const w = size * random.between(0.8, 1.15)
    const white = random.chance(0.22)
    house(sheet, {
      x: left,
      base,
      w,
      h: w * random.between(0.62, 0.8),
      wall: white ? '#f2ead8' : random.pick(reds),
      roof: '#4b4f58',
      roofHeight: w * 0.52,
      windows: [2, 1],
      door: index % 2 === 0,
    })
    add(
      sheet,
      fill(
        `M${at(left + w * 0.1)} ${at(base)}h${at(w * 0.05)}v${at(size * 0.22)}h${at(-w * 0.05)}ZM${at(left + w * 0.8)} ${at(base)}h${at(w * 0.05)}v${at(size * 0.22)}h${at(-w * 0.05)}Z`,
        sheet.mood.shade,
        0.7,
      ),
    )
    left += w * random.between(1.08, 1.5)
  }
}

export const fjord: readonly Scene[] = [
  [
    'dawn',
    (s) => {
      sky(s, 760)
      sun(s, [985, 470], 62)
      bands(s, 7, [150, 430], '#fff1dc', 0.4)
      wall(s, 790, 300, peak(0.5, 0.34), 0.78)
      wall(s, 800, 440, valley(0.52, 0.5), 0.55, { snow: 470 })
      wall(s, 806, 600, either(leftward(0.46), rightward(0.72)), 0.3, { snow: 400 })
      const near = wall(s, 812, 640, either(leftward(0.26), rightward(0.82)), 0.04, { material: 'pine' })
      woods(
        s,
        { along: near.points, tall: [22, 44], gap: 11, from: -20, to: 500 },
        { rows: 5, drop: 46, colour: colourOf(s, 'pine', 0.06), darken: 0.07 },
      )
      woods(
        s,
        { along: near.points, tall: [22, 44], gap: 11, from: 1570 },
        { rows: 5, drop: 46, colour: colourOf(s, 'pine', 0.06), darken: 0.07 },
      )
      water(s, { y: 806, mirror: 0.62 })
      glitter(s, 985, 810, 1180, 70)
      sailboat(s, 1120, 902, 120)
      birds(s, [620, 360], 5)
    },
  ],
  [
    'noon',
    (s) => {
      sky(s, 780)
      clouds(s, 5, [150, 420])
      wall(s, 800, 360, flat, 0.66, { snow: 560, material: 'rock' })
      wall(s, 806, 560, either(peak(0.22, 0.16), peak(0.8, 0.13)), 0.36, { snow: 440, material: 'rock' })
      const meadow = ridge(
        s,
        { y: 832, rise: 130, envelope: either(leftward(0.7), peak(0.5, 0.22)), stride: 500, octaves: 3 },
        { depth: 0.05, material: 'meadow', foot: 0.1 },
      )
      plant(s, { along: meadow.points, tall: [22, 60], gap: 30, kind: 'crown', from: 0, to: 620 }, colourOf(s, 'leaf', 0.05))
      tower(s, { x: 1010, base: 790, w: 42, h: 120, wall: '#f6f1e4', roof: '#4b4f58', cap: 96 })
      house(s, { x: 1026, base: 790, w: 130, h: 60, wall: '#f6f1e4', roof: '#4b4f58', style: 'side', roofHeight: 44, windows: [4, 1] })
      boathouses(s, 560, 824, 8, 84)
      water(s, { y: 838, mirror: 0.55, material: '#2f7d99' })
      rowboat(s, 820, 968, 118)
      rowboat(s, 1330, 908, 74, '#e8d9b0')
    },
  ],
  [
    'winter',
    (s) => {
      sky(s, 740)
      sun(s, [1370, 560], 44, 9)
      wall(s, 790, 380, flat, 0.7, { snow: 720, material: 'rock' })
      wall(s, 800, 620, either(peak(0.42, 0.15), peak(0.06, 0.16)), 0.4, { snow: 700, side: 'left' })
      wall(s, 812, 560, rightward(0.56), 0.16, { snow: 640, side: 'left' })
      const shore = ridge(s, { y: 828, rise: 70, envelope: leftward(0.66), octaves: 3 }, { depth: 0.02, material: 'snow', foot: 0 })
      plant(s, { along: shore.points, tall: [40, 110], gap: 30, from: -20, to: 560, clump: 0.3 }, colourOf(s, 'pine', -0.05))
      boathouses(s, 640, 822, 4, 92)
      water(s, { y: 826, mirror: 0.66, material: '#4a7d9e' })
      foreground(s, 1230, 60, colourOf(s, 'snow', 0.1), { darken: 0.15 })
      rowboat(s, 1080, 930, 96, '#34506b')
    },
  ],
  [
    'afternoon',
    (s) => {
      sky(s, 760)
      clouds(s, 4, [120, 330])
      wall(s, 760, 380, flat, 0.72, { material: 'rock' })
      wall(s, 830, 470, either(valley(0.6, 0.55)), 0.5, { material: 'pine', snow: 420 })
      wall(s, 900, 560, rightward(0.6), 0.28, { material: 'pine', side: 'left' })
      water(s, { y: 880, mirror: 0.5, material: '#2b7286' })
      ferry(s, 1180, 940, 120)
      const cliff = colourOf(s, '#948b80', 0.02)
      const face: Point[] = [
        [-20, 566],
        [240, 556],
        [520, 562],
        [806, 548],
        [838, 566],
        [826, 640],
        [792, 700],
        [812, 800],
        [766, 900],
        [780, 1010],
        [730, 1120],
        [748, 1290],
      ]
      add(s, fill(`${line(face)}L-20 1290Z`, cliff))
      for (let x = -40; x < 690; x += s.random.between(46, 96)) {
        const w = s.random.between(40, 120)
        const top = 566 + s.random.between(0, 60)
        const lean = s.random.between(-26, 34)
        add(
          s,
          fill(
            `M${at(x)} ${at(top)}l${at(w)} ${at(s.random.between(-4, 16))}l${at(lean)} ${at(s.random.between(180, 420))}l${at(-w * 0.3)} ${at(s.random.between(60, 200))}l${at(-w * 0.5)} ${at(-s.random.between(40, 160))}Z`,
            s.random.chance(0.6) ? s.mood.shade : lighten(cliff, 0.4),
            s.random.chance(0.5) ? 0.12 : 0.2,
          ),
        )
      }
      add(
        s,
        fill(
          `M838 566L826 640L792 700L812 800L766 900L780 1010L730 1120L748 1290L500 1290L560 1120L540 1010L620 900L606 800L690 690L700 610Z`,
          s.mood.shade,
          0.42,
        ),
      )
      carve(s, { points: Array.from({ length: 90 }, (_, index): Point => [index * 9, 580]), base: 1290, colour: cliff }, 60, 0.24)
      add(
        s,
        fill('M-20 562L240 552L520 559L806 546L838 566L700 578L520 574L390 584L240 572L-20 584Z', lighten(cliff, 0.34)),
        fill('M-20 560Q120 540 260 554T420 558L380 574L-20 578Z', colourOf(s, 'meadow', 0.05)),
      )
      figure(s, 742, 560, 46)
      figure(s, 712, 562, 44, '#e0b64c')
      birds(s, [1200, 420], 6)
    },
  ],
  [
    'amber',
    (s) => {
      sky(s, 760)
      bands(s, 6, [120, 420], '#fbe3b5', 0.5)
      wall(s, 800, 460, flat, 0.66)
      wall(s, 812, 620, either(leftward(0.62), rightward(0.7)), 0.34, { material: 'rust' })
      const cliff = wall(s, 822, 640, peak(0.66, 0.2), 0.12, { material: 'slate' })
      waterfall(s, 1212, heightAt(cliff, 1216) + 190, 826, 15)
      const woods = ridge(
        s,
        { y: 846, rise: 150, envelope: either(leftward(0.5), rightward(0.74)), octaves: 4 },
        { depth: 0.02, material: 'autumn', foot: 0.05 },
      )
      plant(s, { along: woods.points, tall: [40, 86], gap: 26, kind: 'crown', from: -20, to: 900 }, colourOf(s, 'autumn', 0.04))
      plant(s, { along: woods.points, tall: [30, 76], gap: 34, from: -20, to: 1980, clump: 0.3 }, colourOf(s, 'pine', -0.1))
      plant(s, { along: woods.points, tall: [30, 56], gap: 60, kind: 'crown', from: 1400 }, colourOf(s, '#dfa43c', 0))
      water(s, { y: 842, mirror: 0.6, material: '#2c5f66' })
      rowboat(s, 880, 960, 110, '#f0e3c3')
    },
  ],
  [
    'mist',
    (s) => {
      sky(s, 760)
      wall(s, 780, 420, flat, 0.84)
      mist(s, 700, 90, 0.7)
      wall(s, 806, 640, valley(0.46, 0.55), 0.66)
      mist(s, 760, 80, 0.75)
      wall(s, 818, 700, either(leftward(0.34), rightward(0.68)), 0.36, { material: 'pine' })
      mist(s, 800, 70, 0.6)
      const point = ridge(s, { y: 838, rise: 190, envelope: rightward(0.6), octaves: 4 }, { depth: 0.1, material: 'pine', foot: 0.3 })
      woods(
        s,
        { along: point.points, tall: [40, 100], gap: 22, from: 1180 },
        { rows: 3, drop: 34, colour: colourOf(s, 'pine', 0.08), darken: 0.14 },
      )
      water(s, { y: 832, mirror: 0.6, material: '#5b7f83', ripple: 0.6 })
      ferry(s, 830, 892, 260)
    },
  ],
  [
    'ember',
    (s) => {
      sky(s, 780)
      sun(s, [860, 640], 92, 6)
      bands(s, 9, [160, 600], '#f7b267', 0.45)
      wall(s, 800, 300, flat, 0.62)
      wall(s, 806, 460, either(rightward(0.48), peak(0.1, 0.22)), 0.36)
      wall(s, 816, 640, either(leftward(0.3), rightward(0.8)), 0.02)
      water(s, { y: 810, mirror: 0.6, material: '#7c3b45' })
      glitter(s, 860, 815, 1200, 130)
      const rock = foreground(s, 1240, 90, colourOf(s, 'ink', -0.6))
      grass(s, rock, 30, 14, colourOf(s, 'ink', -0.7))
      sailboat(s, 1060, 900, 150, '#f6d9a8')
    },
  ],
  [
    'rose',
    (s) => {
      sky(s, 760)
      clouds(s, 3, [200, 380], 0.6)
      wall(s, 790, 420, flat, 0.7, { snow: 640 })
      wall(s, 806, 560, either(peak(0.3, 0.2), rightward(0.6)), 0.42, { snow: 520, side: 'left' })
      water(s, { y: 812, mirror: 0.62, material: '#5578a6' })
      const slope = foreground(s, 980, 90, colourOf(s, 'meadow', 0.02), { lean: -140 })
      house(s, {
        x: 1180,
        base: 1000,
        w: 200,
        h: 92,
        wall: '#f4ecdc',
        roof: '#50535c',
        style: 'side',
        roofHeight: 74,
        windows: [5, 1],
        chimney: true,
      })
      const orchard = Array.from({ length: 15 }, (_, tree): [number, number, number] => {
        const x = 60 + tree * 76 + s.random.between(-30, 30)
        return [x, (slope.find(([px]) => px >= x)?.[1] ?? 1000) + 40 + s.random.between(0, 100), s.random.between(110, 170)]
      })
      specimens(
        s,
        orchard.filter((_, tree) => tree % 2 === 0),
        'crown',
        colourOf(s, '#e6aebf', 0.02),
      )
      specimens(
        s,
        orchard.filter((_, tree) => tree % 2 === 1),
        'crown',
        colourOf(s, '#fae6e8', 0),
      )
      flowers(s, [1040, 1270], 130, '#f3e9c8', 6)
    },
  ],
  [
    'blueHour',
    (s) => {
      sky(s, 800)
      moon(s, [1270, 250], 44)
      wall(s, 800, 380, flat, 0.55, { snow: 600 })
      wall(s, 808, 620, either(leftward(0.55), peak(0.78, 0.15)), 0.24, { snow: 420 })
      const shore = ridge(s, { y: 830, rise: 60, envelope: peak(0.46, 0.3), octaves: 3 }, { depth: -0.1, material: 'pine', foot: 0 })
      plant(s, { along: shore.points, tall: [30, 74], gap: 22, from: 380, to: 1400, clump: 0.4 }, colourOf(s, 'pine', -0.3))
      boathouses(s, 620, 826, 7, 76)
      water(s, { y: 830, mirror: 0.7, material: '#1c3c66' })
      glitter(s, 1270, 834, 1150, 60, 0.5)
      for (const x of [660, 770, 880, 1010, 1120]) glitter(s, x, 834, 960, 22, 0.5)
      add(
        s,
        fill(
          'M0 1180h1920v100H0Z',
          fadeDown(s, 1180, 1280, [
            [0, s.mood.shade, 0],
            [1, s.mood.shade, 0.5],
          ]),
        ),
      )
    },
  ],
]
