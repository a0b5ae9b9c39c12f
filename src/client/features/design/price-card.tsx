import { nightsOf } from '../../../shared/design/route-days.ts'
import type { RouteView } from '../../../shared/design/route-view.ts'
import { formatMoney } from '../../../shared/format/format-money.ts'
import type { PageData } from '../../../shared/page.ts'
import { partyOf } from '../../../shared/provider/party.ts'
import { useHref, usePage, useTranslate } from '../../place.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import styles from './price-card.module.css'
import { useLeaving } from './use-leaving.ts'
import type { RouteStatus } from './use-route.ts'

type Props = {
  data: PageData<'design-your-own-tour-itinerary'>
  route: RouteView
  status: RouteStatus
}

/** What the route costs as it stands, and the way on. */
export function PriceCard({ data: { rooms, access, refId }, route, status }: Props) {
  const t = useTranslate()
  const href = useHref()
  const { chrome, place } = usePage()
  const { locale } = place
  const hasCheckout = place.site.markets[0]?.flags.enableCustomCheckout
  const { isBusy, leave } = useLeaving(status)
  const persons = partyOf(rooms).travellers
  const isChanging = status === 'changing'

  return (
    <section className={styles.card} aria-labelledby="price-title">
      <h2 id="price-title">{t('design.priceTitle')}</h2>
      <p className={styles.total} aria-busy={isChanging}>
        <Price value={route.price.total} />
      </p>
      <p className={styles.each}>
        {persons > 1 && route.price.perPerson ? (
          <>
            <Price value={route.price.perPerson} /> {t('design.perPerson')}
          </>
        ) : (
          t('design.forNights', { count: nightsOf(route) })
        )}
      </p>
      <p role="status" className={styles.status}>
        {isChanging
          ? t('design.pricing')
          : status === 'changed'
            ? t('design.priced', { price: formatMoney(route.price.total, locale), count: nightsOf(route) })
            : ''}
      </p>
      {access !== 'theirs' && !hasCheckout ? (
        <p>{t('tour.bookByPhone', { phone: chrome.contact.phone })}</p>
      ) : access === 'closed' ? (
        <LinkButton href={href('checkout', { checkoutId: refId })} data-reload="" wide>
          {t('design.toCheckout')}
        </LinkButton>
      ) : (
        <form method="post" onSubmit={leave}>
          <Button type="submit" name="change" value={access === 'mine' ? 'book' : 'copy'} wide busy={isBusy}>
            {t(access === 'mine' ? 'design.book' : 'design.copy')}
          </Button>
        </form>
      )}
      {hasCheckout && <p className={styles.note}>{t('tour.noObligation')}</p>}
    </section>
  )
}
