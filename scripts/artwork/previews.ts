import sharp from 'sharp'
import { artworkSet, scenePreview, scenePreviewUrl } from '../../src/shared/artwork/scenes.ts'
import { write } from './generated.ts'
import { sceneIds } from './manifest.ts'
import { drawScene } from './scenes/all-scenes.ts'

const { width, height } = scenePreview
const qualities = [56, 50, 44, 38, 32]
/** A hundred of them have to fit beside the scenes themselves (15 MB in all). */
const mostBytes = 17_500
let bytes = 0

/** No grain: it would double the bytes of a JPEG, and a link preview is shown far too small to see it. */
async function previewOf(id: string): Promise<Buffer> {
  const pixels = sharp(Buffer.from(drawScene(id)), { limitInputPixels: false })
    .resize(width, height)
    .flatten()
  const { data, info } = await pixels.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  let file = Buffer.alloc(0)
  for (const quality of qualities) {
    file = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (file.length <= mostBytes) break
  }
  return file
}

for (const id of sceneIds) {
  const file = await previewOf(id)
  bytes += file.length
  write(`public${scenePreviewUrl(id)}`, file)
}
console.log(`${sceneIds.length} link previews in ${artworkSet}, ${(bytes / 1_000_000).toFixed(1)} MB`)
