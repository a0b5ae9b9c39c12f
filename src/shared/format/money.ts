import { z } from 'zod'
import { isCurrency } from './currency.ts'

/** Any of ISO 4217: a part may cost in another currency than the market sells in. */
export const currency = z.string().refine(isCurrency, 'Expected a currency of ISO 4217')

/** Inside the storefront money is minor units plus ISO currency (ruling 30). */
export const money = z.object({ amount: z.number().int(), currency })
export type Money = z.infer<typeof money>

/** Money in whatever currency is used on the spot: minor units too, shown but never added to a total. */
export const localMoney = z.object({ amount: z.number().int(), currency: z.string() })
export type LocalMoney = z.infer<typeof localMoney>
