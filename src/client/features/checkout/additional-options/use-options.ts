import { useMemo, useRef, useState } from 'react'
import type { PageData } from '../../../../shared/page.ts'
import { partyOf } from '../../../../shared/provider/party.ts'
import { useTranslate } from '../../../place.tsx'
import { type Failure, failureOf } from '../steps/send.ts'
import { useCheckoutCall } from '../steps/use-checkout-call.ts'
import { currentPrice } from '../trip/changed-price.ts'
import { begin, type Choices, choose, chosenOf, fail, type Offers, priceOf, succeed } from './choices.ts'
import type { Choice, Offer } from './price-of-choice.ts'

type Data = PageData<'additional-options'>

export const upsellKey = (offerId: string) => `upsell.${offerId}`
export const serviceKey = (productRefId: string) => `base.${productRefId}`
export const quantityName = (offerId: string) => `quantity.${offerId}`

/** What a refused form post chose stands before what is saved. */
function firstChoices({ upsells, baseServices, price, submission }: Data): Choices {
  const values = submission?.values ?? {}
  return {
    saved: Object.fromEntries([
      ...upsells.map(({ offerId, selected, quantity }): [string, Choice] => [
        upsellKey(offerId),
        { refId: values[upsellKey(offerId)] ?? selected ?? '', quantity: Number(values[quantityName(offerId)]) || quantity },
      ]),
      ...baseServices.map(({ productRefId, selected }): [string, Choice] => [
        serviceKey(productRefId),
        { refId: values[serviceKey(productRefId)] ?? selected ?? '', quantity: 1 },
      ]),
    ]),
    sending: undefined,
    waiting: [],
    price,
  }
}

const offersOf = ({ upsells, baseServices }: Data): Offers =>
  new Map<string, Offer>([
    ...upsells.map(({ offerId, name, categories }) => [upsellKey(offerId), { kind: 'upsell', name, categories }] as const),
    ...baseServices.map(
      ({ productRefId, name, categories }) => [serviceKey(productRefId), { kind: 'base-service', name, categories }] as const,
    ),
  ])

/** What is chosen and what it costs; every choice is sent at once, one after the other, and undone alone where it failed. */
export function useOptions(data: Data) {
  const t = useTranslate()
  const call = useCheckoutCall(data.checkoutId)
  const [choices, setChoices] = useState(() => firstChoices(data))
  const [failure, setFailure] = useState<Failure>()
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const offers = useMemo(() => offersOf(data), [data])
  const price = useMemo(() => priceOf(choices, offers, partyOf(data.rooms).travellers), [choices, offers, data])
  const latest = useRef(choices)
  const shown = useRef(price)
  const running = useRef<Promise<boolean>>(undefined)
  shown.current = price

  function update(to: Choices) {
    latest.current = to
    setChoices(to)
  }

  function write({ key, to }: NonNullable<Choices['sending']>) {
    const refId = key.slice(key.indexOf('.') + 1)
    const serviceCategoryRefId = to.refId || null
    return key === upsellKey(refId)
      ? call(
          'PUT',
          'upsells',
          { selection: [{ offerId: refId, serviceCategoryRefId, quantity: to.quantity }] },
          ({ savedOption }) => savedOption,
        )
      : call(
          'PUT',
          'base-services/offers',
          { selection: [{ productRefId: refId, serviceCategoryRefId }] },
          ({ savedOption }) => savedOption,
        )
  }

  /** Until nothing is left to send; whether all of it was taken. */
  async function run(): Promise<boolean> {
    let isTaken = true
    for (let next = begin(latest.current); next.sending; next = begin(latest.current)) {
      update(next)
      const sent = await write(next.sending)
      const isDone = sent.kind === 'done'
      if (!isDone) setFailure(failureOf(sent))
      setSaid(isDone ? t('checkout.options.saved') : '')
      update(isDone ? succeed(latest.current, sent.value.price) : fail(latest.current))
      isTaken &&= isDone
    }
    running.current = undefined
    return isTaken
  }

  /** Waits for the choices under way: the answer's price then holds for all of them. */
  async function remove(componentId: string): Promise<boolean> {
    setFailure(undefined)
    await running.current
    const sent = await call('POST', 'insurances/remove', { componentId }, ({ savedOption }) => savedOption)
    if (sent.kind !== 'done') {
      setFailure(failureOf(sent))
      return false
    }
    setRemoved((known) => new Set([...known, componentId]))
    update({ ...latest.current, price: sent.value.price })
    setSaid(t('checkout.options.saved'))
    return true
  }

  return {
    price,
    insurances: data.insurances.filter(({ componentId }) => !removed.has(componentId)),
    remove,
    failure,
    said,
    chosenOf: (key: string) => chosenOf(choices, key),
    /** Whether everything chosen has been taken. */
    settled: async () => running.current ?? true,
    choose(key: string, to: Partial<Choice>) {
      setFailure(undefined)
      const changed = currentPrice(shown.current)
      const known = changed === shown.current ? latest.current : { ...latest.current, price: changed }
      update(choose(known, key, { ...chosenOf(known, key), ...to }))
      running.current ??= run()
    },
  }
}
