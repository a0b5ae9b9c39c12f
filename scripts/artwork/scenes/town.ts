import { lighten, mix } from './colour.ts'
import { add, at, box, colourOf, disc, fill, type Point, type Sheet, shape } from './sheet.ts'

export type House = {
  x: number
  base: number
  w: number
  h: number
  wall: `#${string}`
  roof: `#${string}`
  style?: 'gable' | 'side' | 'stepped' | 'bell' | 'flat' | 'hip'
  roofHeight?: number
  windows?: readonly [columns: number, rows: number]
  depth?: number
  door?: boolean
  chimney?: boolean
  lit?: number
  frames?: boolean
}

const glassOf = (sheet: Sheet, wall: string) => mix(wall, sheet.mood.shade, 0.62)
export const lampColour = '#ffd98a'

function windowsIn(
  sheet: Sheet,
  x: number,
  top: number,
  w: number,
  h: number,
  [columns, rows]: readonly [number, number],
  wall: string,
  lit: number,
  frames = true,
) {
  const { random } = sheet
  const [cellW, cellH] = [w / columns, h / rows]
  const [paneW, paneH] = [Math.min(cellW * 0.42, cellH * 0.52), Math.min(cellH * 0.55, cellW * 0.75)]
  let [dark, bright, frame] = ['', '', '']
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [px, py] = [x + cellW * (column + 0.5) - paneW / 2, top + cellH * (row + 0.52) - paneH / 2]
      const d = `M${at(px)} ${at(py)}h${at(paneW)}v${at(paneH)}h${at(-paneW)}Z`
      if (random.chance(lit)) bright += d
      else dark += d
      if (frames) frame += `M${at(px - 2)} ${at(py - 2)}h${at(paneW + 4)}v${at(paneH + 4)}h${at(-paneW - 4)}Z`
    }
  }
  if (frames) add(sheet, fill(frame, lighten(wall, 0.45), 0.8))
  add(sheet, fill(dark, glassOf(sheet, wall)), fill(bright, lampColour))
}

export function house(
  sheet: Sheet,
  {
    x,
    base,
    w,
    h,
    wall,
    roof,
    style = 'gable',
    roofHeight = w * 0.45,
    windows = [2, 2],
    depth = 0,
    door = false,
    chimney = false,
    lit = sheet.mood.night ? 0.6 : 0,
    frames = w > 60,
  }: House,
) {
  const wallColour = colourOf(sheet, wall, depth)
  const roofColour = colourOf(sheet, roof, depth)
  const top = base - h
  const eave = w * 0.05
  if (chimney)
    add(
      sheet,
      box(
        x + w * 0.66,
        top - roofHeight * (style === 'gable' ? 0.85 : 1.15),
        w * 0.09,
        roofHeight * 0.8,
        mix(roofColour, sheet.mood.shade, 0.25),
      ),
    )
  add(sheet, box(x, top, w, h + 2, wallColour))
  if (style === 'gable')
    add(
      sheet,
      fill(
        shape([
          [x, top + 1],
          [x + w / 2, top - roofHeight],
          [x + w, top + 1],
        ]),
        wallColour,
      ),
      fill(
        shape([
          [x - eave * 1.6, top + eave],
          [x + w / 2, top - roofHeight - eave * 1.6],
          [x + w + eave * 1.6, top + eave],
          [x + w + eave * 0.2, top + eave * 1.4],
          [x + w / 2, top - roofHeight + eave * 0.6],
          [x - eave * 0.2, top + eave * 1.4],
        ]),
        roofColour,
      ),
    )
  if (style === 'side')
    add(
      sheet,
      fill(
        shape([
          [x - eave, top + 2],
          [x + w * 0.07, top - roofHeight],
          [x + w * 0.93, top - roofHeight],
          [x + w + eave, top + 2],
        ]),
        roofColour,
      ),
    )
  if (style === 'hip')
    add(
      sheet,
      fill(
        shape([
          [x - eave * 1.5, top + 2],
          [x + w * 0.28, top - roofHeight],
          [x + w * 0.72, top - roofHeight],
          [x + w + eave * 1.5, top + 2],
        ]),
        roofColour,
      ),
    )
  if (style === 'flat') add(sheet, box(x - eave * 0.5, top - 6, w + eave, 8, roofColour))
  if (style === 'stepped') {
    const steps = 4
    const left: Point[] = []
    for (let step = 0; step < steps; step++)
      left.push(
        [x + (w * 0.42 * step) / steps, top - (roofHeight * step) / steps],
        [x + (w * 0.42 * step) / steps, top - (roofHeight * (step + 1)) / steps],
      )
    const right = left.map(([px, py]): Point => [2 * x + w - px, py]).reverse()
    add(
      sheet,
      fill(shape([[x, top + 1], ...left, ...right, [x + w, top + 1]]), wallColour),
      box(x + w * 0.4, top - roofHeight - 5, w * 0.2, 5, roofColour),
    )
  }
  if (style === 'bell') {
    const d = `M${at(x)} ${at(top + 1)}C${at(x + w * 0.04)} ${at(top - roofHeight * 0.5)} ${at(x + w * 0.3)} ${at(top - roofHeight * 0.3)} ${at(x + w * 0.32)} ${at(top - roofHeight * 0.8)}Q${at(x + w / 2)} ${at(top - roofHeight * 1.25)} ${at(x + w * 0.68)} ${at(top - roofHeight * 0.8)}C${at(x + w * 0.7)} ${at(top - roofHeight * 0.3)} ${at(x + w * 0.96)} ${at(top - roofHeight * 0.5)} ${at(x + w)} ${at(top + 1)}Z`
    add(sheet, fill(d, wallColour), box(x + w * 0.3, top - roofHeight * 0.86, w * 0.4, 5, lighten(wallColour, 0.5)))
  }
  add(sheet, box(x + w * 0.72, top, w * 0.28, h + 2, sheet.mood.shade, 0.1))
  if (style !== 'flat') add(sheet, box(x, top + 1, w, h * 0.06, sheet.mood.shade, 0.12))
  const doorHeight = door ? Math.min(h * 0.32, w * 0.5) : 0
  if (windows[0] > 0) windowsIn(sheet, x + w * 0.06, top + h * 0.06, w * 0.88, h * 0.94 - doorHeight, windows, wallColour, lit, frames)
  if (door) add(sheet, box(x + w * 0.42, base - doorHeight, w * 0.18, doorHeight + 2, mix(wallColour, sheet.mood.shade, 0.7)))
  if (style === 'gable' && w > 46)
    add(sheet, disc(x + w / 2, top - roofHeight * 0.32, w * 0.055, lit > 0.5 ? lampColour : glassOf(sheet, wallColour)))
}

type Row = {
  from: number
  to: number
  base: number
  widths: readonly [number, number]
  heights: readonly [number, number]
  walls: readonly [`#${string}`, ...`#${string}`[]]
  roofs: readonly [`#${string}`, ...`#${string}`[]]
  styles?: readonly [NonNullable<House['style']>, ...NonNullable<House['style']>[]]
  depth?: number
  gap?: number
  lit?: number
  pitch?: number
  storeys?: number
  /** Ground below a given x, if the street climbs. */
  ground?: (x: number) => number
}

export function street(
  sheet: Sheet,
  { from, to, base, widths, heights, walls, roofs, styles = ['gable'], depth = 0, gap = 0, lit, pitch = 0.45, storeys = 42, ground }: Row,
) {
  const { random } = sheet
  let x = from
  let before = ''
  while (x < to) {
    const w = random.between(widths[0], widths[1])
    const h = random.between(heights[0], heights[1])
    let wall = random.pick(walls)
    if (wall === before) wall = random.pick(walls)
    before = wall
    const floor = ground === undefined ? base : ground(x + w / 2)
    house(sheet, {
      x,
      base: floor,
      w,
      h,
      wall,
      roof: random.pick(roofs),
      style: random.pick(styles),
      roofHeight: w * pitch * random.between(0.85, 1.15),
      depth,
      windows: [Math.max(1, Math.round(w / 36)), Math.max(1, Math.round(h / storeys))],
      chimney: random.chance(0.35),
      frames: depth < 0.35 && w > 56,
      ...(lit === undefined ? {} : { lit }),
    })
    x += w + gap * random.between(0.4, 1.6)
  }
}

/** A town of stacked houses on a hill, farthest row first. */
export function hillTown(
  sheet: Sheet,
  {
    centre,
    base,
    span,
    rise,
    rows,
    ...look
  }: { centre: number; base: number; span: number; rise: number; rows: number } & Omit<Row, 'from' | 'to' | 'base' | 'ground'>,
) {
  for (let row = rows - 1; row >= 0; row--) {
    const share = row / rows
    const reach = (span / 2) * (1 - share * 0.72)
    const ground = (x: number) => base - rise * share - rise * 0.16 * Math.cos(((x - centre) / reach) * 1.5)
    street(sheet, {
      ...look,
      from: centre - reach,
      to: centre + reach - look.widths[0],
      base,
      ground,
      depth: (look.depth ?? 0) + share * 0.22,
    })
  }
}

export function tower(
  sheet: Sheet,
  {
    x,
    base,
    w,
    h,
    wall,
    roof,
    top = 'spire',
    depth = 0,
    cap = w * 1.8,
    lit = sheet.mood.night ? 1 : 0,
  }: {
    x: number
    base: number
    w: number
    h: number
    wall: `#${string}`
    roof: `#${string}`
    top?: 'spire' | 'onion' | 'dome' | 'flat' | 'hip'
    depth?: number
    cap?: number
    lit?: number
  },
) {
  const wallColour = colourOf(sheet, wall, depth)
  const roofColour = colourOf(sheet, roof, depth)
  const [left, up] = [x - w / 2, base - h]
  add(
    sheet,
    box(left, up, w, h + 2, wallColour),
    box(left + w * 0.66, up, w * 0.34, h + 2, sheet.mood.shade, 0.14),
    box(left - w * 0.06, up, w * 1.12, w * 0.09, lighten(wallColour, 0.3)),
    box(left - w * 0.04, up + h * 0.34, w * 1.08, w * 0.06, lighten(wallColour, 0.25)),
  )
  if (top === 'spire')
    add(
      sheet,
      fill(
        shape([
          [left - w * 0.08, up + 1],
          [x - w * 0.2, up - cap * 0.22],
          [x, up - cap],
          [x + w * 0.2, up - cap * 0.22],
          [x + w * 1.08 - w / 2, up + 1],
        ]),
        roofColour,
      ),
    )
  if (top === 'hip')
    add(
      sheet,
      fill(
        shape([
          [left - w * 0.1, up + 1],
          [x, up - cap],
          [left + w * 1.1, up + 1],
        ]),
        roofColour,
      ),
    )
  if (top === 'onion') {
    const o = cap * 0.5
    add(
      sheet,
      fill(
        `M${at(x - w * 0.36)} ${at(up)}C${at(x - w * 0.85)} ${at(up - o * 0.5)} ${at(x - w * 0.4)} ${at(up - o * 0.95)} ${at(x)} ${at(up - cap)}C${at(x + w * 0.4)} ${at(up - o * 0.95)} ${at(x + w * 0.85)} ${at(up - o * 0.5)} ${at(x + w * 0.36)} ${at(up)}Z`,
        roofColour,
      ),
      box(x - 1.5, up - cap - w * 0.35, 3, w * 0.4, roofColour),
    )
  }
  if (top === 'dome')
    add(
      sheet,
      box(x - w * 0.42, up - w * 0.16, w * 0.84, w * 0.2, wallColour),
      fill(
        `M${at(x - w * 0.48)} ${at(up - w * 0.14)}C${at(x - w * 0.5)} ${at(up - w * 0.75)} ${at(x + w * 0.5)} ${at(up - w * 0.75)} ${at(x + w * 0.48)} ${at(up - w * 0.14)}Z`,
        roofColour,
      ),
      box(x - w * 0.06, up - w * 0.78, w * 0.12, w * 0.22, wallColour),
      disc(x, up - w * 0.82, w * 0.07, roofColour),
    )
  if (top === 'flat')
    for (let tooth = 0; tooth < 4; tooth++) add(sheet, box(left + (w * tooth) / 3.5, up - w * 0.14, w * 0.14, w * 0.16, wallColour))
  const opening = (y: number, size: number) =>
    `M${at(x - size / 2)} ${at(y)}v${at(-size)}a${at(size / 2)} ${at(size / 2)} 0 0 1 ${at(size)} 0v${at(size)}Z`
  const glass = lit > 0.5 ? lampColour : mix(wallColour, sheet.mood.shade, 0.65)
  add(sheet, fill(opening(up + w * 0.85, w * 0.3) + opening(up + h * 0.34 + w * 0.8, w * 0.2), glass))
}

/** A wide dome on a drum, for cathedrals and mosques. */
export function dome(
  sheet: Sheet,
  {
    x,
    base,
    w,
    wall,
    roof,
    depth = 0,
    lantern = true,
    tall = 0.62,
  }: { x: number; base: number; w: number; wall: `#${string}`; roof: `#${string}`; depth?: number; lantern?: boolean; tall?: number },
) {
  const wallColour = colourOf(sheet, wall, depth)
  const roofColour = colourOf(sheet, roof, depth)
  const drum = w * 0.26
  add(
    sheet,
    box(x - w * 0.46, base - drum, w * 0.92, drum + 2, wallColour),
    box(x - w * 0.5, base - drum - w * 0.03, w, w * 0.04, lighten(wallColour, 0.3)),
    fill(
      `M${at(x - w * 0.48)} ${at(base - drum)}C${at(x - w * 0.5)} ${at(base - drum - w * tall)} ${at(x - w * 0.12)} ${at(base - drum - w * (tall + 0.12))} ${at(x)} ${at(base - drum - w * (tall + 0.12))}S${at(x + w * 0.5)} ${at(base - drum - w * tall)} ${at(x + w * 0.48)} ${at(base - drum)}Z`,
      roofColour,
    ),
    fill(
      `M${at(x + w * 0.14)} ${at(base - drum)}C${at(x + w * 0.24)} ${at(base - drum - w * tall * 0.9)} ${at(x + w * 0.06)} ${at(base - drum - w * (tall + 0.1))} ${at(x)} ${at(base - drum - w * (tall + 0.12))}C${at(x + w * 0.3)} ${at(base - drum - w * (tall + 0.06))} ${at(x + w * 0.5)} ${at(base - drum - w * tall * 0.8)} ${at(x + w * 0.48)} ${at(base - drum)}Z`,
      sheet.mood.shade,
      0.16,
    ),
  )
  let openings = ''
  for (let index = 0; index < 7; index++) {
    const px = x - w * 0.38 + (w * 0.76 * index) / 6
    openings += `M${at(px - w * 0.025)} ${at(base - w * 0.02)}v${at(-drum * 0.5)}a${at(w * 0.025)} ${at(w * 0.025)} 0 0 1 ${at(w * 0.05)} 0v${at(drum * 0.5)}Z`
  }
  add(sheet, fill(openings, sheet.mood.night ? lampColour : mix(wallColour, sheet.mood.shade, 0.5)))
  const crest = base - drum - w * (tall + 0.1)
  if (lantern)
    add(
      sheet,
      box(x - w * 0.06, crest - w * 0.14, w * 0.12, w * 0.16, wallColour),
      fill(
        shape([
          [x - w * 0.08, crest - w * 0.13],
          [x, crest - w * 0.3],
          [x + w * 0.08, crest - w * 0.13],
        ]),
        roofColour,
      ),
    )
  else add(sheet, box(x - 1.5, crest - w * 0.14, 3, w * 0.16, roofColour))
}

export function minaret(sheet: Sheet, x: number, base: number, h: number, wall: `#${string}`, roof: `#${string}`, depth = 0) {
  const w = h * 0.05
  const wallColour = colourOf(sheet, wall, depth)
  add(sheet, box(x - w / 2, base - h, w, h, wallColour), box(x + w * 0.15, base - h, w * 0.35, h, sheet.mood.shade, 0.15))
  for (const share of [0.62, 0.84]) add(sheet, box(x - w * 0.85, base - h * share, w * 1.7, w * 0.4, lighten(wallColour, 0.2)))
  add(
    sheet,
    fill(
      shape([
        [x - w * 0.6, base - h + 1],
        [x, base - h * 1.2],
        [x + w * 0.6, base - h + 1],
      ]),
      colourOf(sheet, roof, depth),
    ),
  )
}

export function lighthouse(
  sheet: Sheet,
  x: number,
  base: number,
  h: number,
  { bands = '#b5483a' as `#${string}`, depth = 0, lit = false } = {},
) {
  const { mood } = sheet
  const white = colourOf(sheet, '#f6f1e4', depth)
  const red = colourOf(sheet, bands, depth)
  const half = (share: number) => h * (0.105 - share * 0.042)
  const slice = (from: number, to: number) =>
    shape([
      [x - half(from), base - h * 0.8 * from],
      [x - half(to), base - h * 0.8 * to],
      [x + half(to), base - h * 0.8 * to],
      [x + half(from), base - h * 0.8 * from],
    ])
  const top = base - h * 0.8
  add(sheet, fill(slice(0, 1), white), fill(slice(0.22, 0.42), red), fill(slice(0.64, 0.84), red))
  add(
    sheet,
    fill(
      shape([
        [x + half(0) * 0.25, base],
        [x + half(1) * 0.25, top],
        [x + half(1), top],
        [x + half(0), base],
      ]),
      mood.shade,
      0.2,
    ),
  )
  add(sheet, box(x - h * 0.085, top - h * 0.012, h * 0.17, h * 0.022, colourOf(sheet, 'ink', depth)))
  add(
    sheet,
    box(x - h * 0.045, top - h * 0.1, h * 0.09, h * 0.09, lit ? '#ffe9a8' : mix(white, mood.shade, 0.35)),
    box(x - 1.5, top - h * 0.1, 3, h * 0.09, colourOf(sheet, 'ink', depth)),
  )
  add(
    sheet,
    fill(`M${at(x - h * 0.062)} ${at(top - h * 0.098)}Q${at(x)} ${at(top - h * 0.2)} ${at(x + h * 0.062)} ${at(top - h * 0.098)}Z`, red),
    box(x - 1.5, top - h * 0.19, 3, h * 0.05, red),
  )
  add(
    sheet,
    box(x - h * 0.012, base - h * 0.06, h * 0.028, h * 0.06, mix(white, mood.shade, 0.7)),
    disc(x, base - h * 0.42, h * 0.012, mix(white, mood.shade, 0.6)),
  )
}

export function archBridge(
  sheet: Sheet,
  {
    from,
    to,
    deck,
    foot,
    arches,
    colour,
    thick = 22,
  }: { from: number; to: number; deck: number; foot: number; arches: number; colour: string; thick?: number },
) {
  const span = (to - from) / arches
  let d = `M${at(from)} ${at(deck)}H${at(to)}V${at(foot)}`
  for (let arch = arches - 1; arch >= 0; arch--) {
    const [left, right] = [from + span * arch + span * 0.1, from + span * (arch + 1) - span * 0.1]
    const r = (right - left) / 2
    const spring = Math.min(foot, deck + thick + r)
    d += `H${at(right)}V${at(spring)}A${at(r)} ${at(Math.min(r, spring - deck - thick))} 0 0 0 ${at(left)} ${at(spring)}V${at(foot)}`
  }
  add(sheet, fill(`${d}H${at(from)}Z`, colour), box(from, deck - 5, to - from, 9, lighten(colour, 0.22)))
}
