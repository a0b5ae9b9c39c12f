import { rowboat } from '../boats.ts'
import { lighten, mix } from '../colour.ts'
import { foreground, way } from '../ground.ts'
import type { Material } from '../mood.ts'
import { type Envelope, either, flat, heightAt, leftward, peak, ridge, rightward, snowCaps, valley } from '../ridge.ts'
import type { Scene } from '../scene.ts'
import { add, at, box, colourOf, fill, line, type Point, type Sheet, width } from '../sheet.ts'
import { bands, birds, clouds, mist, sky, sun } from '../sky.ts'
import { house, street, tower } from '../town.ts'
import { flowers, grass, specimens } from '../trees.ts'
import { glitter, water } from '../water.ts'

type Crop = { material: Material | `#${string}`; soil: Material | `#${string}` }
const green: Crop = { material: 'leaf', soil: 'meadow' }
const autumn: Crop = { material: 'autumn', soil: 'straw' }
const red: Crop = { material: 'rust', soil: 'earth' }
const lavender: Crop = { material: 'lavender', soil: 'earth' }

/** A hill of bushes in rows, drawn in perspective towards a point beyond its crest. */
function planted(
  sheet: Sheet,
  y: number,
  rise: number,
  envelope: Envelope,
  depth: number,
  { material, soil }: Crop,
  { vanish = [960, -300] as Point, count = 46, size = 1 } = {},
) {
  const made = ridge(sheet, { y, rise, envelope, octaves: 2, stride: 900, relief: 0.35 }, { depth, material: soil, foot: 0.1 })
  const clip = `vines${sheet.names++}`
  sheet.defs.push(`<clipPath id="${clip}"><path d="${line(made.points)}L${width + 30} 1290L-30 1290Z"/></clipPath>`)
  let [dark, bright] = ['', '']
  const floor = 1330
  for (let row = -count; row <= count; row++) {
    const foot = vanish[0] + row * 74 * size
    const steps = 30
    for (let step = 0; step <= steps; step++) {
      const share = (step / steps) ** 1.5
      const bushY = y - rise * 1.05 + (floor - y + rise * 1.05) * share
      const towards = (bushY - vanish[1]) / (floor - vanish[1])
      const x = vanish[0] + (foot - vanish[0]) * towards + sheet.random.between(-2, 2)
      if (x < -60 || x > width + 60) continue
      const r = (8 + 30 * share) * size * sheet.random.between(0.85, 1.15)
      dark += `M${at(x - r)} ${at(bushY)}a${at(r)} ${at(r * 0.8)} 0 1 1 ${at(2 * r)} 0a${at(r)} ${at(r * 0.45)} 0 1 1 ${at(-2 * r)} 0Z`
      bright += `M${at(x - r * 0.75)} ${at(bushY - r * 0.2)}a${at(r * 0.7)} ${at(r * 0.5)} 0 1 1 ${at(1.3 * r)} ${at(-r * 0.1)}a${at(r)} ${at(r * 0.4)} 0 0 1 ${at(-1.3 * r)} ${at(r * 0.1)}Z`
    }
  }
  const leaf = colourOf(sheet, material, depth)
  add(sheet, `<g clip-path="url(#${clip})">${fill(dark, mix(leaf, sheet.mood.shade, 0.22))}${fill(bright, lighten(leaf, 0.14), 0.8)}</g>`)
  return made
}

/** A slope of terraces, each wall with its line of vines. */
function terraces(sheet: Sheet, y: number, rise: number, envelope: Envelope, depth: number, { material, soil }: Crop, steps = 11) {
  const made = ridge(sheet, { y, rise, envelope, octaves: 3, stride: 700, relief: 0.4 }, { depth, material: soil, foot: 0.15 })
  for (let step = 1; step <= steps; step++) {
    const share = step / (steps + 1)
    const run = made.points
      .filter((_, index) => index % 3 === 0)
      .map(([x, top]): Point => [x, top + (y - top) * share + Math.sin(x / 170 + step) * 5])
    const wall = run.map(([x, top]): Point => [x, top + Math.min(9, (y - top) * 0.09)]).reverse()
    add(
      sheet,
      fill(
        `${line(run)}L${wall.map(([x, top]) => `${at(x)} ${at(top)}`).join('L')}Z`,
        mix(colourOf(sheet, soil, depth), sheet.mood.shade, 0.28),
        0.7,
      ),
    )
    let bushes = ''
    for (const [x, top] of run) {
      if (y - top < 14) continue
      const r = (4 + 4.5 * share) * sheet.random.between(0.8, 1.2)
      for (const shift of [0, 12]) bushes += `M${at(x + shift - r)} ${at(top + 1)}a${at(r)} ${at(r)} 0 0 1 ${at(2 * r)} 0Z`
    }
    add(sheet, fill(bushes, mix(colourOf(sheet, material, depth), sheet.mood.shade, 0.06)))
  }
  return made
}

function farm(
  sheet: Sheet,
  x: number,
  base: number,
  size: number,
  { wall = '#ecd2a6' as `#${string}`, roof = '#a85a3c' as `#${string}`, depth = 0.04, turret = true } = {},
) {
  house(sheet, { x, base, w: size * 1.5, h: size * 0.62, wall, roof, style: 'hip', roofHeight: size * 0.3, windows: [5, 2], depth })
  house(sheet, {
    x: x + size * 1.42,
    base: base + 3,
    w: size * 0.8,
    h: size * 0.4,
    wall,
    roof,
    style: 'side',
    roofHeight: size * 0.22,
    windows: [2, 1],
    depth,
  })
  if (turret)
    tower(sheet, {
      x: x + size * 0.42,
      base: base - size * 0.4,
      w: size * 0.34,
      h: size * 0.78,
      wall,
      roof,
      top: 'hip',
      cap: size * 0.2,
      depth,
    })
}

const hills = (sheet: Sheet, y: number, rise: number, envelope: Envelope, depth: number, material: Material = 'olive') =>
  ridge(sheet, { y, rise, envelope, octaves: 3, stride: 640 }, { depth, material, foot: 0.45 })

function alley(sheet: Sheet, along: readonly Point[], from: number, to: number, count: number, tall: number, colour: string) {
  const spots = Array.from({ length: count }, (_, index): [number, number, number] => {
    const x = from + ((to - from) * index) / (count - 1)
    return [x, (along.find(([px]) => px >= x)?.[1] ?? 900) + 12, tall * sheet.random.between(0.85, 1.12)]
  })
  specimens(sheet, spots, 'cypress', colour)
}

export const vineyard: readonly Scene[] = [
  [
    'golden',
    (s) => {
      sky(s, 720)
      sun(s, [700, 420], 70)
      bands(s, 5, [160, 420], '#fff2d0', 0.5)
      hills(s, 700, 200, flat, 0.74, 'rock')
      hills(s, 760, 170, flat, 0.56)
      const crest = hills(s, 850, 250, peak(0.6, 0.32), 0.28, 'straw')
      const top = heightAt(crest, 1140)
      farm(s, 1060, top + 10, 120)
      alley(s, crest.points, 1330, 1680, 9, 120, colourOf(s, 'pine', 0.08))
      alley(s, crest.points, 960, 1030, 3, 150, colourOf(s, 'pine', 0.05))
      planted(s, 980, 160, either(leftward(0.9), peak(0.8, 0.4)), 0.08, green, { vanish: [900, 240] })
      foreground(s, 1240, 50, colourOf(s, 'olive', -0.25))
    },
  ],
  [
    'afternoon',
    (s) => {
      sky(s, 740)
      clouds(s, 4, [140, 380])
      hills(s, 760, 330, flat, 0.62, 'rock')
      terraces(s, 900, 520, rightward(0.34), 0.26, green, 13)
      terraces(s, 910, 470, leftward(0.56), 0.14, green, 12)
      farm(s, 330, 640, 84, { wall: '#f6efe0', turret: false })
      farm(s, 1370, 700, 74, { wall: '#f6efe0', turret: false, depth: 0.14 })
      water(s, { y: 902, mirror: 0.62, material: '#2f7280' })
      rowboat(s, 1010, 980, 190, '#4a3328')
      add(s, fill('M990 962V850L1060 930H990Z', colourOf(s, '#f1e2c2', 0)))
    },
  ],
  [
    'amber',
    (s) => {
      sky(s, 720)
      bands(s, 6, [140, 420], '#ffe9bd', 0.5)
      hills(s, 720, 220, flat, 0.66, 'pine')
      terraces(s, 830, 320, either(leftward(0.5), rightward(0.54)), 0.3, autumn, 9)
      street(s, {
        from: 760,
        to: 1160,
        base: 812,
        widths: [56, 92],
        heights: [48, 76],
        walls: ['#f2e3c4', '#e6cfa6', '#f6efe0'],
        roofs: ['#8a4434', '#9c4a34'],
        styles: ['gable', 'side'],
        depth: 0.1,
        pitch: 0.6,
      })
      tower(s, { x: 960, base: 812, w: 50, h: 170, wall: '#f2e3c4', roof: '#5a4a54', cap: 130, depth: 0.08 })
      planted(s, 980, 160, flat, 0.06, autumn, { vanish: [960, 160] })
      specimens(
        s,
        [
          [180, 1130, 330],
          [1760, 1160, 300],
        ],
        'crown',
        colourOf(s, 'rust', -0.05),
      )
    },
  ],
  [
    'morning',
    (s) => {
      sky(s, 740)
      sun(s, [1260, 480], 52)
      hills(s, 740, 260, flat, 0.8, 'pine')
      mist(s, 720, 70, 0.8)
      const far = hills(s, 800, 210, peak(0.3, 0.3), 0.56, 'olive')
      alley(s, far.points, 420, 560, 5, 90, colourOf(s, 'pine', 0.45))
      farm(s, 590, heightAt(far, 640) + 6, 90, { depth: 0.42 })
      mist(s, 810, 60, 0.85)
      planted(s, 900, 170, rightward(0.15), 0.3, green, { vanish: [1300, 200], size: 0.8 })
      mist(s, 930, 60, 0.5)
      planted(s, 1130, 190, leftward(1.1), 0.06, green, { vanish: [500, 320], size: 1.2 })
    },
  ],
  [
    'lilac',
    (s) => {
      sky(s, 720)
      bands(s, 5, [140, 460], '#ffe9dc', 0.5)
      hills(s, 720, 280, flat, 0.66, 'limestone')
      hills(s, 770, 150, flat, 0.44, 'pine')
      planted(s, 880, 130, flat, 0.06, lavender, { vanish: [1000, 420], count: 60, size: 1.1 })
      house(s, {
        x: 1080,
        base: 790,
        w: 240,
        h: 96,
        wall: '#e9d3ae',
        roof: '#b0664a',
        style: 'side',
        roofHeight: 56,
        windows: [5, 2],
        chimney: true,
      })
      specimens(
        s,
        [
          [1030, 800, 190],
          [1372, 802, 150],
        ],
        'cypress',
        colourOf(s, 'pine', -0.05),
      )
      specimens(s, [[820, 800, 130]], 'crown', colourOf(s, 'leaf', 0.05))
    },
  ],
  [
    'noon',
    (s) => {
      sky(s, 740)
      clouds(s, 4, [120, 340])
      const alps = ridge(s, { y: 780, rise: 480, creased: true, stride: 360 }, { depth: 0.6, material: 'rock', foot: 0.5 })
      snowCaps(s, alps, { above: 560, depth: 0.4 })
      terraces(s, 880, 420, leftward(0.62), 0.18, green, 11)
      tower(s, { x: 700, base: 820, w: 54, h: 150, wall: '#efe6d4', roof: '#7d5a48', top: 'hip', cap: 60, depth: 0.1 })
      tower(s, { x: 800, base: 826, w: 40, h: 110, wall: '#efe6d4', roof: '#7d5a48', top: 'hip', cap: 50, depth: 0.1 })
      house(s, {
        x: 716,
        base: 830,
        w: 180,
        h: 70,
        wall: '#efe6d4',
        roof: '#8a5a44',
        style: 'side',
        roofHeight: 48,
        windows: [4, 1],
        depth: 0.1,
      })
      water(s, { y: 836, mirror: 0.55, material: '#2b83a3' })
      const near = foreground(s, 1130, 120, colourOf(s, 'meadow', 0), { lean: 180 })
      grass(s, near, 30, 10, colourOf(s, 'leaf', -0.1))
      flowers(s, [1090, 1270], 120, '#f4e9d0', 7)
    },
  ],
  [
    'ember',
    (s) => {
      sky(s, 740)
      sun(s, [960, 600], 110, 6)
      bands(s, 8, [180, 560], '#f9c878', 0.4)
      hills(s, 730, 150, flat, 0.62)
      hills(s, 790, 180, either(leftward(0.6), rightward(0.5)), 0.4)
      const crest = hills(s, 870, 120, valley(0.5, 0.6), 0.14, 'earth')
      alley(s, crest.points, 1250, 1620, 8, 150, colourOf(s, 'pine', -0.3))
      farm(s, 460, heightAt(crest, 540) + 8, 110, { depth: -0.1 })
      planted(s, 960, 90, flat, -0.06, red, { vanish: [960, 380], size: 1.15 })
    },
  ],
  [
    'overcast',
    (s) => {
      sky(s, 740)
      clouds(s, 4, [140, 400], 0.6)
      hills(s, 740, 190, flat, 0.7, 'pine')
      const hill = hills(s, 860, 330, peak(0.48, 0.3), 0.34, 'olive')
      const top = heightAt(hill, 930)
      for (const [x, w, h] of [
        [800, 60, 110],
        [930, 90, 170],
        [1050, 56, 120],
      ] as const)
        tower(s, { x, base: top + 34, w, h, wall: '#cdbfa6', roof: '#59606a', top: x === 930 ? 'flat' : 'hip', cap: 70, depth: 0.22 })
      add(s, box(790, top - 10, 270, 60, colourOf(s, '#cdbfa6', 0.22)))
      planted(s, 930, 150, flat, 0.1, { material: '#6d8a3c', soil: 'olive' }, { vanish: [960, 300], size: 0.9 })
      way(s, [930, 850], [1180, 1300], 200, colourOf(s, 'limestone', 0.05), 150)
      birds(s, [620, 380], 6)
    },
  ],
  [
    'teal',
    (s) => {
      sky(s, 740)
      sun(s, [1320, 600], 56)
      bands(s, 6, [200, 560], '#f6e6b4', 0.35)
      hills(s, 740, 180, flat, 0.66)
      hills(s, 800, 180, peak(0.2, 0.3), 0.46)
      const crest = hills(s, 880, 220, peak(0.5, 0.4), 0.2, 'olive')
      alley(s, crest.points, 640, 900, 7, 140, colourOf(s, 'pine', -0.1))
      farm(s, 930, heightAt(crest, 1010) + 8, 130, { wall: '#f0c795', depth: 0.02 })
      planted(s, 1010, 150, flat, 0, { material: 'pine', soil: 'olive' }, { vanish: [1200, 260] })
      water(s, { y: 1180, mirror: 0.35, material: '#22505a' })
      glitter(s, 1320, 1184, 1275, 80, 0.4)
    },
  ],
]
