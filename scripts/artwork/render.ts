import sharp from 'sharp'
import { randomFrom } from './scenes/random.ts'
import { width } from './scenes/sheet.ts'

export const grainStrength = 2.2

let grain: Int8Array | undefined
function grainOf(): Int8Array {
  if (grain !== undefined) return grain
  const random = randomFrom('grain')
  grain = Int8Array.from({ length: 512 * 512 }, () => Math.round((random.next() + random.next() + random.next() - 1.5) * 2 * grainStrength))
  return grain
}

export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 3 } }

/** The drawing as pixels, with a fine paper grain laid over it. */
export async function pixelsOf(svg: string, rasterWidth: number = width): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .resize(rasterWidth)
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const noise = grainOf()
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const speck = noise[(y & 511) * 512 + (x & 511)] ?? 0
      const start = (y * info.width + x) * 3
      for (let channel = 0; channel < 3; channel++) data[start + channel] = Math.min(255, Math.max(0, (data[start + channel] ?? 0) + speck))
    }
  }
  return { data, info: { width: info.width, height: info.height, channels: 3 } }
}

export const imageOf = ({ data, info }: Pixels) => sharp(data, { raw: info })
