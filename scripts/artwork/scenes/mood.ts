import { mix } from './colour.ts'

export type Mood = {
  sky: readonly string[]
  haze: string
  shade: string
  sun: string
  /** How much of a material's own colour the light lets through. */
  exposure: number
  night?: boolean
}

export const moods = {
  dawn: { sky: ['#5f83a3', '#c9b3b4', '#f2c7a5', '#fbe6c8'], haze: '#f0cfb5', shade: '#2f3f58', sun: '#fff4da', exposure: 0.72 },
  morning: { sky: ['#6aa6c6', '#b4d8dd', '#f4efdd'], haze: '#dfe9e2', shade: '#21465a', sun: '#fffbe8', exposure: 0.86 },
  noon: { sky: ['#3a8abd', '#86c1da', '#dbeeec'], haze: '#cde4e8', shade: '#1b4360', sun: '#fffdf0', exposure: 0.92 },
  afternoon: { sky: ['#4796b4', '#a3d0cd', '#f6e9ca'], haze: '#e5e3ca', shade: '#244a50', sun: '#fff7dc', exposure: 0.9 },
  golden: { sky: ['#d99a58', '#efc583', '#fae7bd'], haze: '#f2cf97', shade: '#5b3a30', sun: '#fff8df', exposure: 0.78 },
  sunset: { sky: ['#474a80', '#b9647f', '#f09a76', '#fcd79a'], haze: '#eaa07e', shade: '#33254a', sun: '#ffefc4', exposure: 0.5 },
  ember: { sky: ['#7f2c3d', '#cf5440', '#f09b52', '#f9d67c'], haze: '#e98d55', shade: '#3d1729', sun: '#fff0b8', exposure: 0.45 },
  dusk: { sky: ['#2b3663', '#6a5a8e', '#cf8794', '#f4c5a4'], haze: '#b7849c', shade: '#1c2146', sun: '#ffe6cc', exposure: 0.42 },
  blueHour: {
    sky: ['#13254d', '#2d5488', '#7a9fc0', '#e3c8ab'],
    haze: '#7b99b8',
    shade: '#0d1a39',
    sun: '#fff0d0',
    exposure: 0.32,
    night: true,
  },
  night: { sky: ['#0a1330', '#142a54', '#2e5380'], haze: '#315480', shade: '#080e24', sun: '#f6efd6', exposure: 0.24, night: true },
  overcast: { sky: ['#97abb3', '#bfcccc', '#e4e6dd'], haze: '#d1d8d3', shade: '#30444c', sun: '#f6f4ea', exposure: 0.74 },
  mist: { sky: ['#aebfbf', '#d2dad1', '#f0ece0'], haze: '#e3e4d9', shade: '#385056', sun: '#fffaf0', exposure: 0.66 },
  winter: { sky: ['#82abd0', '#bfd8e7', '#f5eff0'], haze: '#dde6ee', shade: '#35557a', sun: '#fffdf5', exposure: 0.85 },
  rose: { sky: ['#7b93c6', '#cdb0d0', '#f9d3c6', '#fdeadb'], haze: '#e8c9d1', shade: '#414f80', sun: '#fff3e6', exposure: 0.7 },
  storm: { sky: ['#26343f', '#4a5e69', '#8a9a9b'], haze: '#81918f', shade: '#131c26', sun: '#e9e6d2', exposure: 0.42 },
  tropic: { sky: ['#2596b3', '#74cbcd', '#fbefcd'], haze: '#cdeadd', shade: '#0f4c5a', sun: '#fffbe4', exposure: 0.92 },
  lilac: { sky: ['#7d74b6', '#c79fc6', '#f8cdb6', '#fde6c6'], haze: '#dcb8c6', shade: '#3b3368', sun: '#fff2d6', exposure: 0.6 },
  teal: { sky: ['#174f60', '#4b9896', '#c5cf9f', '#f6d99c'], haze: '#a9c3a4', shade: '#0b2d3a', sun: '#fff0c2', exposure: 0.5 },
  amber: { sky: ['#3f7f93', '#9fc0ae', '#f3cf8a', '#f8b866'], haze: '#eec58c', shade: '#3b3a3f', sun: '#fff4cf', exposure: 0.7 },
  arid: { sky: ['#5faac4', '#bcd9cb', '#f9e4ba'], haze: '#f0d9b0', shade: '#5c3a38', sun: '#fffae2', exposure: 0.92 },
} as const satisfies Record<string, Mood>

export type MoodName = keyof typeof moods

const materials = {
  pine: '#2c5946',
  leaf: '#4f8050',
  meadow: '#86a857',
  olive: '#949a58',
  straw: '#d8b868',
  autumn: '#c96f2f',
  rust: '#a34a2c',
  heather: '#87709f',
  rock: '#6c7482',
  slate: '#4d5a6b',
  limestone: '#c9bca2',
  chalk: '#eee6d3',
  sand: '#e6bf80',
  dune: '#dc9a55',
  clay: '#c4643f',
  earth: '#936a4a',
  snow: '#f6f7f5',
  water: '#3c7d93',
  lagoon: '#35b0b0',
  lavender: '#8b78bd',
  grass: '#6f9a4c',
  ink: '#22303c',
} as const

export type Material = keyof typeof materials

/** Depth runs from −1 (a silhouette right before us) over 0 to 1 (lost in haze). */
export function tone(mood: Mood, material: Material | `#${string}`, depth: number): string {
  const own = material in materials ? materials[material as Material] : material
  const lit = mix(own, mood.shade, 1 - mood.exposure)
  return depth < 0 ? mix(lit, mood.shade, -depth) : mix(lit, mood.haze, depth)
}
