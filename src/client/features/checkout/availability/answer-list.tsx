import type { ChangeAnswer } from '../../../../shared/checkout/steps/availability/change-answer.ts'
import { formatMoney } from '../../../../shared/format/format-money.ts'
import type { Money } from '../../../../shared/format/money.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import styles from './availability.module.css'

/** What was answered to changes so far; it is kept with the checkout. */
export function AnswerList({ answers }: { answers: readonly ChangeAnswer[] }) {
  const t = useTranslate()
  const { locale } = usePlace()
  if (answers.length === 0) return null
  const say = (price: Money | undefined) => (price ? formatMoney(price, locale) : '–')
  return (
    <section aria-labelledby="answers-title" className={styles.answers}>
      <h2 id="answers-title">{t('checkout.availability.answersTitle')}</h2>
      <ul>
        {answers.map(({ componentId, kind, name, before, now, becomes = '' }) => (
          <li key={componentId}>{t(`checkout.availability.answer.${kind}`, { name, before: say(before), now: say(now), becomes })}</li>
        ))}
      </ul>
    </section>
  )
}
