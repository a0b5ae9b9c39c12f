import type { Random } from './random.ts'

export type Noise = (x: number) => number

/** Smooth noise on a line, 0…1, one feature per unit. */
export function smoothNoise(random: Random): Noise {
  const values = Array.from({ length: 256 }, () => random.next())
  const at = (index: number) => values[((index % 256) + 256) % 256] ?? 0
  return (x) => {
    const cell = Math.floor(x)
    const share = x - cell
    const eased = share * share * (3 - 2 * share)
    return at(cell) + (at(cell + 1) - at(cell)) * eased
  }
}

export function layeredNoise(random: Random, octaves: number, roughness: number): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => ({
    noise: smoothNoise(random),
    weight: roughness ** octave,
    pace: 2.03 ** octave,
  }))
  const total = layers.reduce((sum, layer) => sum + layer.weight, 0)
  return (x) => layers.reduce((sum, { noise, weight, pace }) => sum + weight * noise(x * pace), 0) / total
}

/** Creased where smooth noise turns: summits instead of hills. */
export function creasedNoise(random: Random, octaves: number, roughness: number): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => ({
    noise: smoothNoise(random),
    weight: roughness ** octave,
    pace: 2.1 ** octave,
  }))
  const total = layers.reduce((sum, layer) => sum + layer.weight, 0)
  return (x) => layers.reduce((sum, { noise, weight, pace }) => sum + weight * (1 - Math.abs(2 * noise(x * pace) - 1)), 0) / total
}
