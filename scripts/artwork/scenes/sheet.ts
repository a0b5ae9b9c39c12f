import { type Material, type Mood, type MoodName, moods, tone } from './mood.ts'
import { type Random, randomFrom } from './random.ts'

export const width = 1920
export const height = 1280

export type Point = readonly [x: number, y: number]
export type Sheet = { mood: Mood; random: Random; defs: string[]; marks: string[]; names: number }
export type Stop = readonly [offset: number, colour: string, opacity?: number]

export const newSheet = (seed: string, mood: MoodName): Sheet => ({
  mood: moods[mood],
  random: randomFrom(seed),
  defs: [],
  marks: [],
  names: 0,
})

export const at = (value: number) => String(Math.round(value * 10) / 10)

export const nameIn = (sheet: Sheet, kind: string) => `${kind}${sheet.names++}`

export const add = (sheet: Sheet, ...marks: string[]) => {
  sheet.marks.push(...marks)
}

export const colourOf = (sheet: Sheet, material: Material | `#${string}`, depth = 0) => tone(sheet.mood, material, depth)

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

export function fade(sheet: Sheet, from: Point, to: Point, stops: readonly Stop[]): string {
  const name = nameIn(sheet, 'f')
  sheet.defs.push(
    `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${at(from[0])}" y1="${at(from[1])}" x2="${at(to[0])}" y2="${at(to[1])}">${stopsOf(stops)}</linearGradient>`,
  )
  return `url(#${name})`
}

export const fadeDown = (sheet: Sheet, top: number, bottom: number, stops: readonly Stop[]) => fade(sheet, [0, top], [0, bottom], stops)

export function glow(sheet: Sheet, [x, y]: Point, radius: number, stops: readonly Stop[]): string {
  const name = nameIn(sheet, 'r')
  sheet.defs.push(
    `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${at(x)}" cy="${at(y)}" r="${at(radius)}">${stopsOf(stops)}</radialGradient>`,
  )
  return `url(#${name})`
}

export const line = (points: readonly Point[]) => points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`).join('')

export const shape = (points: readonly Point[]) => `${line(points)}Z`

export const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const stroke = (d: string, colour: string, thickness: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${at(thickness)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const box = (x: number, y: number, w: number, h: number, colour: string, opacity = 1) =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(w)}" height="${at(h)}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const disc = (x: number, y: number, r: number, colour: string, opacity = 1) =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const svgOf = (sheet: Sheet) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheet.defs.join('')}</defs>${sheet.marks.join('')}</svg>`
