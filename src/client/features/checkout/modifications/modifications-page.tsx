import type { PartChange } from '../../../../shared/checkout/steps/modifications/changes.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { formatMoney } from '../../../../shared/format/format-money.ts'
import type { PageData } from '../../../../shared/page.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { OwnErrorTexts } from '../../../ui/form/error-text.ts'
import { Price } from '../../../ui/price.tsx'
import entryStyles from '../entry/entry.module.css'
import { Notice } from '../steps/notice.tsx'
import { CancellationTerms } from '../trip/cancellation-terms.tsx'
import { AccessForm } from '../visitor/access-form.tsx'
import styles from './modifications.module.css'

/** What would change, what it costs and on which terms; nothing of the booking changes before the box is ticked and the button pressed (rule 87). */
export function ModificationsPage({ data }: { data: PageData<'modifications'> }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const { money } = data
  return (
    <div className={entryStyles.page}>
      <div className={styles.quote}>
        <header className={styles.top}>
          <h1>{t('checkout.modifications.title')}</h1>
          <p>
            {data.title}
            <br />
            {formatDate(data.startDate, locale)} – {formatDate(data.endDate, locale)}
          </p>
          <p>{t('booked.change.lead')}</p>
        </header>
        <Refusal data={data} />
        <section>
          <h2>{t('booked.change.parts')}</h2>
          {data.changes.length === 0 ? <p>{t('booked.change.noParts')}</p> : <Changes changes={data.changes} />}
        </section>
        <OnRequest parts={data.onRequest} />
        {money && <ChangedPrice money={money} refundBy={data.refundBy} />}
        <CancellationTerms terms={data.cancellation} />
        {data.access === 'owner' ? money && <Agreement data={data} money={money} /> : <AccessForm frame={data} />}
        <p>{t('booked.change.help', { phone: data.helpPhone })}</p>
      </div>
    </div>
  )
}

const consentId = 'change-consent'

function Refusal({ data: { refusal } }: { data: PageData<'modifications'> }) {
  const t = useTranslate()
  if (!refusal) return null
  const error =
    refusal.kind === 'consent'
      ? { text: `${t('checkout.payment.agreement')}: ${t('checkout.payment.agree')}`, fieldId: consentId }
      : refusal.kind === 'lost'
        ? { text: t('booked.change.lost', { parts: refusal.parts.join(', ') }) }
        : { text: t(refusal.kind === 'moved' ? 'booked.change.moved' : 'booked.change.failed') }
  return <ErrorSummary errors={[error]} attempt={1} />
}

function Changes({ changes }: { changes: readonly PartChange[] }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const named = ({ name, startDate }: { name: string; startDate?: string }) =>
    startDate ? `${name}, ${formatDate(startDate, locale, 'weekday')}` : name
  return (
    <ul className={styles.changes}>
      {changes.map((change) => {
        const part = change.kind === 'removed' ? change.before : change.after
        return (
          <li key={`${change.kind} ${part.id}`} data-kind={change.kind}>
            <strong>{t(`booked.change.${change.kind}`)}</strong>
            <span>
              {named(part)}
              {change.kind === 'changed' && (
                <span className={styles.before}>{t('booked.change.before', { name: named(change.before) })}</span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** What ends as requested is not offered as if it could be booked (rule 86). */
function OnRequest({ parts }: { parts: readonly string[] }) {
  const t = useTranslate()
  if (parts.length === 0) return null
  return (
    <Notice tone="info" title={t('checkout.availability.status.OnRequest')}>
      <p>{parts.join(', ')}</p>
      <p>{t('booked.lead.changeRequested')}</p>
    </Notice>
  )
}

type Money = NonNullable<PageData<'modifications'>['money']>

function ChangedPrice({ money: { before, after, difference, due, refund }, refundBy }: { money: Money; refundBy: string }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const rows = [
    { name: t('booked.change.old'), value: before },
    { name: t('booked.change.new'), value: after },
    ...(difference.amount > 0 ? [{ name: t('booked.change.dearer'), value: difference }] : []),
    ...(difference.amount < 0 ? [{ name: t('booked.change.cheaper'), value: { ...difference, amount: -difference.amount } }] : []),
    ...(due.amount > 0 ? [{ name: t('booked.change.dueNow'), value: due, isDue: true }] : []),
  ]
  return (
    <section>
      <h2>{t('booked.change.money')}</h2>
      <dl className={styles.prices}>
        {rows.map(({ name, value, isDue }) => (
          <div key={name} data-due={isDue ? '' : undefined}>
            <dt>{name}</dt>
            <dd>
              <Price value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {difference.amount === 0 && <p className={styles.after}>{t('booked.change.same')}</p>}
      {refund && (
        <p className={styles.after}>
          {t('booked.change.refund', { amount: formatMoney(refund, locale), date: formatDate(refundBy, locale) })}
        </p>
      )}
    </section>
  )
}

/** Posted to the page's own address, with and without JavaScript: one press, one yes. */
function Agreement({ data, money }: { data: PageData<'modifications'>; money: Money }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const errors = data.refusal?.kind === 'consent' ? [{ name: 'consent', code: 'required' as const }] : undefined
  return (
    <form method="post" className={styles.agreement} noValidate>
      <input type="hidden" name="change" value={data.change} />
      <OwnErrorTexts value={{ required: t('checkout.payment.agree') }}>
        <Checkbox
          meta={{ id: consentId, name: 'consent', errorId: `${consentId}-error`, descriptionId: `${consentId}-hint`, errors }}
          name={t('checkout.payment.agreement')}
          label={t('booked.change.consent', { amount: formatMoney(money.after, locale) })}
        />
      </OwnErrorTexts>
      <Button type="submit">
        {money.due.amount > 0
          ? t('booked.change.pay', { amount: formatMoney(money.due, locale) })
          : t(data.onRequest.length > 0 ? 'booked.change.request' : 'booked.change.confirm')}
      </Button>
    </form>
  )
}
