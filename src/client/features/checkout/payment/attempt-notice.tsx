import { type Ref, useEffect } from 'react'
import type { PaymentAttempt } from '../../../../shared/checkout/steps/payment/page.ts'
import type { PageData } from '../../../../shared/page.ts'
import { reportProblem } from '../../../browser/report-problem.ts'
import { useHref, useTranslate } from '../../../place.tsx'
import { Notice } from '../steps/notice.tsx'

/** `failed`: the connection was lost, nothing was charged. `unknown`: it was lost, and nobody can say yet. `told`: in words of the processor or the shop. */
export type Attempt = PaymentAttempt | { kind: 'failed' | 'unknown' } | { kind: 'declined-so' | 'not-bookable'; text: string }

type Told = { tone?: 'warning' | 'info'; title: string; text: string; link?: { href: string; text: string } }

/** Money that comes from an account is not told of as a card. */
function declineKey({ reason, method = 'card' }: Extract<PaymentAttempt, { kind: 'declined' }>): string {
  const isOfAccount = method !== 'card' && (reason === 'refused' || reason === 'insufficient-funds')
  return `checkout.payment.${isOfAccount ? 'declineAccount' : 'decline'}.${reason}`
}

function useTold(data: PageData<'payment'>): (attempt: Attempt) => Told {
  const t = useTranslate()
  const href = useHref()
  const nothingCharged = t('checkout.payment.declinedText')
  const again = { href: href('payment', { checkoutId: data.checkoutId }), text: t('checkout.payment.showAgain') }
  const changes = { href: href('availability', { checkoutId: data.checkoutId }), text: t('checkout.payment.seeChanges') }
  const details = { href: href('traveller-details', { checkoutId: data.checkoutId }), text: t('checkout.payment.change') }
  const lookAgain = { href: data.returnHref, text: t('checkout.confirmation.lookAgain') }

  const refused = (reason: Extract<PaymentAttempt, { kind: 'refused' }>['reason']): Told => {
    const title = t('checkout.payment.notStarted')
    switch (reason) {
      case 'terms-missing':
        return {
          tone: 'warning',
          title: t('checkout.payment.termsChangedTitle'),
          text: t('checkout.payment.termsChangedText'),
          link: again,
        }
      case 'unsupported-plan':
        return { tone: 'warning', title: t('checkout.payment.planGoneTitle'), text: t('checkout.payment.planGoneText') }
      case 'superseded':
        return { title, text: t('checkout.payment.superseded'), link: again }
      case 'changed':
        return { tone: 'warning', title: t('checkout.payment.changedTitle'), text: t('checkout.payment.changedText'), link: changes }
      case 'checking':
      case 'paid':
        return { title: t('checkout.confirmation.title.checking'), text: t('checkout.confirmation.lead.checking'), link: lookAgain }
      default:
        return { title, text: data.messages.missingRequiredFields, link: details }
    }
  }

  return (attempt) => {
    switch (attempt.kind) {
      case 'unfinished':
        return { tone: 'info', title: t('checkout.payment.unfinishedTitle'), text: t('checkout.payment.unfinishedText') }
      case 'needs-script':
        return {
          tone: 'warning',
          title: t('checkout.payment.notStarted'),
          text: `${t('checkout.payment.needsScript')} ${t('checkout.payment.helpPhone', { phone: data.helpPhone })}`,
        }
      case 'other-amount':
        return { tone: 'info', title: t('checkout.payment.otherAmountTitle'), text: t('checkout.payment.otherAmountText') }
      case 'declined':
        return { title: t('checkout.payment.declinedTitle'), text: `${t(declineKey(attempt))} ${nothingCharged}` }
      case 'declined-so':
        return { title: t('checkout.payment.declinedTitle'), text: `${attempt.text} ${nothingCharged}` }
      case 'not-bookable':
        return { title: t('checkout.payment.notBookableTitle'), text: attempt.text, link: changes }
      case 'failed':
        return { title: t('checkout.payment.failedTitle'), text: t('checkout.payment.failedText') }
      case 'unknown':
        return { title: t('checkout.confirmation.title.checking'), text: t('checkout.confirmation.lead.checking'), link: lookAgain }
      case 'not-started':
        return { title: t('checkout.payment.notStarted'), text: attempt.text }
      case 'refused':
        return refused(attempt.reason)
    }
  }
}

const answers = new Set<Attempt['kind']>(['declined', 'declined-so', 'not-bookable'])

/** What happened, whether money moved, and what to do next (rule 84). */
export function AttemptNotice({ ref, attempt, data }: { ref: Ref<HTMLDivElement>; attempt: Attempt; data: PageData<'payment'> }) {
  const t = useTranslate()
  const { tone = 'critical', title, text, link } = useTold(data)(attempt)
  /** An error that leaves the page standing is told by a toast as well (rule 39). What a bank says is an answer and no error, and what the page came with was told before. */
  const isError = attempt !== data.attempt && tone === 'critical' && !answers.has(attempt.kind)
  useEffect(() => {
    if (isError) reportProblem({ title, detail: text }, t)
  }, [isError, title, text, t])
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone={tone} title={title}>
        <p>{text}</p>
        {link && (
          <p>
            <a href={link.href}>{link.text}</a>
          </p>
        )}
        {'supportCode' in attempt && attempt.supportCode && <p>{t('checkout.failure.code', { code: attempt.supportCode })}</p>}
      </Notice>
    </div>
  )
}
