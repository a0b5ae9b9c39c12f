import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../env.ts'
import { visitorOf } from './visitor.ts'

/** Where browsers say what a page's policy kept out (PCI DSS 11.6.1). Named in every page's policy. */
export const reportPath = '/policy-reports'
export const reportGroup = 'policy'

/** As much of a report as is written down: which rule, and whom it kept out. No page's address, no line, no excerpt. */
const legacy = z.object({ 'csp-report': z.object({ 'effective-directive': z.string(), 'blocked-uri': z.string() }) })
const modern = z.array(
  z.object({ type: z.literal('csp-violation'), body: z.object({ effectiveDirective: z.string(), blockedURL: z.string() }) }),
)

export type Violation = { directive: string; blocked: string }

const directive = /^[a-z-]{1,40}$/
const keyword = /^[a-z-]{0,30}$/

/** Words such as `inline`, or the host of an address: nothing of its path or query. */
function blockedOf(text: string): string | undefined {
  if (keyword.test(text)) return text
  const url = URL.parse(text)
  return url ? url.host || url.protocol : undefined
}

const violationOf = (named: string, kept: string): Violation[] => {
  const blocked = blockedOf(kept)
  return directive.test(named) && blocked !== undefined ? [{ directive: named, blocked }] : []
}

export function violationsIn(report: unknown): Violation[] {
  const one = legacy.safeParse(report).data?.['csp-report']
  if (one) return violationOf(one['effective-directive'], one['blocked-uri'])
  const several = z.array(z.unknown()).safeParse(report).data ?? []
  return several
    .slice(0, 10)
    .flatMap((each) => modern.safeParse([each]).data ?? [])
    .flatMap(({ body }) => violationOf(body.effectiveDirective, body.blockedURL))
}

/** One in so many is written down: a fault shows all the same, and an extension of one browser floods nothing. */
const oneIn = 10

const isOwn = (c: Context<AppEnv>): boolean => {
  const site = c.req.header('Sec-Fetch-Site')
  return site === undefined || site === 'same-origin'
}

export async function takeReport(c: Context<AppEnv>): Promise<Response> {
  if (!isOwn(c)) return c.body(null, 403)
  const { success } = await c.env.RATE_LIMIT.limit({ key: `report ${visitorOf(c.req.raw)}` })
  if (!success) return c.body(null, 429)
  const violations = violationsIn(await c.req.json().catch(() => undefined))
  if (violations.length > 0 && Math.random() * oneIn < 1) console.warn(JSON.stringify({ event: 'policy-violation', oneIn, violations }))
  return c.body(null, 204)
}
