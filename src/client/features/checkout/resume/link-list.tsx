import { intentInput, type LinkView, revokedLinkInput } from '../../../../shared/checkout/resume/resume.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from './resume.module.css'

type Props = {
  links: readonly LinkView[]
  /** The form its buttons belong to until a script has taken over. */
  form: string | undefined
  busy: boolean
  onRevoke: (link?: string) => void
}

/** What opens this booking elsewhere: each link can be ended, or all of them. */
export function LinkList({ links, form, busy, onRevoke }: Props) {
  const t = useTranslate()
  const { locale } = usePlace()
  const say = (day: string) => formatDate(day, locale)
  return (
    <form
      method="post"
      className={styles.revoke}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent
        onRevoke(submitter instanceof HTMLButtonElement && submitter.name === revokedLinkInput ? submitter.value : undefined)
      }}
    >
      <p className={styles.text}>{t('checkout.resume.revokeText')}</p>
      <ul className={styles.links}>
        {links.map(({ id, made, until, opened }, index) => (
          <li key={id}>
            <p>
              {t('checkout.resume.linkMade', { number: index + 1, made: say(made), until: say(until) })}{' '}
              {opened ? t('checkout.resume.linkOpened', { date: say(opened) }) : t('checkout.resume.linkUnopened')}
            </p>
            <Button type="submit" kind="quiet" form={form} name={revokedLinkInput} value={id} busy={busy}>
              {t('checkout.resume.endOne', { number: index + 1 })}
            </Button>
          </li>
        ))}
      </ul>
      <Button type="submit" kind="quiet" form={form} name={intentInput} value="revoke" busy={busy}>
        {t(busy ? 'checkout.resume.revoking' : 'checkout.resume.revoke')}
      </Button>
    </form>
  )
}
