import { useEffect, useRef, useState } from 'react'
import type { Consents } from '../../../../shared/checkout/payment/consents.ts'
import {
  expectedAmountHeader,
  isFieldless,
  methodHeader,
  type PaymentMethod,
  type PaymentPlan,
  type SessionRefusal,
  toWireMethod,
} from '../../../../shared/checkout/payment/payment-method.ts'
import type { CheckoutSession } from '../../../../shared/checkout/payment/payment-session.ts'
import type { Money } from '../../../../shared/format/money.ts'
import type { PageData } from '../../../../shared/page.ts'
import { apiHref, checkoutApiHref } from '../../../../shared/provider/address.ts'
import { useHref, usePlace, useTranslate } from '../../../place.tsx'
import { loadAnswers } from '../steps/send.ts'
import { addMark } from '../steps/step-marks.ts'
import { go } from '../steps/touched.ts'
import type { Attempt } from './attempt-notice.tsx'
import type { PaymentFields, PaymentOutcome } from './payment-fields.ts'

const paidStatuses = new Set<CheckoutSession['status']>(['processing', 'requires_capture', 'succeeded'])
const unpaidStatuses = new Set<CheckoutSession['status']>([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'canceled',
])

type Chosen = { plan: PaymentPlan; method: PaymentMethod; payNow: Money; onPlanGone: (plan: PaymentPlan) => void }

/** One press, one payment: a press while one is under way does nothing; the server's session decides the rest (rule 80). */
export function usePayment(data: PageData<'payment'>, { plan, method, payNow, onPlanGone }: Chosen) {
  const t = useTranslate()
  const href = useHref()
  const place = usePlace()
  const running = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState<Attempt | undefined>(data.attempt)
  const sessions = checkoutApiHref(place, `itineraries/${data.checkoutId}/checkout-sessions`)

  useEffect(() => {
    if (attempt) box.current?.focus()
  }, [attempt])

  /** A page that the browser kept knows nothing of what happened since. */
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])

  const write = (verb: 'POST' | 'PUT', address: string, body: object, headers: Record<string, string> = {}) =>
    fetch(address, {
      method: verb,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  async function openSession(email: string, consents: Consents): Promise<CheckoutSession | undefined> {
    const agreed = await write('PUT', apiHref(place, 'checkout/consents', { checkoutId: data.checkoutId }), consents)
    const response = agreed.ok
      ? await write(
          'POST',
          sessions,
          { payment_plan: plan, payment_method: toWireMethod(method), customer: { email } },
          { [expectedAmountHeader]: String(payNow.amount), [methodHeader]: method },
        )
      : agreed
    const [body, answers] = await Promise.all([response.json().catch(() => undefined), loadAnswers()])
    if (response.ok) return answers.checkoutSession.parse(body)
    const { reason, detail, requestId } = answers.sessionRefusal.parse(body)
    refuse(reason, detail, requestId)
    return undefined
  }

  function refuse(reason: SessionRefusal | undefined, detail: string, supportCode: string) {
    switch (reason) {
      case 'changed':
        return go(href('availability', { checkoutId: data.checkoutId }))
      case 'paid':
      case 'checking':
        return go(data.returnHref)
      case 'unsupported-plan':
        onPlanGone(plan)
        return setAttempt({ kind: 'refused', reason })
      case 'terms-missing':
      case 'superseded':
      case 'missing-required-fields':
        return setAttempt({ kind: 'refused', reason })
      default: {
        if (!reason && isFieldless(method)) return setAttempt({ kind: 'unknown' })
        setAttempt({ kind: 'not-started', text: detail || t('checkout.failure.text'), supportCode })
      }
    }
  }

  async function conclude(outcome: PaymentOutcome, session: CheckoutSession) {
    switch (outcome.kind) {
      case 'paid':
      case 'processing':
        return arrive()
      case 'abandoned':
        return setAttempt({ kind: 'declined', reason: 'abandoned' })
      case 'declined':
        return setAttempt({ kind: 'declined-so', text: outcome.reason })
      case 'not-bookable':
        return setAttempt({ kind: 'not-bookable', text: outcome.reason })
      case 'failed':
        return setAttempt(await afterSilence(session))
      case 'fields':
        return
    }
  }

  function arrive() {
    addMark(data.checkoutId, 'payment')
    go(data.returnHref)
  }

  /** Nobody answered the confirmation: the session knows whether the money moved. */
  async function afterSilence({ session_id }: CheckoutSession): Promise<Attempt | undefined> {
    const status = await statusOf(session_id)
    if (status && paidStatuses.has(status)) {
      arrive()
      return undefined
    }
    return { kind: status && unpaidStatuses.has(status) ? 'failed' : 'unknown' }
  }

  async function statusOf(sessionId: string): Promise<CheckoutSession['status'] | undefined> {
    try {
      const address = checkoutApiHref(place, `itineraries/${data.checkoutId}/checkout-sessions/${sessionId}`)
      const response = await fetch(address, { headers: { accept: 'application/json' } })
      const [body, answers] = await Promise.all([response.json(), loadAnswers()])
      return response.ok ? answers.checkoutSession.parse(body).status : undefined
    } catch (error) {
      console.warn('The payment cannot be looked at', error)
      return undefined
    }
  }

  /** To the bank, to the booking, or on with the fields. */
  async function goOn(session: CheckoutSession, fields: PaymentFields | undefined): Promise<PaymentOutcome | undefined> {
    if (session.redirect_url) {
      go(session.redirect_url)
      return undefined
    }
    if (paidStatuses.has(session.status)) {
      arrive()
      return undefined
    }
    const outcome: PaymentOutcome = fields
      ? await fields.confirm(session.client_secret).catch((): PaymentOutcome => ({ kind: 'failed' }))
      : { kind: 'failed' }
    await conclude(outcome, session)
    return outcome
  }

  async function pay(email: string, consents: Consents, fields: PaymentFields | undefined): Promise<PaymentOutcome | undefined> {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    setAttempt(undefined)
    try {
      const session = await openSession(email, consents)
      return session && (await goOn(session, fields))
    } catch (error) {
      console.warn('The payment could not be started', error)
      setAttempt({ kind: isFieldless(method) || attempt?.kind === 'unknown' ? 'unknown' : 'failed' })
      return undefined
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, attempt, box, pay, isBusy: () => running.current }
}
