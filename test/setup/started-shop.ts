import { inject } from 'vitest'
import { type Answer, type Ask, openShop, type Shop, type ShopOptions } from './shop.ts'
import { ofThisWorker } from './test-workers.ts'

export type { Answer, Ask, Shop }

/** The shop of a test file: a server and a state of its own, published anew only for brands of its own. */
export const startShop = (options: ShopOptions = {}): Promise<Shop> =>
  openShop({ contractGate: inject('contractGate'), ...options }, options.brands ? undefined : ofThisWorker(inject('preparedStates')))
