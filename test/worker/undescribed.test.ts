import { Response } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { builtinVars, confirmAtStripe, stripeCard } from '../setup/checkout-apis.ts'
import { askSandbox } from '../setup/sandbox-request.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

/** What no published description has (decision 038). */
const undescribed = /^\/(?:discovery|tours-checkout-api|bookings)\/|\/(?:base-services\/offers|regulatory-information)$/

let shop: Shop
const asked: string[] = []
/** The tours themselves are looked for elsewhere. */
let hasDiscovery = true

beforeAll(async () => {
  shop = await startShop({
    vars: builtinVars,
    async between(request, pass) {
      const { pathname } = new URL(request.url)
      const isSparedYet = hasDiscovery && pathname.startsWith('/discovery/')
      if (!undescribed.test(pathname) || isSparedYet) return pass(request)
      asked.push(pathname.replace(/\/[a-z0-9]{12}(?=\/|$)/, '/{id}'))
      return new Response(null, { status: 404 })
    },
  })
}, 60_000)
afterAll(() => shop?.stop())

const ledger = z.object({ booking: z.object({ status: z.string() }), mails: z.array(z.object({ recipient: z.string() })) })
const ledgerOf = async (id: string) => ledger.parse(await askSandbox(shop.port, `/sandbox/ledger?checkoutId=${id}`))

test('a trip is booked, paid and confirmed at a provider that has nothing but what it describes', async () => {
  const visitor = new Shopper(shop.port)
  const startDate = await visitor.departure('t9000001')
  hasDiscovery = false
  const id = await visitor.start('t9000001', startDate)
  await visitor.goToPayment(id)
  await visitor.agree(id)
  const wish = { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email: 'ann@example.com' } }
  const { client_secret } = session.parse(await (await visitor.openSession(id, wish)).json())
  await confirmAtStripe(shop.port, client_secret, stripeCard())
  await expect.poll(async () => (await ledgerOf(id)).booking.status, { timeout: 20_000 }).toBe('BookingCompleted')
  expect((await visitor.page(id, 'payment-successful')).data?.state).toBe('confirmed')
  await expect
    .poll(async () => (await ledgerOf(id)).mails.map(({ recipient }) => recipient), { timeout: 20_000 })
    .toEqual(['ann@example.com'])
  expect(asked).toContain('/checkout/v1/checkouts/{id}/base-services/offers')
  expect(asked).toContain('/checkout/v1/checkouts/{id}/regulatory-information')
  expect(asked.some((path) => path.startsWith('/tours-checkout-api/'))).toBe(false)
})

test('tours that cannot be looked for are a failure of the provider, and no page that is missing', async () => {
  hasDiscovery = false
  const { status } = await shop.ask('/xx-en/tours?query=nowhere-else')
  expect(status).toBe(502)
})
