import type { z } from 'zod'

/** What reading configuration needs of KV. */
export type ConfigKv = { get(key: string, options: { type: 'text'; cacheTtl: number }): Promise<string | null> }

export type ReadOutcome<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'missing' }
  | { kind: 'failed'; reason: 'slow' | 'threw' | 'corrupt' }

const cacheTtlSeconds = 60

/** Text to value, or nothing for what is not one. */
export type Parse<Value> = (text: string) => Value | undefined

export const jsonAs =
  <Value>(schema: z.ZodType<Value>): Parse<Value> =>
  (text) => {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  }

async function read<Value>(kv: ConfigKv, key: string, parse: Parse<Value>): Promise<ReadOutcome<Value>> {
  try {
    const text = await kv.get(key, { type: 'text', cacheTtl: cacheTtlSeconds })
    if (text === null) return { kind: 'missing' }
    const value = parse(text)
    return value === undefined ? { kind: 'failed', reason: 'corrupt' } : { kind: 'value', value }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof SyntaxError ? 'corrupt' : 'threw' }
  }
}

/** A document of KV, parsed; `slow` once the limit has passed. A late answer is still handed to `late`, so that the next visitor has it. */
export async function readDocument<Value>(
  kv: ConfigKv,
  key: string,
  parse: Parse<Value>,
  limitMs: number,
  late: (outcome: Promise<ReadOutcome<Value>>) => void,
): Promise<ReadOutcome<Value>> {
  const reading = read(kv, key, parse)
  let timer: ReturnType<typeof setTimeout> | null = null
  const limit = new Promise<ReadOutcome<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'failed', reason: 'slow' }), limitMs)
  })
  const outcome = await Promise.race([reading, limit])
  clearTimeout(timer)
  if (outcome.kind === 'failed' && outcome.reason === 'slow') late(reading)
  return outcome
}
