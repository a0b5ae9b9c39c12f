import { useRef, useState } from 'react'
import type { BaseServiceView, OptionCategory, UpsellView } from '../../../../shared/checkout/pages/additional-options.ts'
import type { PriceLine, PriceSummary } from '../../../../shared/checkout/pages/price.ts'
import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { currentPrice } from '../changed-price.ts'
import { travellersOf } from '../frame.ts'
import { type Failure, failureOf } from '../send.ts'
import { useCheckoutCall } from '../use-checkout-call.ts'
import { withLine } from './price-of-choice.ts'

type Data = PageData<'additional-options'>
type State = { chosen: Readonly<Record<string, string>>; price: PriceSummary }

const firstState = (data: Data): State => ({
  chosen: Object.fromEntries([
    ...data.upsells.map(({ offerId, selected }) => [`upsell.${offerId}`, selected ?? '']),
    ...data.baseServices.map(({ productRefId, selected }) => [`base.${productRefId}`, selected ?? '']),
  ]),
  price: data.price,
})

/** What is chosen and what it costs; every choice is sent at once, one after the other, and undone where it failed. */
export function useOptions(data: Data) {
  const t = useTranslate()
  const call = useCheckoutCall(data.checkoutId)
  const [state, setState] = useState(() => firstState(data))
  const [failure, setFailure] = useState<Failure>()
  const [said, setSaid] = useState('')
  const queue = useRef<Promise<void>>(Promise.resolve())
  const travellers = travellersOf(data)

  function choose(
    key: string,
    kind: PriceLine['kind'],
    offer: string,
    categories: readonly OptionCategory[],
    choice: string,
    save: () => Promise<Failure | undefined>,
  ) {
    const before = { ...state, price: currentPrice(state.price) }
    const pick = (refId: string) => categories.find((category) => category.refId === refId)
    setFailure(undefined)
    setState({
      chosen: { ...before.chosen, [key]: choice },
      price: withLine(before.price, { kind, offer, travellers, from: pick(before.chosen[key] ?? ''), to: pick(choice) }),
    })
    queue.current = queue.current.then(async () => {
      const failed = await save()
      setSaid(failed ? '' : t('checkout.options.saved'))
      if (!failed) return
      setFailure(failed)
      setState(before)
    })
  }

  const write = async (path: string, body: unknown): Promise<Failure | undefined> => {
    const sent = await call('PUT', path, body, ({ saved }) => saved)
    return sent.kind === 'done' ? undefined : failureOf(sent)
  }

  return {
    price: state.price,
    failure,
    said,
    selectedOf: (key: string) => state.chosen[key] ?? '',
    settled: () => queue.current,
    chooseUpsell: ({ offerId, name, categories }: UpsellView, choice: string) =>
      choose(`upsell.${offerId}`, 'upsell', name, categories, choice, () =>
        write('upsells', { selection: [{ offerId, serviceCategoryRefId: choice || null }] }),
      ),
    chooseBase: ({ productRefId, name, categories }: BaseServiceView, choice: string) =>
      choose(`base.${productRefId}`, 'base-service', name, categories, choice, () =>
        write('base-services/offers', { selection: [{ productRefId, serviceCategoryRefId: choice || null }] }),
      ),
  }
}
