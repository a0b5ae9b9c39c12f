import type { PaymentMethod, PaymentPlan } from '../../../../shared/checkout/payment/payment-method.ts'
import type { ScheduleView } from '../../../../shared/checkout/steps/payment/page.ts'
import { useTranslate } from '../../../place.tsx'
import formStyles from '../../../ui/form/form.module.css'
import styles from './payment.module.css'
import { ScheduleTimeline } from './schedule-timeline.tsx'

/** Every plan with its full schedule before it is chosen (rule 76). */
export function PlanChoice({
  schedules,
  plan,
  method,
  onChoose,
}: {
  schedules: readonly ScheduleView[]
  plan: PaymentPlan
  method: PaymentMethod
  onChoose: (plan: PaymentPlan) => void
}) {
  const t = useTranslate()
  const [only] = schedules
  return (
    <section className={styles.section} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('checkout.payment.planTitle')}</h2>
      {schedules.length === 1 && only ? (
        <>
          <input type="hidden" name="plan" value={only.plan} />
          <ScheduleTimeline schedule={only} method={method} />
        </>
      ) : (
        <fieldset aria-labelledby="plan-title" className={styles.plans}>
          {schedules.map((schedule) => (
            <div key={schedule.plan} className={styles.plan}>
              <label className={formStyles.choice}>
                <input
                  type="radio"
                  name="plan"
                  value={schedule.plan}
                  checked={schedule.plan === plan}
                  aria-describedby={`plan-${schedule.plan}`}
                  onChange={() => onChoose(schedule.plan)}
                />
                <span>
                  {t(
                    method === 'invoice' && schedule.plan === 'ONE_TIME'
                      ? 'checkout.payment.allOnInvoice'
                      : `checkout.payment.plan.${schedule.plan}`,
                  )}
                </span>
              </label>
              <ScheduleTimeline schedule={schedule} method={method} id={`plan-${schedule.plan}`} />
            </div>
          ))}
        </fieldset>
      )}
    </section>
  )
}
