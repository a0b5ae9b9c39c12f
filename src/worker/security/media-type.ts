import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '../../shared/errors/app-error.ts'
import type { AppEnv } from '../env.ts'
import { problem } from './problem.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
const json = /^application\/json\s*(?:;|$)/i
const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

export const isForm = (type: string | undefined): boolean => form.test(type ?? '')

/** The one write of our own API that a form without JavaScript may be posted to (rule 35). */
const takesForm = (path: string) => path.endsWith('/planner/itineraries')

/** What is written to our own API is JSON that can be read, or nothing at all (rule 90). */
export const wantJson: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (safe.has(c.req.method)) return next()
  const type = c.req.header('Content-Type')
  const isJson = json.test(type ?? '')
  const isFine = type === undefined ? c.req.raw.body === null : isJson || (isForm(type) && takesForm(c.req.path))
  if (!isFine) return problem(c, 415, 'UNSUPPORTED_MEDIA_TYPE')
  if (isJson) await readJson(c)
  return next()
}

/** More than the longest of our forms has. */
const mostFields = 1000

/** Ampersands between fields, or the parts' own headers: counted before anything is taken apart. */
function countFields(text: string, type: string): number {
  const mark = /^multipart/i.test(type) ? /content-disposition\s*:/gi : /&/g
  let fields = 0
  while (fields <= mostFields && mark.test(text)) fields += 1
  return fields
}

/** A form, or 400 where the body is none, 413 where it has more fields than any of ours. */
export async function readForm(c: Context<AppEnv>): Promise<FormData> {
  const type = c.req.header('Content-Type') ?? ''
  const body = await c.req.arrayBuffer()
  if (countFields(new TextDecoder('latin1').decode(body), type) > mostFields)
    throw new AppError('VALIDATION_FAILED', `a form of more than ${mostFields} fields`, { status: 413 })
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch (cause) {
    throw unreadable(cause)
  }
}

/** JSON, an empty object where nothing was sent, or 400. */
export async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const text = await c.req.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreadable(cause)
  }
}

const unreadable = (cause: unknown) => new AppError('VALIDATION_FAILED', 'the body cannot be read', { status: 400, cause })
