import type { ReactNode } from 'react'
import type { StepName } from '../../../../shared/checkout/steps/table.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import type { PageData } from '../../../../shared/page.ts'
import { partyOf } from '../../../../shared/provider/party.ts'
import { useHref, usePlace, useTranslate } from '../../../place.tsx'
import { useStepName } from '../steps/step-name.ts'
import styles from './payment.module.css'

/** What will be booked and for whom, with a way to change each part, before the paying button (WCAG 3.3.4, 3.3.6); a change of a booking has no such steps. */
export function Review({ data }: { data: PageData<'payment'> }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const nameOf = useStepName()
  const { adults, children } = partyOf(data.rooms)
  const { travellers, phone, answers } = data.review
  return (
    <section className={styles.section} aria-labelledby="review-title">
      <h2 id="review-title">{t('checkout.payment.reviewTitle')}</h2>
      <dl className={styles.review}>
        <div>
          <dt>{t('checkout.payment.trip')}</dt>
          <dd>
            {data.title}
            <br />
            <span>
              {formatDate(data.startDate, locale)} – {formatDate(data.endDate, locale)}
            </span>
          </dd>
        </div>
        <Reviewed data={data} title={t('checkout.payment.who')} step="traveller-details" change={t('checkout.payment.changeTravellers')}>
          {t('checkout.travellers', { adults, children })}
          {travellers.length > 0 && (
            <ul>
              {travellers.map(({ name, birthDate }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two travellers may have the same name and birthday
                <li key={index}>
                  <bdi>{name}</bdi>
                  {birthDate && <small> {t('checkout.payment.born', { date: formatDate(birthDate, locale) })}</small>}
                </li>
              ))}
            </ul>
          )}
        </Reviewed>
        {data.email && (
          <Reviewed data={data} title={t('checkout.contact.title')} step="traveller-details" change={t('checkout.payment.changeContact')}>
            {[data.payerName, data.email, phone].filter(Boolean).map((line) => (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ))}
          </Reviewed>
        )}
        {answers.length > 0 && (
          <Reviewed data={data} title={nameOf('experiences')} step="experiences" change={t('checkout.payment.changeAnswers')}>
            <ul>
              {answers.map(({ question, answer }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two activities may ask the same
                <li key={index}>
                  <small>{question}</small> <bdi>{typeof answer === 'string' ? answer : t(answer ? 'forms.yes' : 'forms.no')}</bdi>
                </li>
              ))}
            </ul>
          </Reviewed>
        )}
      </dl>
    </section>
  )
}

type ReviewedProps = { data: PageData<'payment'>; title: string; step: StepName; change: string; children: ReactNode }

/** A part of it, and the way to where it is changed. */
function Reviewed({ data, title, step, change, children }: ReviewedProps) {
  const href = useHref()
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {children}
        {data.steps.some(({ name }) => name === step) && <a href={href(step, { checkoutId: data.checkoutId })}>{change}</a>}
      </dd>
    </div>
  )
}
