import { lighten, mix } from './colour.ts'
import { add, at, box, colourOf, disc, fill, type Sheet, shape, stroke } from './sheet.ts'
import { lampColour } from './town.ts'
import { ripple } from './water.ts'

const wake = (sheet: Sheet, x: number, y: number, w: number) =>
  add(sheet, fill(ripple(x, y + 3, w * 1.3, 5) + ripple(x - w * 0.1, y + 10, w * 0.9, 4), sheet.mood.shade, 0.22))

export function sailboat(sheet: Sheet, x: number, y: number, tall: number, sail: `#${string}` = '#fbf5e6', depth = 0) {
  const cloth = colourOf(sheet, sail, depth)
  const w = tall * 0.62
  wake(sheet, x, y, w)
  add(
    sheet,
    fill(
      `M${at(x - w * 0.5)} ${at(y - tall * 0.09)}H${at(x + w * 0.52)}Q${at(x + w * 0.4)} ${at(y + tall * 0.02)} ${at(x + w * 0.3)} ${at(y + tall * 0.02)}H${at(x - w * 0.36)}Q${at(x - w * 0.46)} ${at(y)} ${at(x - w * 0.5)} ${at(y - tall * 0.09)}Z`,
      colourOf(sheet, '#7c4a33', depth),
    ),
    box(x - w * 0.02, y - tall, tall * 0.014, tall * 0.94, colourOf(sheet, 'ink', depth)),
    fill(
      `M${at(x + w * 0.03)} ${at(y - tall * 0.98)}Q${at(x + w * 0.34)} ${at(y - tall * 0.5)} ${at(x + w * 0.5)} ${at(y - tall * 0.16)}H${at(x + w * 0.03)}Z`,
      cloth,
    ),
    fill(
      `M${at(x - w * 0.05)} ${at(y - tall * 0.9)}Q${at(x - w * 0.12)} ${at(y - tall * 0.45)} ${at(x - w * 0.44)} ${at(y - tall * 0.15)}H${at(x - w * 0.05)}Z`,
      mix(cloth, sheet.mood.shade, 0.14),
    ),
  )
}

export function rowboat(sheet: Sheet, x: number, y: number, w: number, hull: `#${string}` = '#a6523a', depth = 0) {
  wake(sheet, x, y, w)
  add(
    sheet,
    fill(
      `M${at(x - w / 2)} ${at(y - w * 0.17)}Q${at(x)} ${at(y - w * 0.05)} ${at(x + w / 2)} ${at(y - w * 0.19)}Q${at(x + w * 0.38)} ${at(y + w * 0.05)} ${at(x + w * 0.2)} ${at(y + w * 0.05)}H${at(x - w * 0.22)}Q${at(x - w * 0.42)} ${at(y + w * 0.04)} ${at(x - w / 2)} ${at(y - w * 0.17)}Z`,
      colourOf(sheet, hull, depth),
    ),
    stroke(
      `M${at(x - w / 2)} ${at(y - w * 0.17)}Q${at(x)} ${at(y - w * 0.05)} ${at(x + w / 2)} ${at(y - w * 0.19)}`,
      lighten(colourOf(sheet, hull, depth), 0.5),
      w * 0.03,
    ),
  )
}

export function ferry(sheet: Sheet, x: number, y: number, w: number, stripe: `#${string}` = '#b5483a', depth = 0.05) {
  const white = colourOf(sheet, '#f8f4ea', depth)
  const glass = sheet.mood.night ? lampColour : mix(white, sheet.mood.shade, 0.6)
  wake(sheet, x, y, w)
  add(
    sheet,
    box(x - w * 0.3, y - w * 0.27, w * 0.52, w * 0.09, white),
    box(x - w * 0.2, y - w * 0.335, w * 0.28, w * 0.07, white),
    box(x - w * 0.16, y - w * 0.42, w * 0.09, w * 0.1, colourOf(sheet, stripe, depth)),
    box(x - w * 0.16, y - w * 0.42, w * 0.09, w * 0.025, colourOf(sheet, 'ink', depth)),
    box(x - w * 0.4, y - w * 0.19, w * 0.72, w * 0.09, white),
    fill(
      shape([
        [x - w * 0.48, y - w * 0.11],
        [x + w * 0.52, y - w * 0.13],
        [x + w * 0.43, y + w * 0.02],
        [x - w * 0.44, y + w * 0.02],
      ]),
      white,
    ),
    fill(
      shape([
        [x - w * 0.465, y - w * 0.03],
        [x + w * 0.46, y - w * 0.03],
        [x + w * 0.43, y + w * 0.02],
        [x - w * 0.44, y + w * 0.02],
      ]),
      colourOf(sheet, stripe, depth),
    ),
  )
  for (let port = 0; port < 11; port++) add(sheet, box(x - w * 0.37 + port * w * 0.06, y - w * 0.165, w * 0.036, w * 0.03, glass))
  for (let port = 0; port < 7; port++) add(sheet, box(x - w * 0.27 + port * w * 0.068, y - w * 0.245, w * 0.042, w * 0.028, glass))
}

/** A long wooden boat with raised ends. */
export function longboat(sheet: Sheet, x: number, y: number, w: number, hull: `#${string}` = '#5d3a2c', canopy?: `#${string}`) {
  wake(sheet, x, y, w)
  if (canopy !== undefined) {
    add(
      sheet,
      fill(
        `M${at(x - w * 0.24)} ${at(y - w * 0.13)}Q${at(x)} ${at(y - w * 0.22)} ${at(x + w * 0.2)} ${at(y - w * 0.13)}Z`,
        colourOf(sheet, canopy),
      ),
    )
    for (const post of [-0.2, 0, 0.16]) add(sheet, box(x + post * w, y - w * 0.14, w * 0.008, w * 0.1, sheet.mood.shade))
  }
  add(
    sheet,
    fill(
      `M${at(x - w * 0.5)} ${at(y - w * 0.13)}C${at(x - w * 0.4)} ${at(y - w * 0.04)} ${at(x + w * 0.3)} ${at(y - w * 0.03)} ${at(x + w * 0.52)} ${at(y - w * 0.2)}C${at(x + w * 0.42)} ${at(y + w * 0.03)} ${at(x + w * 0.3)} ${at(y + w * 0.03)} ${at(x)} ${at(y + w * 0.03)}C${at(x - w * 0.3)} ${at(y + w * 0.03)} ${at(x - w * 0.42)} ${at(y + w * 0.01)} ${at(x - w * 0.5)} ${at(y - w * 0.13)}Z`,
      colourOf(sheet, hull),
    ),
  )
}

export function figure(sheet: Sheet, x: number, base: number, tall: number, coat: `#${string}` = '#b5483a') {
  add(
    sheet,
    disc(x, base - tall * 0.9, tall * 0.1, sheet.mood.shade),
    fill(
      `M${at(x - tall * 0.13)} ${at(base - tall * 0.35)}Q${at(x - tall * 0.14)} ${at(base - tall * 0.8)} ${at(x)} ${at(base - tall * 0.8)}Q${at(x + tall * 0.14)} ${at(base - tall * 0.8)} ${at(x + tall * 0.13)} ${at(base - tall * 0.35)}Z`,
      colourOf(sheet, coat),
    ),
    fill(
      shape([
        [x - tall * 0.1, base - tall * 0.37],
        [x - tall * 0.12, base],
        [x - tall * 0.03, base],
        [x, base - tall * 0.3],
        [x + tall * 0.05, base],
        [x + tall * 0.13, base],
        [x + tall * 0.1, base - tall * 0.37],
      ]),
      sheet.mood.shade,
    ),
  )
}
