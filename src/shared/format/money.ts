import { z } from 'zod'

/** Money inside the storefront (rule 32); the currency is checked at the door (shared/provider/money.ts). */
export const money = z.object({ amount: z.number().int(), currency: z.string() })
export type Money = z.infer<typeof money>

/** Money in whatever currency is used on the spot: minor units too, shown but never added to a total. */
export const localMoney = z.object({ amount: z.number().int(), currency: z.string() })
export type LocalMoney = z.infer<typeof localMoney>
