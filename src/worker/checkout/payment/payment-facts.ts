import {
  addsUp,
  dueNow,
  offeredMethods,
  offeredPlans,
  oneTimeSchedule,
  selectedSchedule,
  toScheduleView,
} from '../../../shared/checkout/payment/payment.ts'
import type { PaymentMethod, PaymentPlan } from '../../../shared/checkout/payment/payment-method.ts'
import type { PlanRefusal, ScheduleView } from '../../../shared/checkout/steps/payment/page.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { Money } from '../../../shared/format/money.ts'
import { PaymentRefusal } from '../../payments/payment-refusal.ts'
import type { CheckoutContext } from '../context.ts'
import type { EntryFacts } from '../trip/facts.ts'
import type { Trip } from '../trip/trip.ts'

export type PaymentFacts = {
  schedules: ScheduleView[]
  refusedPlans: PlanRefusal[]
  methods: PaymentMethod[]
  /** Why nothing can be paid, whatever the plan. */
  stop?: PaymentRefusal
}

const toldInline = ['API_UNSUPPORTED_PAYMENT_PLAN', 'API_POLICY_NOT_FOUND'] as const

/** A plan the checkout API refuses for this trip is not offered, and is no error page. */
async function scheduleOf(
  { checkoutApi, today }: CheckoutContext,
  checkoutId: string,
  plan: PaymentPlan,
): Promise<{ schedule: ScheduleView } | { refusal: PlanRefusal } | { stop: PaymentRefusal }> {
  try {
    return { schedule: toScheduleView(await checkoutApi.schedule(checkoutId, plan), today) }
  } catch (error) {
    if (error instanceof PaymentRefusal) return { stop: error }
    const code = error instanceof AppError && toldInline.find((each) => each === error.code)
    if (!code) throw error
    return { refusal: { plan, code } }
  }
}

type State = Awaited<ReturnType<Trip['state']>>

/** As soon as the state is told, which the entry asks for too; whoever wants the answers a moment later shares them. */
const onceStated = (trip: Trip, ask: (state: State) => void): void => {
  trip
    .browser()
    .then(() => trip.state())
    .then(ask, () => undefined)
}

/** Those of the plans that the state names. */
export const prefetchSchedules = (context: CheckoutContext, trip: Trip): void =>
  onceStated(trip, ({ booking_supported_payment_plans: plans }) => {
    for (const plan of plans) scheduleOf(context, trip.checkoutId, plan).catch(() => undefined)
  })

/** What the provider says of the travellers' rights. */
export const prefetchRights = ({ send }: CheckoutContext, trip: Trip): void =>
  onceStated(trip, () => {
    send('checkout/regulatory-information', { checkoutId: trip.checkoutId }).catch(() => undefined)
  })

export async function loadPaymentFacts(
  context: CheckoutContext,
  facts: Pick<EntryFacts, 'state' | 'checkoutId' | 'channel'>,
  total: Money,
  plans?: readonly PaymentPlan[],
): Promise<PaymentFacts> {
  const supported = facts.state.booking_supported_payment_plans.filter((plan) => !plans || plans.includes(plan))
  const found = await Promise.all(supported.map((plan) => scheduleOf(context, facts.checkoutId, plan)))
  const schedules = found.flatMap((each) => ('schedule' in each && addsUp(each.schedule, total) ? [each.schedule] : []))
  const [stop] = found.flatMap((each) => ('stop' in each ? [each.stop] : []))
  const oneTime = selectedSchedule(schedules, 'ONE_TIME') ? [] : [oneTimeSchedule(total, context.today)]
  const order = offeredPlans([])
  return {
    schedules: [...oneTime, ...schedules].sort((one, other) => (order.includes(one.plan) ? -1 : order.includes(other.plan) ? 1 : 0)),
    refusedPlans: found.flatMap((each) => ('refusal' in each ? [each.refusal] : [])),
    methods: offeredMethods(context.market.checkout.paymentProviders, facts.channel, total.currency).filter(context.checkoutApi.takes),
    ...(stop && { stop }),
  }
}

export const payNowOf = ({ schedules }: PaymentFacts, plan: PaymentPlan = 'ONE_TIME'): Money | undefined => {
  const schedule = selectedSchedule(schedules, plan)
  return schedule && dueNow(schedule)
}
