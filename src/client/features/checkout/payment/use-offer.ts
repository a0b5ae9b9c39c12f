import { useEffect, useMemo, useState } from 'react'
import type { PaymentPlan } from '../../../../shared/checkout/payment/payment-method.ts'
import type { PageData } from '../../../../shared/page.ts'
import { usePlace } from '../../../place.tsx'
import { fetchPage } from '../../../routing/page-payload.ts'
import { useCurrentPrice } from '../trip/changed-price.ts'
import { withPlan } from './due-now.ts'

type Data = PageData<'payment'>

/** What is to be paid and when, of the page as it is now: a promo code changes it while cards and boxes stay as they are. */
async function newestOf(data: Data, place: ReturnType<typeof usePlace>): Promise<Data | undefined> {
  const arrival = await fetchPage(new URL(location.pathname, location.href), place).catch(() => undefined)
  const newest = arrival?.kind === 'page' ? arrival.page.data : undefined
  if (!newest || !('schedules' in newest)) return undefined
  const { price, schedules, refusedPlans, changes } = newest
  return { ...data, price, schedules, refusedPlans, changes }
}

/** `isMoving`: the price has just changed, and its schedules are on their way; nothing is paid meanwhile. */
export function useOffer(data: Data) {
  const place = usePlace()
  const [offer, setOffer] = useState(data)
  const [plan, setPlan] = useState<PaymentPlan>(data.plan)
  const price = useMemo(() => withPlan(offer.price, offer.schedules, plan), [offer, plan])
  const isMoving = useCurrentPrice(price) !== price

  useEffect(() => {
    if (!isMoving) return
    let isGone = false
    void newestOf(data, place).then((newest) => {
      if (isGone) return
      if (!newest) return location.reload()
      setOffer(newest)
      setPlan((chosen) => newest.schedules.find((schedule) => schedule.plan === chosen)?.plan ?? 'ONE_TIME')
    })
    return () => {
      isGone = true
    }
  }, [data, isMoving, place])

  return { offer, plan, setPlan, price, isMoving }
}
