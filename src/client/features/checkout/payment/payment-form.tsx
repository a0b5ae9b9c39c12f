import { useId, useRef, useState } from 'react'
import type { PaymentMethod, PaymentPlan } from '../../../../shared/checkout/payment-method.ts'
import { formatMoney } from '../../../../shared/format/format-money.ts'
import type { Money } from '../../../../shared/format/money.ts'
import type { PageData } from '../../../../shared/page.ts'
import { textOf } from '../../../browser/form-text.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { ErrorSummary, type SummaryError } from '../../../ui/form/error-summary.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { EmailField } from '../../../ui/form/text-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../notice.tsx'
import { StepActions } from '../step-frame.tsx'
import { countTouched } from '../touched.ts'
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

type Props = { data: PageData<'payment'>; plan: PaymentPlan; onPlan: (plan: PaymentPlan) => void; payNow: Money }

export function PaymentForm({ data, plan, onPlan, payNow }: Props) {
  const t = useTranslate()
  const { locale } = usePlace()
  const emailId = useId()
  const fields = useRef<FieldsHandle>(null)
  const [method, setMethod] = useState<PaymentMethod>(data.method)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [missingTerms, setMissingTerms] = useState<ReadonlySet<string>>(new Set())
  const [emailMissing, setEmailMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const fieldIds = hasFields(method) ? fieldsOf[method] : []
  const payment = usePayment(data, { plan, method, payNow })

  const errors: SummaryError[] = [
    ...(emailMissing ? [{ text: data.messages.missingRequiredFields, fieldId: emailId }] : []),
    ...fieldIds.flatMap((id) => (fieldErrors[id] ? [{ text: `${t(`checkout.payment.${id}`)} – ${fieldErrors[id]}`, fieldId: id }] : [])),
    ...data.terms.flatMap(({ header }, index) =>
      missingTerms.has(`terms-${index}`) ? [{ text: `${header} – ${t('checkout.payment.agree')}`, fieldId: `terms-${index}` }] : [],
    ),
  ]

  async function pay(form: HTMLFormElement) {
    if (payment.isBusy()) return
    const values = new FormData(form)
    const unticked = data.terms.flatMap(({ checkboxText }, index) =>
      checkboxText && !values.has(`terms-${index}`) ? [`terms-${index}`] : [],
    )
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
    const outcome = await payment.pay(email, fields.current?.fields)
    if (outcome?.kind === 'fields') {
      setFieldErrors(withoutUndefined(outcome.errors))
      setAttempt((count) => count + 1)
    }
  }

  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      {payment.told && (
        <div ref={payment.toldBox} tabIndex={-1}>
          <Notice tone={payment.told.tone} title={payment.told.title}>
            <p>{payment.told.text}</p>
            {payment.told.href && (
              <p>
                <a href={payment.told.href}>{t('checkout.payment.seeChanges')}</a>
              </p>
            )}
            {payment.told.supportCode && <p>{t('checkout.failure.code', { code: payment.told.supportCode })}</p>}
          </Notice>
        </div>
      )}
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void pay(event.currentTarget)
        }}
      >
        <Review data={data} />
        <PlanChoice schedules={data.schedules} plan={plan} onChoose={onPlan} />
        <section className={styles.section} aria-labelledby="method-title">
          <h2 id="method-title">{t('checkout.payment.methodTitle')}</h2>
          <MethodChoice methods={data.methods} method={method} onChoose={setMethod} />
          {!data.email && (
            <EmailField
              meta={{
                id: emailId,
                name: 'email',
                errorId: `${emailId}-error`,
                descriptionId: `${emailId}-hint`,
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
              errors={fieldErrors}
              onError={(field, error) => setFieldErrors((known) => withoutUndefined({ ...known, [field]: error }))}
            />
          )}
        </section>
        <Terms data={data} missing={missingTerms} />
        <Reassurance data={data} payNow={payNow} />
        <StepActions frame={data}>
          <SubmitButton busy={payment.busy} busyText={t('checkout.payment.paying')}>
            <Icon name="lock" size="small" /> {data.payButton.replace('{amount}', formatMoney(payNow, locale))}
          </SubmitButton>
        </StepActions>
      </form>
    </>
  )
}
