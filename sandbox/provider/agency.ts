import { Hono } from 'hono'
import type { App } from '../env.ts'
import { harbourAgency, inactiveAgency, webAgency } from './itinerary.ts'
import { problemResponse } from './problem.ts'

interface Agency {
  readonly refId: string
  readonly name: string
  readonly isActive: boolean
}

const agencies: ReadonlyMap<string, Agency> = new Map(
  [
    { refId: webAgency, name: 'Tidemark Travel', isActive: true },
    { refId: harbourAgency, name: 'Harbour Travel', isActive: true },
    { refId: inactiveAgency, name: 'Lantern Journeys', isActive: false },
  ].map((agency) => [agency.refId, agency]),
)

/** `isActive` is not in the published answer; there only the list tells, by `onlyActive`. */
const toView = ({ refId, name, isActive }: Agency) => ({
  refId,
  distributionChannelRefId: 'web',
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
