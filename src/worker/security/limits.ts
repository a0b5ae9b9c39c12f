import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../env.ts'
import { problem } from './problem.ts'

const longestUrl = 8 * 1024
const largestBody = 256 * 1024
const largestEvent = 64 * 1024
const largestReport = 16 * 1024

/** An address may be so long and no longer (rule 90). */
export const limitUrl: MiddlewareHandler<AppEnv> = async (c, next) =>
  c.req.url.length > longestUrl ? problem(c, 414, 'URI_TOO_LONG') : next()

const bodyUpTo = (maxSize: number): MiddlewareHandler<AppEnv> => bodyLimit({ maxSize, onError: (c) => problem(c, 413, 'BODY_TOO_LARGE') })

export const limitBody = bodyUpTo(largestBody)

/** An event of the processor is a few kilobytes, a report of a browser less. */
export const limitEvent = bodyUpTo(largestEvent)
export const limitReport = bodyUpTo(largestReport)
