import { useEffect, useRef, useState } from 'react'
import { type PaymentMethod, type PaymentPlan, type SessionRefusal, toWireMethod } from '../../../../shared/checkout/payment-method.ts'
import type { Money } from '../../../../shared/format/money.ts'
import type { PageData } from '../../../../shared/page.ts'
import { checkoutApiHref } from '../../../../shared/provider/address.ts'
import { useHref, usePlace, useTranslate } from '../../../place.tsx'
import { type Answers, loadAnswers } from '../send.ts'
import { addMark } from '../step-marks.ts'
import { go } from '../touched.ts'
import type { PaymentFields, PaymentOutcome } from './payment-fields.ts'

type Told = { tone: 'critical' | 'warning' | 'info'; title: string; text: string; supportCode?: string; href?: string }

/** One press, one payment: a press while one is under way does nothing; the server's session decides the rest (ruling 6, checkout rule 39). */
export function usePayment(data: PageData<'payment'>, chosen: { plan: PaymentPlan; method: PaymentMethod; payNow: Money }) {
  const t = useTranslate()
  const href = useHref()
  const place = usePlace()
  const running = useRef(false)
  const toldBox = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told>()

  useEffect(() => {
    if (told) toldBox.current?.focus()
  }, [told])

  async function openSession(email: string) {
    const response = await fetch(checkoutApiHref(place, `itineraries/${data.checkoutId}/checkout-sessions`), {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        payment_plan: chosen.plan,
        payment_method: toWireMethod(chosen.method),
        customer: { email },
        expected_amount: chosen.payNow.amount,
      }),
    })
    const [body, answers]: [unknown, Answers] = await Promise.all([response.json().catch(() => undefined), loadAnswers()])
    if (response.ok) return { session: answers.checkoutSession.parse(body) }
    return { refused: answers.sessionRefusal.parse(body) }
  }

  function refuse(reason: SessionRefusal | undefined, detail: string, supportCode: string) {
    if (reason === 'changed') return go(href('availability', { checkoutId: data.checkoutId }))
    if (reason === 'paid') return go(data.returnHref)
    const text = reason === 'missing-required-fields' ? data.messages.missingRequiredFields : detail || t('checkout.failure.text')
    setTold({ tone: 'critical', title: t('checkout.payment.notStarted'), text: `${text} ${t('checkout.failure.noMoney')}`, supportCode })
  }

  function conclude(outcome: PaymentOutcome) {
    switch (outcome.kind) {
      case 'paid':
      case 'processing':
        addMark(data.checkoutId, 'payment')
        return go(data.returnHref)
      case 'declined':
        return setTold({
          tone: 'critical',
          title: t('checkout.payment.declinedTitle'),
          text: `${outcome.reason} ${t('checkout.payment.declinedText')}`,
        })
      case 'not-bookable':
        return setTold({
          tone: 'critical',
          title: t('checkout.payment.notBookableTitle'),
          text: outcome.reason,
          href: href('availability', { checkoutId: data.checkoutId }),
        })
      case 'failed':
        return setTold({ tone: 'critical', title: t('checkout.payment.failedTitle'), text: t('checkout.payment.failedText') })
      case 'fields':
        return
    }
  }

  async function pay(email: string, fields: PaymentFields | undefined): Promise<PaymentOutcome | undefined> {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    setTold(undefined)
    try {
      const { session, refused } = await openSession(email)
      if (!session) {
        refuse(refused.reason, refused.detail, refused.requestId)
        return undefined
      }
      const outcome: PaymentOutcome = fields ? await fields.confirm(session.client_secret) : { kind: 'processing' }
      conclude(outcome)
      return outcome
    } catch (error) {
      console.warn('The payment could not be started', error)
      conclude({ kind: 'failed' })
      return undefined
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, told, toldBox, pay, isBusy: () => running.current }
}
