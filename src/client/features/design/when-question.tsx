import { earliestStart, latestStart, offeredMonths } from '../../../shared/design/answers.ts'
import { routeLimits } from '../../../shared/design/limits.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { usePlace, useTranslate } from '../../place.tsx'
import { Field } from '../../ui/field.tsx'
import { AnswerError, errorProps, Question, type QuestionProps } from './question.tsx'
import styles from './when-question.module.css'

export function WhenQuestion({ data: { today, values }, problems }: QuestionProps) {
  const t = useTranslate()
  const { locale } = usePlace()
  return (
    <Question name="when">
      <div className={styles.fields}>
        <div>
          <AnswerError problems={problems} field="month" />
          <Field id="answer-month" label={t('design.month')}>
            <select id="answer-month" name="month" defaultValue={values.month?.[0] ?? ''} {...errorProps(problems, 'month')}>
              <option value="">{t('design.monthChoose')}</option>
              {offeredMonths(today).map((month) => (
                <option key={month} value={month}>
                  {formatDate(`${month}-01`, locale, 'month-year')}
                </option>
              ))}
            </select>
          </Field>
        </div>
        <div>
          <AnswerError problems={problems} field="date" />
          <Field id="answer-date" label={t('design.date')}>
            <input
              type="date"
              id="answer-date"
              name="date"
              min={earliestStart(today)}
              max={latestStart(today)}
              defaultValue={values.date?.[0] ?? ''}
              {...errorProps(problems, 'date')}
            />
          </Field>
        </div>
        <div>
          <AnswerError problems={problems} field="nights" />
          <Field id="answer-nights" label={t('design.nights')}>
            <input
              type="number"
              id="answer-nights"
              name="nights"
              inputMode="numeric"
              min={routeLimits.nights.min}
              max={routeLimits.nights.max}
              defaultValue={values.nights?.[0] ?? ''}
              className={styles.nights}
              {...errorProps(problems, 'nights')}
            />
          </Field>
          <p className={styles.hint}>{t('design.nightsHint', { min: routeLimits.nights.min, max: routeLimits.nights.max })}</p>
        </div>
      </div>
    </Question>
  )
}
