import type { FormEvent, Ref } from 'react'
import { type Consent, everything, nothing, purposes } from '../../../shared/consent.ts'
import { usePage, useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './consent-dialog.module.css'

type Props = { ref: Ref<HTMLDialogElement>; shown: Consent; onDecide: (consent: Consent) => void }

/** Both purposes, as they were decided; leaving by Esc or the cross decides nothing. */
export function ConsentDialog({ ref, shown, onDecide }: Props) {
  const t = useTranslate()
  const { chrome } = usePage()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    onDecide({ personalization: chosen.has('personalization'), targeting: chosen.has('targeting') })
  }
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby="consent-manage-title" aria-describedby="consent-manage-text">
      <form onSubmit={save}>
        <div className={styles.head}>
          <h2 id="consent-manage-title">{t('consent.manageTitle')}</h2>
          <button
            type="button"
            className={styles.close}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
            aria-label={t('common.close')}
            data-tooltip=""
          >
            <Icon name="x" />
          </button>
        </div>
        <p id="consent-manage-text">
          {t('consent.manageText')} <a href={chrome.cookiePolicyHref}>{t('consent.policy')}</a>
        </p>
        <dl className={styles.always}>
          <dt>{t('consent.necessary')}</dt>
          <dd>{t('consent.necessaryText')}</dd>
        </dl>
        {purposes.map((purpose) => (
          <div key={purpose} className={styles.purpose}>
            <input
              type="checkbox"
              id={`consent-${purpose}`}
              name={purpose}
              defaultChecked={shown[purpose]}
              aria-describedby={`consent-${purpose}-text`}
            />
            <div>
              <label htmlFor={`consent-${purpose}`}>{t(`consent.${purpose}`)}</label>
              <p id={`consent-${purpose}-text`}>{t(`consent.${purpose}Text`)}</p>
            </div>
          </div>
        ))}
        <div className={styles.answers}>
          <Button kind="secondary" onClick={() => onDecide(nothing)}>
            {t('consent.refuse')}
          </Button>
          <Button kind="secondary" onClick={() => onDecide(everything)}>
            {t('consent.accept')}
          </Button>
          <Button type="submit">{t('consent.save')}</Button>
        </div>
      </form>
    </dialog>
  )
}
