import { partChanges } from '../../../../shared/checkout/steps/modifications/changes.ts'
import type { ModificationsPage } from '../../../../shared/checkout/steps/modifications/page.ts'
import { AppError } from '../../../../shared/errors/app-error.ts'
import { addDays } from '../../../../shared/format/date.ts'
import { onRequestNames } from '../../confirmation/on-request.ts'
import type { CheckoutContext } from '../../context.ts'
import { changeOf } from '../../trip/change.ts'
import type { TripFacts } from '../../trip/facts.ts'
import { plannedParts } from '../../trip/planned-parts.ts'
import { toFrame } from '../frame.ts'

/** As the package-travel directive has it. */
const refundDays = 14

/** What was booked, where the provider tells it. */
async function bookedParts({ send }: CheckoutContext, checkoutId: string) {
  try {
    return (await send('booking/booking-data', { checkoutId })).components
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

/** What would change against the booked trip, and what it costs more or less (rule 87). */
export async function modificationsData(
  context: CheckoutContext,
  facts: TripFacts,
  refusal?: ModificationsPage['refusal'],
): Promise<ModificationsPage> {
  const booked = await bookedParts(context, facts.checkoutId)
  const change = changeOf(facts)
  return {
    ...toFrame(context, facts, undefined),
    change: change?.key ?? '',
    changes: booked.length === 0 ? [] : partChanges(booked, plannedParts(facts)),
    ...(change && { money: change.money }),
    onRequest: onRequestNames(facts),
    refundBy: addDays(context.today, refundDays),
    ...(refusal && { refusal }),
  }
}
