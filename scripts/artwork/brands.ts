import { join } from 'node:path'
import sharp from 'sharp'
import { type MarkColours, marks } from './brands/marks.ts'
import { wordmarks } from './brands/wordmarks.ts'
import { root, write } from './generated.ts'

type Brand = { mark: MarkColours; reversed: MarkColours; ink: string; paper: string; cap: number; gap: number; lift: number }

const brands: Readonly<Record<keyof typeof marks, Brand>> = {
  tidemark: {
    mark: { ground: '#12394a', light: '#f7f1e3', accent: '#f0a868' },
    reversed: { ground: '#f7f1e3', light: '#12394a', accent: '#d9773c' },
    ink: '#12394a',
    paper: '#f7f1e3',
    cap: 62,
    gap: 16,
    lift: 1,
  },
  nordlys: {
    mark: { ground: '#0f2d52', light: '#ffffff', accent: '#3ddc97' },
    reversed: { ground: '#ffffff', light: '#0f2d52', accent: '#12a36b' },
    ink: '#0f2d52',
    paper: '#ffffff',
    cap: 56,
    gap: 16,
    lift: -1,
  },
  noctua: {
    mark: { ground: '#1d1a2b', light: '#efe6d2', accent: '#d9b36c' },
    reversed: { ground: '#efe6d2', light: '#1d1a2b', accent: '#8f6a24' },
    ink: '#1d1a2b',
    paper: '#efe6d2',
    cap: 62,
    gap: 18,
    lift: 0,
  },
}

const svg = (width: number, height: number, body: string, title: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">${body}</svg>\n`

for (const key of Object.keys(marks) as (keyof typeof marks)[]) {
  const { mark, reversed, ink, paper, cap, gap, lift } = brands[key]
  const { width, path } = wordmarks[key]
  const title = `${key[0]?.toUpperCase()}${key.slice(1)}`
  const scale = cap / 100
  const baseline = 32 + (cap * 0.7) / 2 + lift
  const wide = (colours: MarkColours, wordColour: string) =>
    svg(
      Math.round(64 + gap + width * scale + 2),
      64,
      `${marks[key](colours)}<path transform="translate(${64 + gap} ${baseline.toFixed(1)}) scale(${scale})" d="${path}" fill="${wordColour}"/>`,
      title,
    )
  const folder = `public/assets/brands/${key}`
  const darkBrand = key === 'noctua'
  write(`${folder}/logo.svg`, wide(darkBrand ? { ...mark, ground: '#2b2740' } : mark, darkBrand ? paper : ink))
  write(`${folder}/logo-on-dark.svg`, wide(darkBrand ? { ...mark, ground: '#2b2740' } : reversed, paper))
  write(`${folder}/logo-on-light.svg`, wide(mark, ink))
  write(`${folder}/logo-square.svg`, svg(64, 64, marks[key](mark), title))
  write(`${folder}/favicon.svg`, svg(64, 64, marks[key](mark), title))
  const icon = Buffer.from(svg(64, 64, marks[key](mark), title))
  await sharp(icon, { density: 300 })
    .resize(32, 32)
    .png({ palette: true })
    .toFile(join(root, folder, 'favicon-32.png'))
  const touch = `<rect width="64" height="64" fill="${key === 'tidemark' ? paper : mark.ground}"/><g transform="translate(6 6) scale(.8125)">${marks[key](mark)}</g>`
  await sharp(Buffer.from(svg(64, 64, touch, title)), { density: 600 })
    .resize(180, 180)
    .png({ palette: true })
    .toFile(join(root, folder, 'touch-icon-180.png'))
}
