import { availableParallelism } from 'node:os'
import { empty, hashOf, write } from './generated.ts'
import { sceneIds, sceneWidths, writeManifest, writeSceneStyles } from './manifest.ts'
import { grainStrength, imageOf, pixelsOf } from './render.ts'
import { drawScene } from './scenes/all-scenes.ts'

const quality = { avif: { 480: 47, 800: 45, 1280: 42, 1920: 39 }, webp: { 480: 58, 800: 54, 1280: 50, 1920: 46 } }

const drawings = new Map(sceneIds.map((id) => [id, drawScene(id)]))
const set = hashOf(...drawings.values(), JSON.stringify({ quality, grainStrength }))
const folder = `public/assets/artwork/${set}`
const colours = new Map<string, string>()
let bytes = 0

function keep(name: string, image: Buffer) {
  bytes += image.length
  write(`${folder}/${name}`, image)
}

async function renderScene(id: string, drawing: string) {
  const pixels = await pixelsOf(drawing)
  for (const width of sceneWidths) {
    const image = imageOf(pixels).resize(width)
    keep(`${id}-${width}.avif`, await image.clone().avif({ quality: quality.avif[width], effort: 2 }).toBuffer())
    keep(`${id}-${width}.webp`, await image.clone().webp({ quality: quality.webp[width], effort: 5 }).toBuffer())
  }
  const mean = await imageOf(pixels).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  colours.set(id, `#${mean.toString('hex').slice(0, 6)}`)
}

empty('public/assets/artwork')
const waiting = [...drawings]
const worker = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await renderScene(...next)
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
writeManifest(set)
writeSceneStyles(colours)
console.log(`${sceneIds.length} scenes in ${set}, ${(bytes / 1024 / 1024).toFixed(1)} MB`)
