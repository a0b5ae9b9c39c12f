import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '../../../shared/errors/app-error.ts'
import { agency } from '../../../shared/provider/directory.ts'
import { agencyOf, channelOf } from './agency.ts'

type Context = Parameters<typeof channelOf>[0]
type Found = { distributionChannelRefId: string } | AppError

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

function contextWith(found: Found, business: string | undefined = 'agents') {
  const send = vi.fn(async () => {
    if (found instanceof AppError) throw found
    return agency.parse(found)
  })
  const market = { provider: { companyId: 'c' }, tripBuilder: business && { distributionChannel: business, url: 'https://b.example' } }
  return { send, context: { send, market } as unknown as Context }
}
const by = (source: string, refId = 'A') => ({
  state: { source_channel: source },
  details: { travelAgency: refId === '' ? undefined : { refId } },
})

test('the checkout API’s word counts, and nobody else is asked', async () => {
  const { send, context } = contextWith({ distributionChannelRefId: 'agents' })
  expect([await channelOf(context, by('IBE')), await channelOf(context, by('APP'))]).toEqual(['B2C', 'B2B'])
  expect(send).not.toHaveBeenCalled()
})

test('where it says nothing, the distribution channel of the agency does', async () => {
  expect(await channelOf(contextWith({ distributionChannelRefId: 'agents' }).context, by(''))).toBe('B2B')
  expect(await channelOf(contextWith({ distributionChannelRefId: 'web' }).context, by(''))).toBe('B2C')
  expect(await channelOf(contextWith({ distributionChannelRefId: '' }, '').context, by(''))).toBe('B2C')
  expect(await channelOf(contextWith({ distributionChannelRefId: 'agents' }).context, by('', ''))).toBe('B2C')
})

test('an agency that the provider does not know, or cannot tell of, makes no business of it', async () => {
  const unknown = contextWith(new AppError('API_ITINERARY_NOT_FOUND', 'x')).context
  const down = contextWith(new AppError('API_SERVICE_UNAVAILABLE', 'x')).context
  expect([await channelOf(unknown, by('')), await channelOf(down, by(''))]).toEqual(['B2C', 'B2C'])
  expect(await agencyOf(unknown, 'A')).toBeUndefined()
  await expect(agencyOf(down, 'A')).rejects.toThrow('x')
})
