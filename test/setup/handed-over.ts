import { z } from 'zod'
import { sampleContact, sampleTraveller } from '../../sandbox/booking/sample-traveller.ts'
import { harbourAgency } from '../../sandbox/provider/itinerary.ts'
import type { Shop } from './shop.ts'

const credentials = `Basic ${btoa('tidemark:sandbox-secret')}`

/** What somebody else asks of the provider, with the operator's credentials: an agency at its own desk. */
export async function toProvider(shop: Shop, path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const { status, text } = await shop.ask(path, {
    host: 'sandbox.localhost',
    method,
    headers: { authorization: credentials, accept: 'application/vnd.api+json, application/json', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

const departures = z.object({ departures: z.array(z.object({ startDate: z.string(), status: z.string() })) })
const made = z.object({ data: z.object({ id: z.string() }) })

/** A checkout that an agency made at the provider: nobody's yet in the shop. With travellers where it carries an e-mail. */
export async function handedOver(shop: Shop, email?: string): Promise<string> {
  const free = departures.parse(await toProvider(shop, '/discovery/v1/tours/t9000001/departures')).departures
  const wish = {
    tripRefId: 't9000001',
    startDate: free.find(({ status }) => status !== 'full')?.startDate,
    allocatedPax: { rooms: [{ adults: 2 }] },
    agencyRefId: harbourAgency,
  }
  const { id } = made.parse(await toProvider(shop, '/itinerary/v1.0/itineraries', wish)).data
  await toProvider(shop, `/checkout/v1/checkouts/${id}`, {})
  if (email !== undefined)
    await toProvider(shop, `/checkout/v1/checkouts/${id}/traveler-details`, {
      contactInfo: { ...sampleContact, email },
      paxInfo: ['pax-1', 'pax-2'].map(sampleTraveller),
    })
  return id
}
