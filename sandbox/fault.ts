import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import type { App } from './env.ts'
import { takeProgrammed, toResponse } from './programmed-answers.ts'
import type { TourTemplate } from './tours/tour.ts'

export const faults = ['none', 'fail', 'slow', 'garbage'] as const
export type Fault = (typeof faults)[number]

const slowMs = 3000

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function commit(fault: Fault): Promise<void> {
  if (fault === 'slow') await sleep(slowMs)
  if (fault === 'fail') throw new HTTPException(503, { res: new Response(null, { status: 503, headers: { 'retry-after': '2' } }) })
  if (fault === 'garbage') {
    const body = '{"unexpected":[null,42,"…"],"answer":{"to":"nothing"}}'
    throw new HTTPException(200, { res: new Response(body, { headers: { 'content-type': 'application/json' } }) })
  }
}

const faultOf = ({ scenario }: TourTemplate): Fault =>
  scenario === 'slow' ? 'slow' : scenario === 'unavailable-503' ? 'fail' : scenario === 'garbage' ? 'garbage' : 'none'

/** What a scenario trip does to every call about it. */
export const playFault = (tour: TourTemplate): Promise<void> => commit(faultOf(tour))

/** What a test has asked for through /sandbox/control: a fault for every call, and answers for some. */
export const controlledFault = createMiddleware<App>(async (c, next) => {
  const { DB } = c.env
  const value = await DB.prepare(`select value from control where key = 'fault'`).first<string>('value')
  await commit(z.enum(faults).catch('none').parse(value))
  const programmed = await takeProgrammed(DB, { method: c.req.method, path: c.req.path, body: () => c.req.text() })
  if (programmed && !programmed.executeFirst) {
    await sleep(programmed.lateMs)
    return toResponse(programmed)
  }
  await next()
  if (!programmed) return
  await sleep(programmed.lateMs)
  c.res = undefined
  c.res = toResponse(programmed)
})
