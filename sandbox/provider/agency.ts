import { Hono } from 'hono'
import type { App } from '../env.ts'
import { harbourAgency, inactiveAgency, webAgency } from './itinerary.ts'
import { problemResponse } from './problem.ts'

interface Agency {
  readonly refId: string
  readonly name: string
  /** The distribution channel that owns it. */
  readonly channel: string
  readonly isActive: boolean
}

const agencies: ReadonlyMap<string, Agency> = new Map(
  [
    { refId: webAgency, name: 'Tidemark Travel', channel: 'web', isActive: true },
    { refId: harbourAgency, name: 'Harbour Travel', channel: 'agents', isActive: true },
    { refId: inactiveAgency, name: 'Lantern Journeys', channel: 'agents', isActive: false },
  ].map((agency) => [agency.refId, agency]),
)

/** `isActive` is not in the published answer; there only the list tells, by `onlyActive`. */
const toView = ({ refId, name, channel, isActive }: Agency) => ({
  refId,
  distributionChannelRefId: channel,
  shortName: name,
  legalName: `${name} Ltd`,
  adminEmail: 'agency@example.com',
  currency: 'EUR',
  branches: [],
  isReferrerOnly: false,
  paymentConfig: { downPayment: 'Enabled', downPaymentPercentage: 20, downPaymentThresholdInDays: 45 },
  isActive,
})

export const inventory = new Hono<App>()
  .get('/api/:companyId/agency', (c) => {
    const onlyActive = c.req.query('onlyActive') === 'true'
    return c.json([...agencies.values()].filter(({ isActive }) => isActive || !onlyActive).map(toView))
  })
  .get('/api/:companyId/agency/:agencyId', (c) => {
    const agency = agencies.get(c.req.param('agencyId'))
    return agency ? c.json(toView(agency)) : problemResponse(404, { code: 'NotFound', detail: 'There is no such agency.' })
  })
