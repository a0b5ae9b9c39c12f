import { readdirSync, readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { z } from 'zod'
import app from '../../sandbox/index.ts'
import { migrate } from '../../sandbox/migrate.ts'
import { seed } from '../../sandbox/seed.ts'

const folder = new URL('../../sandbox/migrations/', import.meta.url)
const departures = z.object({ departures: z.array(z.object({ startDate: z.string() })) })
const itinerary = z.object({ data: z.object({ id: z.string() }) })
const credentials = `Basic ${btoa('tidemark:sandbox-secret')}`

/** The sandbox on a fresh D1 of its own; the database is workerd's, the worker runs here. */
export async function startSandbox() {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: 'nothing.js', contents: 'export default {}' }],
      d1Databases: { DB: 'sandbox' },
      cf: false,
    }),
  )
  const DB = await miniflare.getD1Database('DB')
  await migrate(
    DB,
    readdirSync(folder).map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') })),
  )
  await seed(DB)
  const fetch = (path: string, init: RequestInit = {}) => app.request(`http://sandbox.localhost${path}`, init, { DB })
  const ask = (path: string, body?: unknown, init: RequestInit = {}) =>
    fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...init,
      headers: {
        authorization: credentials,
        accept: 'application/vnd.api+json, application/json',
        'content-type': 'application/json',
        ...init.headers,
      },
    })
  const newCheckout = async (tripRefId = 't9000001', adults = 2) => {
    const [first] = departures.parse(await (await ask(`/discovery/v1/tours/${tripRefId}/departures`)).json()).departures
    const wish = { tripRefId, startDate: first?.startDate, allocatedPax: { rooms: [{ adults }] } }
    return itinerary.parse(await (await ask('/itinerary/v1.0/itineraries', wish)).json()).data.id
  }
  /** Nobody waits for the end: it sometimes waits itself, for an answer that no test has read. */
  const stop = () => void miniflare.dispose().catch(() => undefined)
  return { fetch, ask, newCheckout, stop }
}
