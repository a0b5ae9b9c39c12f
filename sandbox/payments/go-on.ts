import { claimDue, type Intent, intentsDue, moveIntent, type PaymentError, readIntent, writeLedger } from './intent.ts'
import { settle } from './settle.ts'
import { settleContext } from './settle-context.ts'

async function refuse(db: D1Database, intent: Intent, error: PaymentError): Promise<void> {
  if (await moveIntent(db, intent.id, 'processing', 'requires_payment_method', { error }))
    await writeLedger(db, intent, 'declined', error.code)
}

/** The money is reserved before anything is booked; the time it has is that of the claim. */
async function authorise(db: D1Database, intent: Intent): Promise<void> {
  await writeLedger(db, intent, intent.card?.brand === 'invoice' ? 'invoiced' : 'authorised')
  const { due } = (await readIntent(db, intent.id)) ?? intent
  if (await moveIntent(db, intent.id, 'processing', 'requires_capture', { due })) await settle(db, intent, await settleContext(db, intent))
}

async function perform(db: D1Database, intent: Intent): Promise<void> {
  if (intent.status === 'requires_capture') return settle(db, intent, await settleContext(db, intent), { isResumed: true })
  switch (intent.outcome?.kind) {
    case 'authorised':
      return authorise(db, intent)
    case 'refused':
      return refuse(db, intent, intent.outcome.error)
    case 'challenge':
      await moveIntent(db, intent.id, 'processing', 'requires_action')
  }
}

/** Does what is due on an intent. No request has to live on for it: whoever looks next takes over. */
export async function goOn(db: D1Database, intent: Intent): Promise<Intent> {
  if (await claimDue(db, intent)) await perform(db, intent)
  return (await readIntent(db, intent.id)) ?? intent
}

export async function goOnWith(db: D1Database, checkoutId: string): Promise<void> {
  for (const intent of await intentsDue(db, checkoutId)) await goOn(db, intent)
}
