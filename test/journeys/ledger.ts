import { z } from 'zod'
import { askSandbox } from '../setup/sandbox-request.ts'
import { portOf } from './visitor.ts'

const ledger = z.object({
  booking: z.object({ status: z.string(), reference: z.string().nullable() }).nullable(),
  payments: z.array(z.object({ kind: z.string(), amount: z.number() })),
  mails: z.array(z.object({ recipient: z.string() })),
})

/** What the outside world remembers of a checkout. */
export const ledgerOf = async (checkoutId: string) => ledger.parse(await askSandbox(portOf(), `/sandbox/ledger?checkoutId=${checkoutId}`))
export const capturesOf = async (checkoutId: string) => (await ledgerOf(checkoutId)).payments.filter(({ kind }) => kind === 'captured')

/** How the outside world behaves from now on. */
export const tellSandbox = (wish: object) => askSandbox(portOf(), '/sandbox/control', wish)
