import type { z } from 'zod'

/** A deployment variable that cannot be used as it is: which one, where in it, and why. Never with the value of a secret. */
export type Mistake = {
  variable: string
  /** Path within the variable's JSON; empty for the variable as a whole. */
  key: string
  reason: string
}

/** Told what is wrong, reads go on without it. */
export type Tell = (key: string, reason: string) => void

export const telling =
  (mistakes: Mistake[], variable: string): Tell =>
  (key, reason) => {
    mistakes.push({ variable, key, reason })
  }

export const mistakeText = ({ variable, key, reason }: Mistake): string => `${variable}${key && `, ${key}`}: ${reason}`

/** One field for itself, so that a mistake in it takes nothing else along. */
export function readField<Schema extends z.ZodType>(schema: Schema, value: unknown, key: string, tell: Tell): z.output<Schema> | undefined {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) tell([key, ...path].join('.'), message)
  return undefined
}

/** A JSON object; an empty one where the variable is none. */
export function readObject(text: unknown, tell: Tell): Record<string, unknown> {
  const value = typeof text === 'string' ? parseJson(text) : undefined
  if (text === undefined || text === '') tell('', 'is missing')
  else if (typeof text !== 'string') tell('', 'has to be JSON as text, in quotes')
  else if (value === undefined) tell('', 'is not JSON')
  else if (!isRecord(value)) tell('', 'has to be a JSON object')
  else return value
  return {}
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
