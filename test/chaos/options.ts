import { parseArgs } from 'node:util'
import { isKnownTrouble, type Trouble, troubleNames } from './plan.ts'

export type Options = {
  seed: number
  /** The first of them, where several runs share a number of trials. */
  first: number
  trials: number
  only: Trouble | undefined
  trial: number | undefined
  atOnce: number
  isLoud: boolean
}

const count = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new TypeError(`--${name} wants a number`)
  return Number(text)
}

/** What stands behind `npm run chaos --`. */
export function readOptions(args: readonly string[], drawnSeed: number): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string' },
      first: { type: 'string', default: '0' },
      trials: { type: 'string', default: '1000' },
      only: { type: 'string' },
      trial: { type: 'string' },
      'at-once': { type: 'string', default: '8' },
      loud: { type: 'boolean', default: false },
    },
  })
  const { only } = values
  if (only !== undefined && !isKnownTrouble(only)) throw new TypeError(`--only wants one of ${troubleNames.join(', ')}`)
  return {
    seed: values.seed === undefined ? drawnSeed : count('seed', values.seed),
    first: count('first', values.first),
    trials: count('trials', values.trials),
    only,
    trial: values.trial === undefined ? undefined : count('trial', values.trial),
    atOnce: Math.max(1, count('at-once', values['at-once'])),
    isLoud: values.loud,
  }
}
