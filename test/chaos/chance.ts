/** What a seed makes of chance: the same seed, the same choices. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** mulberry32: from 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  happens(share: number): boolean {
    return this.next() < share
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)]
    if (value === undefined) throw new RangeError('nothing to pick from')
    return value
  }
}

/** Of one trial of a run: neighbours have nothing in common. */
export const chanceOf = (seed: number, trial: number): Chance =>
  new Chance(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(trial + 1, 0xc2b2ae35))
