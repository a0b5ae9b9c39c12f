import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import styles from './module-replacement.module.css'
import { useReplacementMessage } from './use-replacement-message.ts'

/** The provider's page in a frame (rule 70). It is of another origin, so that its own storage is its own; it gets no way out of the frame but its message. */
export function ReplacementFramePage({ data: { url, allowed, backHref } }: { data: PageData<'module-replacement-frame'> }) {
  const t = useTranslate()
  const frame = useReplacementMessage(url, allowed)
  return (
    <div className={styles.page}>
      <h1>{t('checkout.replacement.title')}</h1>
      <p>{t('checkout.replacement.frameText')}</p>
      {backHref && (
        <p>
          <LinkButton kind="secondary" href={backHref}>
            {t('checkout.replacement.toBooking')}
          </LinkButton>
        </p>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        title={t('checkout.replacement.frameTitle')}
        sandbox="allow-scripts allow-forms allow-same-origin"
        referrerPolicy="no-referrer"
      />
    </div>
  )
}
