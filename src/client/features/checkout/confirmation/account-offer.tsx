import type { BookingPage } from '../../../../shared/checkout/confirmation/page.ts'
import { marketOf } from '../../../../shared/routing/site.ts'
import { useHref, usePlace, useTranslate } from '../../../place.tsx'

/** Only now, and only as an offer (rule 88). */
export function AccountOffer({ data: { state, channel } }: { data: BookingPage }) {
  const t = useTranslate()
  const href = useHref()
  const { site, market } = usePlace()
  const isDone = state === 'confirmed' || state === 'requested'
  if (!isDone || channel === 'B2B' || !marketOf(site, market)?.authentication) return null
  return (
    <p className="unprinted">
      {t('booked.account.text')} <a href={href('signup')}>{t('booked.account.link')}</a>
    </p>
  )
}
