import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { closedPolicy } from './csp.ts'
import { reportGroup, reportPath } from './policy-reports.ts'

/** On every answer, whatever its status and type (rule 89). */
const always: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Reporting-Endpoints', `${reportGroup}="${reportPath}"`],
]
const unlessSaid: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', closedPolicy],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()'],
  ['Cache-Control', 'no-store'],
]

/** The support code a visitor can name (rule 37). */
export const nameRequest: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('requestId', crypto.randomUUID())
  await next()
}

export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of always) headers.set(name, value)
  for (const [name, value] of unlessSaid) if (!headers.has(name)) headers.set(name, value)
  if (headers.get('Content-Type') === 'application/json') headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('X-Request-Id', c.get('requestId'))
}
