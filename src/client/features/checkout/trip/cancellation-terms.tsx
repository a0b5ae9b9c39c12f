import type { CancellationTerm } from '../../../../shared/checkout/steps/frame.ts'
import { addDays, formatDate } from '../../../../shared/format/date.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import styles from './price-lines.module.css'

/** In plain words with dates (rule 73): until when it costs how much to cancel. */
export function CancellationTerms({ terms }: { terms: readonly CancellationTerm[] }) {
  const t = useTranslate()
  const { locale } = usePlace()
  if (terms.length === 0) return null
  const dateOf = (date: string) => formatDate(date, locale, 'short')
  const sentence = ({ from, percentage }: CancellationTerm, next: CancellationTerm | undefined) => {
    const until = next?.from && dateOf(addDays(next.from, -1))
    if (percentage === 0 && until) return t('checkout.cancel.freeUntil', { date: until })
    if (until) return t('checkout.cancel.until', { date: until, percentage })
    return from ? t('checkout.cancel.from', { date: dateOf(from), percentage }) : t('checkout.cancel.always', { percentage })
  }
  return (
    <div className={styles.terms}>
      <h3>{t('checkout.cancel.title')}</h3>
      <ul>
        {terms.map((term, index) => (
          <li key={term.from ?? 'start'}>{sentence(term, terms[index + 1])}</li>
        ))}
      </ul>
    </div>
  )
}
