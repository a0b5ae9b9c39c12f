import { lighten, mix } from './colour.ts'
import type { Random } from './random.ts'
import { add, at, disc, fadeDown, fill, type Point, type Sheet } from './sheet.ts'

function conifer(random: Random, x: number, base: number, tall: number, slim = 0.34): string {
  const half = (tall * slim) / 2
  const tiers = Math.max(4, Math.min(9, Math.round(tall / 17)))
  const lean = random.between(-0.02, 0.02) * tall
  const edge = (sign: 1 | -1) => {
    const points: Point[] = []
    for (let tier = 1; tier <= tiers; tier++) {
      const share = tier / tiers
      const reach = half * share ** 0.9 * random.between(0.78, 1.14)
      const y = base - tall + tall * 0.95 * share
      points.push([x + lean * (1 - share) + sign * reach, y + random.between(-2, 2)])
      if (tier < tiers) points.push([x + lean * (1 - share) + sign * reach * 0.52, y - tall * 0.018])
    }
    return points
  }
  const trunk = Math.max(1, tall * 0.022)
  const outline: Point[] = [
    [x + lean, base - tall],
    ...edge(1),
    [x + trunk, base - tall * 0.05],
    [x + trunk, base],
    [x - trunk, base],
    [x - trunk, base - tall * 0.05],
    ...edge(-1).reverse(),
  ]
  return `M${outline.map(([px, py]) => `${at(px)} ${at(py)}`).join('L')}Z`
}

export function crown(random: Random, x: number, base: number, tall: number): string {
  const trunk = tall * 0.028
  let d = `M${at(x - trunk)} ${at(base)}L${at(x - trunk * 0.6)} ${at(base - tall * 0.42)}H${at(x + trunk * 0.6)}L${at(x + trunk)} ${at(base)}Z`
  const dabs = tall > 70 ? 30 : 15
  for (let dab = 0; dab < dabs; dab++) {
    const angle = dab * 2.4
    const far = Math.sqrt((dab + 0.5) / dabs)
    const r = tall * random.between(0.075, 0.13) * (1.25 - far * 0.45) * (tall > 70 ? 1 : 1.25)
    const [cx, cy] = [x + Math.cos(angle) * far * tall * 0.3, base - tall * 0.62 + Math.sin(angle) * far * tall * 0.34]
    d += `M${at(cx - r)} ${at(cy)}a${at(r)} ${at(r * 0.86)} 0 1 1 ${at(2 * r)} 0a${at(r)} ${at(r * 0.86)} 0 1 1 ${at(-2 * r)} 0Z`
  }
  return d
}

function cypress(random: Random, x: number, base: number, tall: number): string {
  const w = tall * random.between(0.075, 0.1)
  return `M${at(x)} ${at(base - tall)}C${at(x + w * 0.9)} ${at(base - tall * 0.66)} ${at(x + w * 1.35)} ${at(base - tall * 0.25)} ${at(x + w * 0.7)} ${at(base - tall * 0.04)}L${at(x + w * 0.15)} ${at(base)}H${at(x - w * 0.15)}L${at(x - w * 0.7)} ${at(base - tall * 0.04)}C${at(x - w * 1.35)} ${at(base - tall * 0.25)} ${at(x - w * 0.9)} ${at(base - tall * 0.66)} ${at(x)} ${at(base - tall)}Z`
}

/** An umbrella pine. */
export function stonePine(random: Random, x: number, base: number, tall: number): string {
  const lean = random.between(-0.08, 0.08) * tall
  const [cx, cy, r] = [x + lean, base - tall * 0.84, tall * random.between(0.32, 0.42)]
  const trunk = tall * 0.022
  let d = `M${at(x - trunk)} ${at(base)}Q${at(x - trunk)} ${at(base - tall * 0.5)} ${at(cx - trunk)} ${at(cy)}H${at(cx + trunk)}Q${at(x + trunk)} ${at(base - tall * 0.5)} ${at(x + trunk * 1.2)} ${at(base)}Z`
  d += `M${at(cx)} ${at(cy + tall * 0.1)}L${at(cx - r * 0.6)} ${at(cy - tall * 0.02)}L${at(cx - r * 0.5)} ${at(cy - tall * 0.04)}L${at(cx)} ${at(cy + tall * 0.06)}L${at(cx + r * 0.55)} ${at(cy - tall * 0.03)}L${at(cx + r * 0.6)} ${at(cy)}Z`
  for (const [dx, dy, size] of [
    [-0.55, 0.02, 0.5],
    [0, -0.09, 0.62],
    [0.55, 0, 0.5],
    [-0.25, -0.05, 0.55],
    [0.28, -0.05, 0.55],
  ] as const) {
    const rr = r * size
    d += `M${at(cx + dx * r - rr)} ${at(cy + dy * r)}a${at(rr)} ${at(rr * 0.55)} 0 0 1 ${at(rr * 2)} 0q${at(-rr)} ${at(rr * 0.25)} ${at(-rr * 2)} 0Z`
  }
  return d
}

export function acacia(sheet: Sheet, x: number, base: number, tall: number, colour: string, leaf = colour) {
  const { random } = sheet
  const spread = tall * random.between(0.62, 0.78)
  const fork = base - tall * random.between(0.4, 0.5)
  const trunk = tall * 0.035
  let limbs = `M${at(x - trunk)} ${at(base)}Q${at(x - trunk * 0.3)} ${at(base - tall * 0.25)} ${at(x - trunk * 0.7)} ${at(fork)}H${at(x + trunk * 0.7)}Q${at(x + trunk * 0.4)} ${at(base - tall * 0.2)} ${at(x + trunk * 1.3)} ${at(base)}Z`
  for (const reach of [-0.72, -0.34, 0.1, 0.42, 0.76]) {
    const [tipX, tipY] = [x + reach * spread, base - tall * (0.88 - Math.abs(reach) * 0.1)]
    const thick = trunk * (0.62 - Math.abs(reach) * 0.25)
    limbs += `M${at(x - thick)} ${at(fork + 4)}Q${at(x + reach * spread * 0.25)} ${at(fork - tall * 0.16)} ${at(tipX)} ${at(tipY)}Q${at(x + reach * spread * 0.4)} ${at(fork - tall * 0.08)} ${at(x + thick)} ${at(fork + 6)}Z`
  }
  let canopy = ''
  for (const [dx, dy, size] of [
    [-0.62, 0.86, 0.4],
    [-0.2, 0.94, 0.5],
    [0.28, 0.96, 0.48],
    [0.68, 0.87, 0.36],
    [0.05, 0.88, 0.55],
  ] as const) {
    const rx = spread * size * random.between(0.9, 1.1)
    const ry = tall * random.between(0.06, 0.085)
    const [cx, cy] = [x + dx * spread, base - dy * tall]
    canopy += `M${at(cx - rx)} ${at(cy)}C${at(cx - rx * 0.8)} ${at(cy - ry * 1.5)} ${at(cx + rx * 0.7)} ${at(cy - ry * 1.7)} ${at(cx + rx)} ${at(cy)}Q${at(cx + rx * 0.4)} ${at(cy + ry * 0.55)} ${at(cx)} ${at(cy + ry * 0.3)}T${at(cx - rx)} ${at(cy)}Z`
  }
  add(sheet, fill(limbs, colour), fill(canopy, leaf))
}

export function baobab(sheet: Sheet, x: number, base: number, tall: number, colour: string) {
  const { random } = sheet
  const w = tall * random.between(0.1, 0.13)
  const neck = base - tall * 0.74
  let d = `M${at(x - w * 1.25)} ${at(base)}C${at(x - w * 0.8)} ${at(base - tall * 0.2)} ${at(x - w)} ${at(base - tall * 0.45)} ${at(x - w * 0.62)} ${at(neck)}H${at(x + w * 0.62)}C${at(x + w)} ${at(base - tall * 0.45)} ${at(x + w * 0.8)} ${at(base - tall * 0.2)} ${at(x + w * 1.25)} ${at(base)}Z`
  let leaves = ''
  for (const reach of [-0.34, -0.2, -0.06, 0.1, 0.22, 0.36]) {
    const [tipX, tipY] = [x + reach * tall, base - tall * (0.99 - Math.abs(reach) * 0.35 + random.between(-0.02, 0.02))]
    const thick = w * 0.22
    d += `M${at(x + reach * w - thick)} ${at(neck + 8)}Q${at(x + reach * tall * 0.4)} ${at(neck - tall * 0.08)} ${at(tipX)} ${at(tipY)}Q${at(x + reach * tall * 0.55)} ${at(neck - tall * 0.04)} ${at(x + reach * w + thick * 1.4)} ${at(neck + 10)}Z`
    for (const lean of [-1, 0.9]) {
      const r = tall * random.between(0.035, 0.06)
      leaves += `M${at(tipX + lean * r - r)} ${at(tipY)}a${at(r)} ${at(r * 0.55)} 0 0 1 ${at(2 * r)} 0q${at(-r)} ${at(r * 0.5)} ${at(-2 * r)} 0Z`
    }
  }
  add(sheet, fill(d, colour), fill(leaves, colour))
}

export function palm(sheet: Sheet, [x, base]: Point, tall: number, lean: number, colour: string) {
  const { random } = sheet
  const [tipX, tipY] = [x + lean * tall, base - tall]
  const thick = tall * 0.022
  const bend = x + lean * tall * 0.25
  let d = `M${at(x - thick * 1.3)} ${at(base)}Q${at(bend - thick)} ${at(base - tall * 0.55)} ${at(tipX - thick * 0.5)} ${at(tipY)}H${at(tipX + thick * 0.6)}Q${at(bend + thick)} ${at(base - tall * 0.5)} ${at(x + thick * 1.5)} ${at(base)}Z`
  const fronds = [-172, -148, -118, -88, -58, -30, -6, 18, 164]
  for (const angle of fronds) {
    const turned = ((angle + random.between(-9, 9)) * Math.PI) / 180
    const length = tall * random.between(0.4, 0.52)
    const [dx, dy] = [Math.cos(turned) * length, Math.sin(turned) * length * 0.72]
    const droop = length * random.between(0.3, 0.46)
    const [endX, endY] = [tipX + dx, tipY + dy + droop]
    const [midX, midY] = [tipX + dx * 0.52, tipY + dy * 0.95 - length * 0.04]
    d += `M${at(tipX)} ${at(tipY)}Q${at(midX)} ${at(midY - length * 0.09)} ${at(endX)} ${at(endY)}`
    const teeth = 7
    for (let tooth = 1; tooth <= teeth; tooth++) {
      const back = 1 - tooth / teeth
      const qx = (1 - back) ** 2 * tipX + 2 * (1 - back) * back * midX + back ** 2 * endX
      const qy = (1 - back) ** 2 * tipY + 2 * (1 - back) * back * midY + back ** 2 * endY
      const fringe = length * 0.15 * Math.sin(Math.PI * (0.12 + back * 0.8))
      d += `L${at(qx + (dx > 0 ? -1 : 1) * fringe * 0.1)} ${at(qy + fringe)}L${at(qx + (dx > 0 ? -1 : 1) * fringe * 0.35)} ${at(qy + fringe * 0.28)}`
    }
    d += 'Z'
  }
  add(sheet, fill(d, colour))
}

type Planting = {
  along: readonly Point[]
  tall: readonly [number, number]
  gap: number
  kind?: 'conifer' | 'crown' | 'cypress' | 'stonePine'
  from?: number
  to?: number
  sink?: number
  clump?: number
  slim?: number
}

/** Trees standing along a line of ground. */
function planted(sheet: Sheet, { along, tall, gap, kind = 'conifer', from = -60, to = 1980, sink = 4, clump = 0, slim }: Planting): string {
  const { random } = sheet
  let d = ''
  let x = from
  while (x < to) {
    const after = along.findIndex(([px]) => px >= x)
    const ground = along[after]?.[1]
    if (ground !== undefined && !random.chance(clump)) {
      const size = random.between(tall[0], tall[1])
      if (kind === 'conifer') d += conifer(random, x, ground + sink, size, slim)
      if (kind === 'crown') d += crown(random, x, ground + sink, size)
      if (kind === 'cypress') d += cypress(random, x, ground + sink, size)
      if (kind === 'stonePine') d += stonePine(random, x, ground + sink, size)
    }
    x += gap * random.between(0.5, 1.5)
  }
  return d
}

export function plant(sheet: Sheet, planting: Planting, colour: string, opacity = 1) {
  add(sheet, fill(planted(sheet, planting), colour, opacity))
}

/** A wooded slope: row before row, each a little darker. */
export function woods(
  sheet: Sheet,
  planting: Planting,
  { rows, drop, colour, darken = 0.12 }: { rows: number; drop: number; colour: string; darken?: number },
) {
  for (let row = 0; row < rows; row++) {
    const along = planting.along.map(([x, y]): Point => [x, y + row * drop])
    const size = 1 + row * 0.16
    add(
      sheet,
      fill(
        planted(sheet, { ...planting, along, tall: [planting.tall[0] * size, planting.tall[1] * size], gap: planting.gap * size }),
        mix(colour, sheet.mood.shade, row * darken),
      ),
    )
  }
}

/** Single trees standing on open ground, each with its shadow. */
export function specimens(
  sheet: Sheet,
  spots: readonly (readonly [x: number, base: number, tall: number])[],
  kind: 'conifer' | 'crown' | 'cypress' | 'stonePine',
  colour: string,
  slim?: number,
) {
  const { random, mood } = sheet
  const draw = {
    conifer: (x: number, base: number, tall: number) => conifer(random, x, base, tall, slim),
    crown: (x: number, base: number, tall: number) => crown(random, x, base, tall),
    cypress: (x: number, base: number, tall: number) => cypress(random, x, base, tall),
    stonePine: (x: number, base: number, tall: number) => stonePine(random, x, base, tall),
  }[kind]
  const shadow = spots.map(
    ([x, base, tall]) =>
      `M${at(x - tall * 0.12)} ${at(base)}q${at(tall * 0.3)} ${at(-tall * 0.05)} ${at(tall * 0.62)} 0q${at(-tall * 0.3)} ${at(tall * 0.055)} ${at(-tall * 0.62)} 0Z`,
  )
  add(sheet, fill(shadow.join(''), mood.shade, 0.22))
  for (const [x, base, tall] of [...spots].sort(([, a], [, b]) => a - b)) {
    add(sheet, fill(draw(x, base, tall), colour))
    if (kind === 'crown')
      add(
        sheet,
        fill(crown(random, x - tall * 0.035, base - tall * 0.14, tall * 0.8), mix(colour, mood.haze, 0.09)),
        fill(crown(random, x - tall * 0.06, base - tall * 0.34, tall * 0.55), mix(colour, mood.haze, 0.17)),
      )
  }
}

/** Woods that thin into mist at their feet. */
export function plantInMist(sheet: Sheet, planting: Planting & { foot: number }, colour: string) {
  const top = Math.min(...planting.along.map(([, y]) => y)) - planting.tall[1]
  const paint = fadeDown(sheet, top, planting.foot, [
    [0, colour],
    [0.45, colour],
    [1, mix(colour, sheet.mood.haze, 0.75)],
  ])
  add(sheet, fill(planted(sheet, planting), paint))
}

export function birch(sheet: Sheet, x: number, base: number, top: number, thick: number, colour: string) {
  const { random, mood } = sheet
  const sway = random.between(-0.5, 0.5) * thick
  add(
    sheet,
    fill(
      `M${at(x - thick / 2)} ${at(base)}Q${at(x - thick * 0.42 + sway)} ${at((base + top) / 2)} ${at(x - thick * 0.3)} ${at(top)}H${at(x + thick * 0.3)}Q${at(x + thick * 0.42 + sway)} ${at((base + top) / 2)} ${at(x + thick / 2)} ${at(base)}Z`,
      colour,
    ),
  )
  let marks = ''
  for (let y = top; y < base; y += random.between(24, 74) * (thick / 34)) {
    const side = random.chance(0.5) ? 1 : -1
    const w = thick * random.between(0.2, 0.55)
    const edge = x + sway * 0.5 + side * thick * 0.38
    marks += `M${at(edge)} ${at(y)}q${at(-side * w * 0.6)} ${at(thick * 0.04)} ${at(-side * w)} ${at(thick * 0.1)}q${at(side * w * 0.5)} ${at(thick * 0.1)} ${at(side * w)} ${at(thick * 0.12)}Z`
  }
  add(sheet, fill(marks, mix(colour, mood.shade, 0.78)))
  add(
    sheet,
    fill(
      `M${at(x + thick * 0.1)} ${at(base)}Q${at(x + thick * 0.1 + sway)} ${at((base + top) / 2)} ${at(x + thick * 0.08)} ${at(top)}H${at(x + thick * 0.3)}Q${at(x + thick * 0.42 + sway)} ${at((base + top) / 2)} ${at(x + thick / 2)} ${at(base)}Z`,
      mood.shade,
      0.16,
    ),
  )
}

/** Foliage as a drift of leaves; many small discs of one colour. */
export function foliage(
  sheet: Sheet,
  [x, y]: Point,
  [spreadX, spreadY]: Point,
  count: number,
  size: number,
  colour: string,
  opacity = 0.9,
) {
  const { random } = sheet
  let d = ''
  for (let leaf = 0; leaf < count; leaf++) {
    const angle = random.between(0, Math.PI * 2)
    const far = random.next() ** 0.6
    const r = size * random.between(0.5, 1.2)
    d += `M${at(x + Math.cos(angle) * far * spreadX - r)} ${at(y + Math.sin(angle) * far * spreadY)}a${at(r)} ${at(r * 0.8)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r * 0.8)} 0 1 0 ${at(-2 * r)} 0Z`
  }
  add(sheet, fill(d, colour, opacity))
}

export function grass(sheet: Sheet, along: readonly Point[], tall: number, gap: number, colour: string, opacity = 1) {
  const { random } = sheet
  let d = ''
  for (let x = -10; x < 1930; x += gap * random.between(0.5, 1.5)) {
    const ground = along.find(([px]) => px >= x)?.[1]
    if (ground === undefined) continue
    const h = tall * random.between(0.4, 1.1)
    const bend = random.between(-0.5, 0.6) * h * 0.6
    d += `M${at(x - 2)} ${at(ground + 6)}Q${at(x + bend * 0.2)} ${at(ground - h * 0.6)} ${at(x + bend)} ${at(ground - h)}Q${at(x + bend * 0.5)} ${at(ground - h * 0.5)} ${at(x + 2.5)} ${at(ground + 6)}Z`
  }
  add(sheet, fill(d, colour, opacity))
}

export function flowers(sheet: Sheet, [top, bottom]: Point, count: number, colour: string, size = 7, [left, right]: Point = [0, 1920]) {
  const { random } = sheet
  for (let flower = 0; flower < count; flower++) {
    const share = random.next() ** 0.7
    const y = top + (bottom - top) * share
    add(
      sheet,
      disc(
        random.between(left, right),
        y,
        size * (0.3 + share * 0.8) * random.between(0.6, 1.1),
        random.chance(0.3) ? lighten(colour, 0.35) : colour,
        0.9,
      ),
    )
  }
}
