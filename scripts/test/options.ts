import { parseArgs } from 'node:util'

export type TestOptions = {
  /** Checks and unit tests only. */
  isUnit: boolean
  /** The matrices too. */
  isFull: boolean
  /** One file or test, by a part of its name. */
  only: string | undefined
  /** What the changes since this commit touch. */
  changedSince: string | undefined
  /** The nth of so many runs that share the tests between them. */
  shard: { nth: number; of: number } | undefined
}

function readShard(text: string | undefined): TestOptions['shard'] {
  if (text === undefined) return undefined
  const [nth = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number)
  if (nth < 1 || nth > of) throw new TypeError('--shard wants a share like 2/4')
  return { nth, of }
}

/** What stands behind `npm test --`; a wrong use is a TypeError with a message for the person who typed it. */
export function readTestOptions(args: readonly string[]): TestOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      unit: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      only: { type: 'string' },
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
      shard: { type: 'string' },
    },
  })
  if (values.since !== undefined && !values.changed) throw new TypeError('--since goes with --changed')
  if (values.changed && values.only !== undefined) throw new TypeError('Choose either --changed or --only')
  if (values.only !== undefined && values.only.trim() === '') throw new TypeError('--only wants a part of a file’s or test’s name')
  return {
    isUnit: values.unit,
    isFull: values.full,
    only: values.only,
    changedSince: values.changed ? (values.since ?? 'HEAD') : undefined,
    shard: readShard(values.shard),
  }
}
