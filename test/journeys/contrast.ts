import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** A line of text over something else than one colour, in pixels of the window. */
type Run = { text: string; x: number; y: number; width: number; height: number; ink: Ink; needs: number }
type Ink = { red: number; green: number; blue: number; alpha: number }

/** Words whose ground no stylesheet tells: a picture or a gradient lies behind them, and nothing before them. */
const runsInWindow = (page: Page): Promise<Run[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const inkOf = (colour: string, opacity: number) => {
      if (!canvas) throw new Error('no canvas')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data
      return { red, green, blue, alpha: (alpha / 255) * opacity }
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    const isPicture = (element: Element) =>
      element.matches('img, picture, svg, use, image, video, canvas') || getComputedStyle(element).backgroundImage !== 'none'
    const isOpaque = (element: Element) => /^rgb\(/.test(getComputedStyle(element).backgroundColor)
    /** What lies behind a point, up to the first ground of one colour. */
    const isOverPicture = (parent: Element, x: number, y: number) => {
      const [top, ...behind] = document.elementsFromPoint(x, y)
      if (!top || !(parent.contains(top) || top.contains(parent))) return false
      for (const element of [top, ...behind]) {
        if (isPicture(element)) return true
        if (isOpaque(element)) return false
      }
      return false
    }
    const runs: Run[] = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const { parentElement: parent, textContent } = node
      if (!textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(node)
      const { color, fill, fontSize, fontWeight } = getComputedStyle(parent)
      const ink = parent instanceof SVGElement ? fill : color
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(fontSize) * scale
      const needs = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      for (const { x, y, width, height } of range.getClientRects()) {
        const isInside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight && width > 4 && height > 4
        if (!isInside || !isOverPicture(parent, x + width / 2, y + height / 2)) continue
        runs.push({ text: textContent.trim().slice(0, 40), x, y, width, height, needs, ink: inkOf(ink, opacityOf(parent)) })
      }
    }
    return runs
  })

type Bitmap = { data: Buffer; width: number; height: number }

/** No picture of ours has this colour. */
const glyphColour = '#0f0'

/** The window with its words in another colour. What is drawn with `currentColor` (outlines, icons) stays as it is. */
async function windowWithWordsIn(page: Page, colour: string): Promise<Bitmap> {
  const style = `*, ::before, ::after { -webkit-text-fill-color: ${colour} !important; text-decoration-color: transparent !important; text-shadow: none !important; transition: none !important }
    text, tspan { fill: ${colour} !important }`
  const wear = (rules: string) =>
    page.evaluate(async (text) => {
      document.adoptedStyleSheets = text ? [await new CSSStyleSheet().replace(text)] : []
    }, rules)
  await wear(style)
  const picture = await page.screenshot({ animations: 'disabled', scale: 'css' })
  await wear('')
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const part = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = (red: number, green: number, blue: number) => 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)

/** Contrast of ink with the pixels behind a line: that of its weakest twentieth (WCAG 1.4.3). */
export function weakestContrast(ink: Ink, pixels: readonly (readonly [number, number, number])[]): number {
  const ratios = pixels.map(([red, green, blue]) => {
    const over = (front: number, back: number) => front * ink.alpha + back * (1 - ink.alpha)
    const one = luminance(over(ink.red, red), over(ink.green, green), over(ink.blue, blue))
    const other = luminance(red, green, blue)
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  })
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 20)] ?? 21
}

/** How much a channel of a pixel changes where a glyph is drawn; less is the edge of one, or the compositor's rounding. */
const changed = 32

/** The pixels right behind the glyphs of a line: a line's box is larger than they are, and something may cover a part of it. */
function behind({ x, y, width, height }: Run, ground: Bitmap, glyphs: Bitmap): [number, number, number][] {
  const pixels: [number, number, number][] = []
  for (let row = Math.floor(y); row < Math.min(y + height, ground.height); row++)
    for (let column = Math.floor(x); column < Math.min(x + width, ground.width); column++) {
      const at = (row * ground.width + column) * 3
      const [red = 0, green = 0, blue = 0] = ground.data.subarray(at, at + 3)
      const isGlyph = [red, green, blue].some((value, channel) => Math.abs(value - (glyphs.data[at + channel] ?? value)) > changed)
      if (isGlyph) pixels.push([red, green, blue])
    }
  return pixels
}

/** Every picture of the page, as it looks to who scrolls down to it. */
const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })

/** Words over pictures and gradients that do not stand out from the pixels behind them; and how many lines were measured. */
export async function contrastFaults(page: Page): Promise<{ measured: number; faults: string[] }> {
  await loadPictures(page)
  const faults = new Set<string>()
  let measured = 0
  const height = page.viewportSize()?.height ?? 800
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < whole; top += height * 0.8) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    const runs = await runsInWindow(page)
    if (runs.length === 0) continue
    const ground = await windowWithWordsIn(page, 'transparent')
    const glyphs = await windowWithWordsIn(page, glyphColour)
    for (const run of runs) {
      const pixels = behind(run, ground, glyphs)
      if (pixels.length === 0) continue
      measured++
      const contrast = weakestContrast(run.ink, pixels)
      if (contrast < run.needs) faults.add(`“${run.text}” stands out by ${contrast.toFixed(1)}:1 of ${run.needs}:1`)
    }
  }
  return { measured, faults: [...faults] }
}
