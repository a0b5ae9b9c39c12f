import type { RouteName } from '../../../shared/routing/routes.ts'
import { useHref, usePage, useTranslate } from '../../place.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './coming-page.module.css'

type Words = { title: string; text: string; scene: string }

/** Pages that a later release fills: what each is for, in its own words. */
const words: Partial<Record<RouteName, Words>> = {
  login: { title: 'account.loginTitle', text: 'account.loginIntro', scene: 'fjord-9' },
  signup: { title: 'account.signupTitle', text: 'account.signupIntro', scene: 'fjord-9' },
  'reset-password': { title: 'account.resetPasswordTitle', text: 'account.resetPasswordIntro', scene: 'fjord-9' },
  'account-activation': { title: 'account.activationTitle', text: 'account.activationIntro', scene: 'fjord-9' },
  verification: { title: 'account.verificationTitle', text: 'account.verificationIntro', scene: 'fjord-9' },
  profile: { title: 'account.profileTitle', text: 'account.comingIntro', scene: 'forest-9' },
  bookings: { title: 'account.bookingsTitle', text: 'account.comingIntro', scene: 'forest-9' },
  'manual-booking-association': { title: 'account.associationTitle', text: 'account.associationIntro', scene: 'forest-9' },
}

export function ComingPage() {
  const { head, route, chrome } = usePage()
  const t = useTranslate()
  const href = useHref()
  const own = route === 'error' ? undefined : words[route]
  const { phone } = chrome.contact
  return (
    <section className={`wrap ${styles.page}`} aria-labelledby="coming-title">
      <div className={styles.words}>
        <h1 id="coming-title">{own ? t(own.title) : head.title}</h1>
        <p>{own ? t(own.text) : head.description}</p>
        <p className={styles.ways}>
          <LinkButton href={href('search')}>{t('chrome.searchLabel')}</LinkButton>
          {phone && (
            <LinkButton href={`tel:${phone.replace(/[^+\d]/g, '')}`} kind="secondary">
              {phone}
            </LinkButton>
          )}
        </p>
      </div>
      <Picture src={`/assets/artwork/${own?.scene ?? 'coast-9'}`} alt="" sizes="(min-width: 48rem) 50vw, 92vw" first />
    </section>
  )
}
