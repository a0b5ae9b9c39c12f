import { useEffect, useId, useRef, useState } from 'react'
import { wantedBoxes } from '../../../../shared/checkout/payment/consents.ts'
import type { PaymentMethod, PaymentPlan } from '../../../../shared/checkout/payment/payment-method.ts'
import { formatMoney } from '../../../../shared/format/format-money.ts'
import type { Money } from '../../../../shared/format/money.ts'
import type { PageData } from '../../../../shared/page.ts'
import { textOf } from '../../../browser/form-text.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { ErrorSummary, type SummaryError } from '../../../ui/form/error-summary.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { EmailField } from '../../../ui/form/text-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { leaveStep } from '../steps/leave-step.ts'
import { StepActions } from '../steps/step-frame.tsx'
import { countTouched } from '../steps/touched.ts'
import { AttemptNotice } from './attempt-notice.tsx'
import { Mandate } from './mandate.tsx'
import { MethodChoice } from './method-choice.tsx'
import { type FieldsHandle, MethodFields } from './method-fields.tsx'
import styles from './payment.module.css'
import { type FieldErrors, type FieldMethod, fieldsOf } from './payment-fields.ts'
import { PlanChoice } from './plan-choice.tsx'
import { Reassurance } from './reassurance.tsx'
import { Review } from './review.tsx'
import { Terms } from './terms.tsx'
import { usePayment } from './use-payment.ts'

const withoutUndefined = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))

const hasFields = (method: PaymentMethod): method is FieldMethod => Object.hasOwn(fieldsOf, method)

type Props = {
  data: PageData<'payment'>
  plan: PaymentPlan
  onPlan: (plan: PaymentPlan) => void
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  payNow: Money
  /** The amount is about to change. */
  isMoving: boolean
}

export function PaymentForm({ data, plan, onPlan, method, onMethod, payNow, isMoving }: Props) {
  const t = useTranslate()
  const { locale } = usePlace()
  const emailId = useId()
  const fields = useRef<FieldsHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  const refused = new Set(data.submission?.problems.map(({ name }) => name))
  const [gonePlans, setGonePlans] = useState<ReadonlySet<PaymentPlan>>(new Set())
  const schedules = data.schedules.filter((schedule) => schedule.plan === 'ONE_TIME' || !gonePlans.has(schedule.plan))
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [missingTerms, setMissingTerms] = useState<ReadonlySet<string>>(refused)
  const [emailMissing, setEmailMissing] = useState(refused.has('email'))
  const [attempt, setAttempt] = useState(0)
  /** What the browser put back after Back or a reload, or what was chosen before this page woke up, stands. */
  const isAwake = useRef(false)
  useEffect(() => {
    if (isAwake.current || !form.current) return
    isAwake.current = true
    const values = new FormData(form.current)
    const chosen = data.methods.find((each) => each === values.get('method'))
    const plans = data.schedules.map((schedule) => schedule.plan)
    if (chosen) onMethod(chosen)
    onPlan(plans.find((each) => each === values.get('plan')) ?? plan)
  }, [data, plan, onPlan, onMethod])

  const fieldIds = hasFields(method) ? fieldsOf[method] : []
  const payment = usePayment(data, {
    plan,
    method,
    payNow,
    onPlanGone(gone) {
      setGonePlans((known) => new Set([...known, gone]))
      onPlan('ONE_TIME')
    },
  })
  const button = method === 'invoice' ? data.invoiceButton || data.payButton : data.payButton

  const errors: SummaryError[] = [
    ...(emailMissing ? [{ text: data.messages.missingRequiredFields, fieldId: emailId }] : []),
    ...fieldIds.flatMap((id) => (fieldErrors[id] ? [{ text: `${t(`checkout.payment.${id}`)} – ${fieldErrors[id]}`, fieldId: id }] : [])),
    ...data.terms.flatMap(({ header }, index) =>
      missingTerms.has(`terms-${index}`) ? [{ text: `${header} – ${t('checkout.payment.agree')}`, fieldId: `terms-${index}` }] : [],
    ),
  ]

  async function pay(form: HTMLFormElement) {
    if (isMoving || payment.isBusy()) return
    const values = new FormData(form)
    const boxes = wantedBoxes(data.terms)
    const unticked = boxes.map((box) => `terms-${box}`).filter((name) => !values.has(name))
    const email = data.email || textOf(values, 'email')
    const incomplete = fields.current?.incomplete() ?? {}
    setMissingTerms(new Set(unticked))
    setEmailMissing(!email)
    setFieldErrors(withoutUndefined(incomplete))
    if (unticked.length > 0 || !email || Object.keys(incomplete).length > 0) {
      setAttempt((count) => count + 1)
      countTouched()
      return
    }
    const consents = { version: data.termsVersion, boxes, newsletter: values.has('newsletter') }
    const outcome = await payment.pay(email, consents, fields.current?.fields)
    if (outcome?.kind === 'fields') {
      setFieldErrors(withoutUndefined(outcome.errors))
      setAttempt((count) => count + 1)
    }
  }

  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      {payment.attempt && <AttemptNotice ref={payment.box} attempt={payment.attempt} data={data} />}
      <form
        ref={form}
        id="payment"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void pay(event.currentTarget)
        }}
      >
        <Review data={data} />
        <PlanChoice schedules={schedules} plan={plan} method={method} onChoose={onPlan} />
        <section className={styles.section} aria-labelledby="method-title">
          <h2 id="method-title">{t('checkout.payment.methodTitle')}</h2>
          <MethodChoice
            methods={data.methods}
            method={method}
            onChoose={(chosen) => {
              onMethod(chosen)
              setFieldErrors({})
            }}
          />
          {!data.email && (
            <EmailField
              meta={{
                id: emailId,
                name: 'email',
                errorId: `${emailId}-error`,
                descriptionId: `${emailId}-hint`,
                initialValue: (data.submission?.values ?? data.draft)?.email,
                errors: emailMissing ? [{ name: 'email', code: 'required' }] : undefined,
              }}
              label={t('checkout.field.email')}
            />
          )}
          {hasFields(method) && (
            <MethodFields
              key={method}
              ref={fields}
              method={method}
              processor={data.processor}
              known={{ sepaFullname: data.payerName, sepaEmail: data.email }}
              errors={fieldErrors}
              onError={(field, error) => setFieldErrors((known) => withoutUndefined({ ...known, [field]: error }))}
            />
          )}
          {method === 'sepa_debit' && <Mandate data={data} />}
          <noscript>
            <p>{t('checkout.payment.needsScript')}</p>
          </noscript>
        </section>
        <Terms data={data} missing={missingTerms} />
        <Reassurance data={data} payNow={payNow} method={method} />
        <input type="hidden" name="shown" value={`${method === 'invoice' ? 'invoice' : 'pay'} ${payNow.amount}`} />
        <StepActions frame={data} {...(data.access === 'owner' && { onBack: () => leaveStep('payment') })}>
          <SubmitButton busy={payment.busy || isMoving} busyText={t(isMoving ? 'checkout.promo.checking' : 'checkout.payment.paying')}>
            <Icon name="lock" size="small" /> {button.replace('{amount}', formatMoney(payNow, locale))}
          </SubmitButton>
        </StepActions>
      </form>
    </>
  )
}
