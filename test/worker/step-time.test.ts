import { afterAll, beforeAll, expect, test } from 'vitest'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

const times = 9

let shop: Shop
/** When the provider said its last word. */
let answeredAt = 0
let visitor: Shopper
let open = ''
beforeAll(async () => {
  shop = await startShop({
    async between(request, pass) {
      const answer = await pass(request)
      answeredAt = performance.now()
      return answer
    },
  })
  visitor = new Shopper(shop.port)
  open = await visitor.start('t9000001')
  await visitor.goToPayment(open)
}, 60_000)
afterAll(() => shop?.stop())

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

async function millisecondsTo(address: string): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const answer = await visitor.ask('GET', `${address}/_payload.json`)
    await answer.arrayBuffer()
    expect([answer.status, answer.redirected]).toEqual([200, false])
    taken.push(performance.now() - answeredAt)
  }
  return median(taken)
}

test.each([
  ['traveller-details', () => `/xx-en/checkout/${open}/traveller-details`],
  ['additional-options', () => `/xx-en/checkout/${open}/additional-options`],
  ['experiences', () => `/xx-en/checkout/${open}/experiences`],
  ['availability', () => `/xx-en/checkout/${open}/availability`],
  ['payment', () => `/xx-en/checkout/${open}/payment`],
  ['a change', () => '/xx-en/checkout-modifications/status000008/modifications'],
  ['the confirmation', () => '/xx-en/checkout/status000004/payment-successful'],
])('%s is there 100 ms after the provider’s last answer, most of the time', async (_, address) => {
  expect(await millisecondsTo(address())).toBeLessThan(100)
})
