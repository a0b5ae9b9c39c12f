import type { Env } from '../../env.ts'
import { readAgreed } from '../object/agreed.ts'
import { type Bought, countPoll, readBought } from '../object/bought.ts'
import { readConsents } from '../object/consents.ts'
import { type CheckoutHome, readHome } from '../object/home.ts'
import { payableIntent } from '../object/intents.ts'
import { markDone, readOutbox } from '../object/outbox.ts'
import { revokeLinks } from '../object/resume-links.ts'
import type { Sql } from '../object/sql.ts'
import { afterBooking } from './after-booking.ts'
import { unaskedContext } from './alarm-context.ts'
import { nextPollMs, type Polled } from './poll-pauses.ts'

/** One look after a payment, with what the object keeps; how long until the next one, if there is to be one. */
export async function pollOnce(sql: Sql, env: Env, ctx: DurableObjectState): Promise<number | undefined> {
  const home = readHome(sql)
  const bought = readBought(sql)
  if (!home || !bought) return undefined
  countPoll(sql)
  return nextPollMs(await poll(sql, env, ctx, home, bought), bought.polls + 1)
}

async function poll(sql: Sql, env: Env, ctx: DurableObjectState, home: CheckoutHome, bought: Bought): Promise<Polled> {
  try {
    const context = await unaskedContext(env, ctx, home, bought)
    const found = await afterBooking(context, env, bought.checkoutId, {
      isDone: (occasion, duty) => readOutbox(sql).some((done) => done.occasion === occasion && done.duty === duty),
      note: (occasion, duty) => markDone(sql, { occasion, duty }, Date.now()),
      change: readAgreed(sql)?.change ?? '',
      consents: readConsents(sql),
      intent: payableIntent(sql),
    })
    if (found === 'settled' || found === 'requested') revokeLinks(sql)
    return found
  } catch (error) {
    console.error(
      JSON.stringify({
        event: 'after-booking-failed',
        checkoutId: bought.checkoutId,
        reason: error instanceof Error ? error.message : 'unknown',
      }),
    )
    return 'again'
  }
}
