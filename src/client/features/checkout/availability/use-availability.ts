import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type AcceptedPrice,
  type ChangeDecisions,
  parseDecisions,
} from '../../../../shared/checkout/steps/availability/change-decisions.ts'
import type { AvailabilityPart, AvailabilityView } from '../../../../shared/checkout/steps/availability/page.ts'
import type { PriceSummary } from '../../../../shared/checkout/trip/price.ts'
import type { PageData } from '../../../../shared/page.ts'
import { type Failure, type Sent, untold } from '../steps/send.ts'
import { addMark } from '../steps/step-marks.ts'
import { countTouched, go } from '../steps/touched.ts'
import { useCheckoutCall } from '../steps/use-checkout-call.ts'
import { useWaited } from '../steps/use-waited.ts'
import { useCurrentPrice } from '../trip/changed-price.ts'

const decisionsOf = (form: FormData, currency: AcceptedPrice['currency']): ChangeDecisions =>
  parseDecisions(new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))), currency)

/** Runs the check where no fresh one is known, opens the dialog where something is blocked, accepts new prices. */
export function useAvailability(data: PageData<'availability'>) {
  const call = useCheckoutCall(data.checkoutId)
  const [check, setCheck] = useState<AvailabilityView | null>(data.check)
  const [checking, setChecking] = useState(data.check === null)
  const waited = useWaited(checking ? 0 : undefined)
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const [accepting, setAccepting] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const turn = useRef(0)
  const asked = useRef<PriceSummary>(undefined)
  const running = useRef<Promise<AvailabilityView | undefined>>(undefined)

  const tellFailure = useCallback((sent: Exclude<Sent<unknown>, { kind: 'done' }>) => {
    dialog.current?.close()
    setFailure(untold(sent))
  }, [])

  const ask = useCallback(async (): Promise<AvailabilityView | undefined> => {
    const mine = ++turn.current
    setChecking(true)
    setFailure(undefined)
    const sent = await call('POST', 'availabilityCheck', {}, ({ availabilityView }) => availabilityView)
    if (mine !== turn.current) return running.current
    setChecking(false)
    if (sent.kind !== 'done') {
      tellFailure(sent)
      return undefined
    }
    setCheck(sent.value)
    return sent.value
  }, [call, tellFailure])

  const run = useCallback(() => {
    running.current = ask()
  }, [ask])

  useEffect(() => {
    if (data.check === null) run()
  }, [data.check, run])

  /** A code has moved the total: what is to be decided about prices is asked again, and so is a check that had begun before. */
  const shown = check?.price ?? data.price
  const price = useCurrentPrice(shown)
  const isUndecided = checking || check?.verdict === 'blocked'
  useEffect(() => {
    if (price === shown || asked.current === price) return
    asked.current = price
    if (isUndecided) run()
  }, [price, shown, isUndecided, run])

  useEffect(() => {
    if (check?.verdict === 'blocked' && dialog.current && !dialog.current.open) dialog.current.showModal()
    if (check?.verdict === 'clear') dialog.current?.close()
  }, [check])

  async function agree(changes: readonly AcceptedPrice[]): Promise<AvailabilityView | undefined> {
    const sent = await call('POST', 'accepted-changes', { changes }, ({ availabilityView }) => availabilityView)
    if (sent.kind === 'done') {
      setCheck(sent.value)
      return sent.value
    }
    tellFailure(sent)
    return undefined
  }

  async function accept(parts: readonly AvailabilityPart[]) {
    setAccepting(true)
    await agree(parts.flatMap(({ id, price }) => (price ? [{ componentId: id, amount: price.amount, currency: price.currency }] : [])))
    setAccepting(false)
  }

  /** What was decided part by part: taken out first, as that changes what there is to agree to. */
  async function decide({ accepted, removed }: ChangeDecisions, view: AvailabilityView): Promise<AvailabilityView | undefined> {
    let known: AvailabilityView | undefined = view
    if (removed.length > 0) {
      const sent = await call('POST', 'removed-parts', { componentIds: removed }, ({ saved }) => saved)
      if (sent.kind !== 'done') {
        tellFailure(sent)
        return undefined
      }
      known = await ask()
    }
    return known && accepted.length > 0 ? agree(accepted) : known
  }

  /** A press while the check still runs waits for its answer and goes on with it. */
  async function proceed(form: FormData) {
    if (busy) return
    if (!check && !checking) return run()
    setBusy(true)
    const view = checking ? await running.current : check
    await moveOn(view && (await decide(decisionsOf(form, data.price.total.currency), view)))
    setBusy(false)
  }

  async function moveOn(view: AvailabilityView | null | undefined) {
    if (!view) return
    if (view.verdict === 'blocked') {
      countTouched()
      if (!dialog.current?.open) dialog.current?.showModal()
      return
    }
    const sent = await call('POST', 'steps/availability', {}, ({ saved }) => saved)
    if (sent.kind !== 'done') {
      tellFailure(sent)
      return
    }
    addMark(data.checkoutId, 'availability')
    const next = sent.value.next ?? data.nextHref
    if (next) go(next)
  }

  return { check, checking, waited, failure, busy, accepting, dialog, run, accept, proceed }
}
