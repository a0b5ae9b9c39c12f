import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { PageData } from '../../../../shared/page.ts'
import { reportProblem } from '../../../browser/report-problem.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import formStyles from '../../../ui/form/form.module.css'
import { loadPaymentFields } from './load-payment-fields.ts'
import styles from './payment.module.css'
import { type FieldErrors, type FieldId, type FieldMethod, fieldsOf, type PaymentFields } from './payment-fields.ts'

export type FieldsHandle = { fields: PaymentFields | undefined; incomplete: () => FieldErrors }

type Props = {
  ref: Ref<FieldsHandle>
  method: FieldMethod
  processor: PageData<'payment'>['processor']
  /** What need not be typed again. */
  known: Partial<Record<FieldId, string>>
  errors: FieldErrors
  onError: (field: FieldId, error: string | undefined) => void
}

/** Frames of the processor's origin in our own labels; their error texts stand in our lines and our summary (rule 82). */
export function MethodFields({ ref, method, processor, known, errors, onError }: Props) {
  const t = useTranslate()
  const { locale } = usePlace()
  const ids: readonly FieldId[] = fieldsOf[method]
  const hosts = useRef(new Map<FieldId, HTMLElement>())
  const fields = useRef<PaymentFields>(undefined)
  const missing = useMemo(() => Object.fromEntries(ids.map((id) => [id, t(`checkout.payment.missing.${id}`)])), [ids, t])
  const incomplete = useRef<FieldErrors>(missing)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const report = useRef(onError)
  report.current = onError
  const prefilled = useRef(known)

  useImperativeHandle(
    ref,
    () => ({
      get fields() {
        return fields.current
      },
      incomplete: () => incomplete.current,
    }),
    [],
  )

  useEffect(() => {
    let gone = false
    const style = getComputedStyle(document.body)
    const look = {
      locale,
      color: style.color,
      placeholderColor: `rgb(${style.getPropertyValue('--colour-muted')})`,
      errorColor: `rgb(${style.getPropertyValue('--colour-critical')})`,
      fontSize: style.fontSize,
      scheme: document.documentElement.dataset.scheme === 'dark' ? ('dark' as const) : ('light' as const),
    }
    loadPaymentFields(processor, look)
      .then((loaded) => {
        if (gone) return
        fields.current = loaded
        loaded.onChange((field, { isComplete, error }) => {
          const { [field]: _done, ...others } = incomplete.current
          incomplete.current = isComplete ? others : { ...incomplete.current, [field]: error ?? missing[field] }
          report.current(field, isComplete ? undefined : error)
        })
        loaded.mount(method, hosts.current, prefilled.current)
        setState('ready')
      })
      .catch((error: unknown) => {
        console.warn('The payment fields could not be loaded', error)
        if (gone) return
        setState('failed')
        reportProblem({ detail: t('checkout.payment.fieldsFailed') }, t)
      })
    return () => {
      gone = true
      fields.current?.unmount()
      fields.current = undefined
    }
  }, [processor, method, missing, locale, t])

  return (
    <div className={styles.card} aria-busy={state === 'loading'}>
      {state === 'loading' && <p className={styles.loadingFields}>{t('checkout.payment.loadingFields')}</p>}
      {state === 'failed' && <p className={styles.critical}>{t('checkout.payment.fieldsFailed')}</p>}
      <div className={styles.cardFields}>
        {ids.map((id) => (
          <div key={id} className={formStyles.field} data-card-field={id} data-invalid={errors[id] ? '' : undefined}>
            <p className={formStyles.label} id={`${id}-label`}>
              {t(`checkout.payment.${id}`)}
            </p>
            <fieldset
              id={id}
              aria-labelledby={`${id}-label`}
              aria-describedby={errors[id] ? `${id}-error` : undefined}
              tabIndex={-1}
              className={styles.host}
              data-invalid={errors[id] ? '' : undefined}
              onFocus={() => fields.current?.focus(id)}
              ref={(element) => {
                if (element) hosts.current.set(id, element)
              }}
            />
            <p className={formStyles.error} id={`${id}-error`}>
              {errors[id]}
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
